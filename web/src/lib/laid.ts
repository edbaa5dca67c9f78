/**
 * Measure once the page is laid out for the next frame, before it is drawn: measuring earlier would lay out the page
 * again. Return a function that cancels it. The root is observed, so that changes caused by the measuring reach all
 * other observers before that frame.
 */
export function onceLaid(measure: () => void): () => void {
  const watch = new ResizeObserver(() => {
    watch.disconnect()
    measure()
  })
  watch.observe(document.documentElement)
  return () => watch.disconnect()
}
