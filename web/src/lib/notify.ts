// Notifications: through a service worker if there is one, as phones require, or else by the page itself.

/** How long to wait for the service worker, in milliseconds. */
const PATIENCE = 5000

export interface Notice {
  title: string
  body: string
  /** The page that a click opens. A notification for the same page replaces the one before. */
  path: string
}

/** Whether the browser supports notifications here; it needs a secure address. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext
}

export function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted'
}

/** Ask for permission and show a first notification; return whether that worked. */
export async function askToNotify(notice: Notice): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted' && (await notify(notice))
  } catch {
    return false
  }
}

/** Show a notification; return whether that worked. */
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

/** Close the notifications for a page that is being viewed. */
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
