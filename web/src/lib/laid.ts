/** Measure once the page is laid out for the next frame, before that is drawn: to ask earlier would lay the page out once more. What
 * is measured for must have a size. Return how to leave it. */
export function onceLaid(element: Element, measure: () => void): () => void {
  const watch = new ResizeObserver(() => {
    watch.disconnect()
    measure()
  })
  watch.observe(element)
  return () => watch.disconnect()
}
