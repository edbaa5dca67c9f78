/**
 * Keep the screen of this device lit until the returned function is called. The browser releases the lock while the
 * page is hidden, so it is requested again.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let done = false
  const ask = async () => {
    if (document.hidden || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (done) await lock.release()
    } catch {
      // Low battery, or not allowed: the screen dims as usual.
    }
  }
  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    done = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
