import { type Route, read } from './router'
import { wentBack, whenSettled } from './sheets'

/** The address of the page. Links inside the page change it without loading again. */
class Navigation {
  route: Route = $state.raw(read(new URL(location.href)))
  /** The text beside the name in the header. */
  label = $state('')
  /** The address that was set while a sheet was open; it is set again once the sheet is gone. */
  #renamed: string | null = null

  constructor() {
    addEventListener('popstate', () => {
      if (!wentBack()) this.#arrive()
      else if (this.#renamed !== null) this.rename(this.#renamed)
    })
    addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string, instead = false): void {
    whenSettled((isSheet) => {
      if (instead || isSheet) history.replaceState(null, '', path)
      else history.pushState(null, '', path)
      this.#arrive()
      if (!instead) scrollTo(0, 0)
    })
  }

  /** Write another address for the page that is shown. */
  rename(path: string): void {
    whenSettled((isSheet) => {
      history.replaceState(history.state, '', path)
      this.#renamed = isSheet ? path : null
    })
  }

  #arrive(): void {
    this.#renamed = null
    this.route = read(new URL(location.href))
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || link.hash === '#content') return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const navigation = new Navigation()
