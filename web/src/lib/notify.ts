// Notifications: through a worker where there is one, as phones want it, and by the page itself elsewhere.

/** Milliseconds in which a worker wakes up, if it ever does. */
const PATIENCE = 5000

export interface Notice {
  title: string
  body: string
  /** Where a click leads. A notice of the same place replaces the one before. */
  path: string
}

/** Whether this browser lets pages notify at all; where the address is not a secure one it does not. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext
}

export function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted'
}

/** Asks the browser, and tries at once whether it works; whether it does. */
export async function askToNotify(notice: Notice): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted' && (await notify(notice))
  } catch {
    return false
  }
}

/** Shows a notice; whether the browser did. */
export async function notify({ title, body, path }: Notice): Promise<boolean> {
  const options = { body, tag: path, icon: '/icon-turn.svg', data: { path } }
  const worker = await awake()
  try {
    if (worker) await worker.showNotification(title, options)
    else
      new Notification(title, options).onclick = () => {
        focus()
      }
    return true
  } catch {
    return false
  }
}

/** Takes back what was noticed about a place: somebody is looking. */
export async function putAway(path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  for (const notice of (await worker?.getNotifications({ tag: path })) ?? []) notice.close()
}

async function awake(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register('/worker.js')
    const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
    return await Promise.race([navigator.serviceWorker.ready, late])
  } catch {
    return null // some browsers have none, or none in a private window
  }
}
