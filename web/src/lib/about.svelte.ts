// Makes a counter, a sign or a person on a board open its legend, by pointer and by keyboard.

import type { Attachment } from 'svelte/attachments'
import { settings } from './settings.svelte'
import type { BoardTable } from './table.svelte'

/** An attachment for an element that shows something with words of its own, by their id: `about-points`, `card-peek`. Within a
 * button it only marks the element, so that the pointer finds its legend; the button is what is pressed. */
export function about(table: BoardTable, id: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset.legend = id
    if (element.parentElement?.closest('button, a, summary, [role="button"]')) return
    const open = (event: Event) => {
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

/** An attachment that marks a piece which was not met yet; cards are not marked. */
export function marked(table: BoardTable, id: string | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (id?.startsWith('about-')) mark(element, table.view.game, id)
  }
}

/** Mark an element while its legend has not been opened: of several alike, the first. */
function mark(element: HTMLElement | SVGElement, game: string, id: string): void {
  $effect(() => {
    const unmet = settings.marksOn(game, id)
    const other = document.querySelector(`[data-unmet][data-legend="${CSS.escape(id)}"]`)
    element.toggleAttribute('data-unmet', unmet && (other === null || other === element))
  })
}
