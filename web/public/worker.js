// Phones let a page notify only through a worker. This one does nothing else: it stores nothing and answers no request.
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
