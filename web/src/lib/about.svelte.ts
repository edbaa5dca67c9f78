// Lets a counter, a sign or a person on a board open its legend, by pointer and by keyboard.

import type { Attachment } from 'svelte/attachments'
import { settings } from './settings.svelte'
import type { BoardTable } from './table.svelte'

/**
 * An attachment for an element whose words have an id: `about-points`, `card-peek`. Within a button it only marks the
 * element, so that the pointer finds its legend; presses belong to the button. In a drawing that cannot be pressed it
 * does nothing.
 */
export function about(table: BoardTable, id: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (element.closest('[inert]')) return
    element.dataset.legend = id
    if (element.parentElement?.closest('button, a, summary, [role="button"]')) return
    const open = (event: Event) => {
      // A button inside it handles its own presses.
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (button && element.contains(button)) return
      event.preventDefault()
      event.stopPropagation()
      table.inspect(id)
    }
    const type = (event: Event) => {
      if (event instanceof KeyboardEvent && ['Enter', ' ', 'i'].includes(event.key)) open(event)
    }
    element.setAttribute('role', 'button')
    element.tabIndex = 0
    element.classList.add('ui-about')
    element.addEventListener('click', open)
    element.addEventListener('keydown', type)
    element.addEventListener('contextmenu', open)
    mark(element, table.view.game, id)
    return () => {
      element.removeEventListener('click', open)
      element.removeEventListener('keydown', type)
      element.removeEventListener('contextmenu', open)
    }
  }
}

/**
 * An attachment for a board: pressing a caption that only has `data-legend` opens the legend too. With the keyboard,
 * use the element beside it.
 */
export function legends(table: () => BoardTable): Attachment<HTMLElement> {
  return (board) => {
    const open = ({ target }: Event) => {
      const thing =
        target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-legend], button, a, summary') : null
      if (thing?.dataset.legend && !thing.matches('.piece, [role="button"]')) table().inspect(thing.dataset.legend)
    }
    board.addEventListener('click', open)
    return () => board.removeEventListener('click', open)
  }
}

/** An attachment that marks an element the player has not met yet; cards are not marked. */
export function marked(table: BoardTable, id: string | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (id?.startsWith('about-') && !element.closest('[inert]')) mark(element, table.view.game, id)
  }
}

/** Mark an element while its legend has not been opened: only the first of several equal ones. */
function mark(element: HTMLElement | SVGElement, game: string, id: string): void {
  $effect(() => {
    const unmet = settings.marksOn(game, id)
    const other = document.querySelector(`[data-unmet][data-legend="${CSS.escape(id)}"]`)
    element.toggleAttribute('data-unmet', unmet && (other === null || other === element))
    point()
    return point
  })
}

/** The most marks at once: a newcomer is not shown everything at the same time. */
const MOST_MARKS = 3
let pointing = false

/** Show the marks of the first things that can be seen and were not met yet. */
function point(): void {
  if (pointing) return
  pointing = true
  requestAnimationFrame(() => {
    pointing = false
    const unmet = [...document.querySelectorAll('[data-unmet]')]
    const first = unmet.filter((each) => each.getClientRects().length > 0).slice(0, MOST_MARKS)
    for (const each of document.querySelectorAll('[data-marked]'))
      if (!first.includes(each)) each.removeAttribute('data-marked')
    for (const each of first) each.toggleAttribute('data-marked', true)
  })
}
