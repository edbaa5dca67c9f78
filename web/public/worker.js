// The service worker. It opens the page without a connection, and shows notifications on phones.
//
// The page itself always comes from the server while that answers; the stored one is only for when it does not. Files under /assets/
// have names that change with their content, so a stored one is never old. Nothing else is stored, above all no answer of /api/.
const STORE = 'croupier-page'

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(prepare())
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** Store the page and the files that it names, so that one visit is enough. */
async function prepare() {
  const page = await fetch('/', { cache: 'no-cache' })
  if (!page.ok) return
  const names = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  const store = await caches.open(STORE)
  await keep(page)
  await Promise.all(names.map((name) => store.add(name)))
}

async function openPage(request) {
  try {
    const page = await fetch(request)
    if (page.ok && page.headers.get('content-type')?.startsWith('text/html')) await keep(page.clone()).catch(() => {})
    return page
  } catch (gone) {
    const page = await caches.match('/')
    if (page) return page
    throw gone
  }
}

/** Store the page, which is the same at every address. The files of another version of it are dropped. */
async function keep(page) {
  const store = await caches.open(STORE)
  const before = await (await store.match('/'))?.text()
  const now = await page.clone().text()
  if (before === now) return
  for (const old of before === undefined ? [] : await store.keys()) await store.delete(old)
  await store.put('/', page)
}

async function asset(request) {
  const stored = await caches.match(request)
  if (stored) return stored
  const fresh = await fetch(request)
  if (fresh.ok) await (await caches.open(STORE)).put(request, fresh.clone()).catch(() => {})
  return fresh
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data?.path ?? '/'))
})

/** Brings the page of a table to the front, or opens it. */
async function show(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((each) => new URL(each.url).pathname === path)
  await (page ? page.focus() : clients.openWindow(path))
}
