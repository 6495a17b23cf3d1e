/** The longest path a shortcut takes. */
const LONGEST = 2000

/**
 * The path on this server in a copied or typed address, without the language segment, so that it opens in the current language. Null if
 * it is not a page of this server. Pure.
 */
export function pathOfAddress(address: string, origin: string): string | null {
  const text = address.trim()
  if (text === '' || !URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  if (url.origin !== origin || !/^(?:https?:|\/(?![/\\]))/i.test(text)) return null
  const path = `${url.pathname.replace(/^\/(?:zh|en)(?=\/|$)/, '') || '/'}${url.search}`
  return path.length <= LONGEST && !/^\/[/\\]/.test(path) ? path : null
}
