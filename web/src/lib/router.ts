/** The page that an address means. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string; link: string | null }
  | { page: 'screen'; code: string }
  | { page: 'replay'; id: string; at: number | null; seenBy: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'credits' }
  | { page: 'missing' }

const SEEN_BY = /^(\d|public|all)$/
const LINK = /^[\w-]{20,40}$/

/** Read an address. Codes may be in lower case. */
export function read(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean).map(decode)
  const [first, second, third] = parts
  if (parts.length === 0) return { page: 'home' }
  if (first === 'credits' && parts.length === 1) return { page: 'credits' }
  if (first === 'new' && second && parts.length === 2) return { page: 'new', game: second }
  if (first === 'rules' && second && parts.length === 2)
    return { page: 'rules', game: second, clause: decode(url.hash.slice(1)) }
  if (first === 'learn' && second && parts.length <= 3) return { page: 'learn', game: second, lesson: third ?? null }
  if (first === 'r' && second && parts.length === 2) {
    const at = url.searchParams.get('at') ?? ''
    const seenBy = url.searchParams.get('seen_by') ?? ''
    return {
      page: 'replay',
      id: second,
      at: /^\d{1,6}$/.test(at) ? Number(at) : null,
      seenBy: SEEN_BY.test(seenBy) ? seenBy : 'all',
    }
  }
  const code = tableCode(second ?? '')
  if (first === 't' && code && parts.length === 2) return { page: 'table', code, link: null }
  if (first === 't' && code && third === 'screen' && parts.length === 3) return { page: 'screen', code }
  if (first === 't' && code && LINK.test(third ?? '') && parts.length === 3)
    return { page: 'table', code, link: third ?? '' }
  return { page: 'missing' }
}

/** The code of a table in typed or pasted text, which may be a whole link; null if there is none. */
export function tableCode(typed: string): string | null {
  const last = typed
    .trim()
    .replace(/^.*\/t\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/[\s-]/g, '')
    .toUpperCase()
  return /^([A-HJ-NP-Z2-9]{5}|[A-HJ-NP-Z2-9]{20})$/.test(last) ? last : null
}

/** Whether a table is private: its code is a secret that is neither shown nor read aloud. */
export function isPrivate(code: string): boolean {
  return code.length > 5
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
