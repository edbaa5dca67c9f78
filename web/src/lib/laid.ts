/** Measure once the page is laid out for the next frame, before that is drawn: to ask earlier would lay the page out once more. Return
 * how to leave it. It is the root that is observed: what the measuring changes is then told to all other observers before that frame. */
export function onceLaid(measure: () => void): () => void {
  const watch = new ResizeObserver(() => {
    watch.disconnect()
    measure()
  })
  watch.observe(document.documentElement)
  return () => watch.disconnect()
}
