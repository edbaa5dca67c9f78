// Sheets and dialogs over the page. Going back closes the topmost before it leaves the page: while any is open, the
// history has one more entry at the same address.

const open: (() => void)[] = []
/** Whether the page itself has gone back, because the last sheet was closed. */
let leaving = false
/** Where to go once the page has gone back. */
const waiting: (() => void)[] = []

const isMarked = () => (history.state as { sheet?: true } | null)?.sheet === true

function mark(): void {
  if (!isMarked()) history.pushState({ sheet: true }, '')
}

/** Remember that a sheet is open, and how to close it. Call the returned function when it is closed. */
export function openSheet(close: () => void): () => void {
  open.push(close)
  if (!leaving) mark()
  return () => {
    const at = open.lastIndexOf(close)
    if (at < 0) return
    open.splice(at, 1)
    // One sheet may follow another at once; then the entry stays.
    setTimeout(() => {
      if (open.length > 0 || leaving || !isMarked()) return
      leaving = true
      history.back()
    })
  }
}

/** Handle a step back in the history; return whether it only closed a sheet. */
export function wentBack(): boolean {
  if (leaving) {
    leaving = false
    if (open.length > 0) mark()
    for (const go of waiting.splice(0)) go()
    return true
  }
  const close = open.at(-1)
  if (!close || isMarked()) return false
  open.pop()
  close()
  if (open.length > 0) mark()
  return true
}

/**
 * Call `go` with whether the history entry is that of a sheet, which another page replaces. It waits while the page
 * itself goes back: the step back would leave that other page.
 */
export function whenSettled(go: (isSheet: boolean) => void): void {
  if (leaving) waiting.push(() => go(isMarked()))
  else go(isMarked())
}
