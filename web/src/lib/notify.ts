// Notifications: through a worker where there is one, as phones want it, and by the page itself elsewhere.

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

async function awake(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register('/worker.js')
    return await navigator.serviceWorker.ready
  } catch {
    return null // some browsers have none, or none in a private window
  }
}
