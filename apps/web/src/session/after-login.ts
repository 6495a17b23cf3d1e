import { readStored, writeStored } from '../storage/browser-storage.ts'

const PATH_KEY = 'loginRedirectPath'
const ORIGIN_KEY = 'origin'

/** Stores the page to come back to: a full path of this product, not of the pages one signs in at. */
export function saveLoginRedirect(path: string): void {
  if (isOwnPath(path) && !/^(?:\/(?:zh|en))?\/(?:login|singleSignOn|Register|registerSuccess|forgoPass)(?:[/?#]|$)/.test(path))
    writeStored(PATH_KEY, path)
}

/** Stores the address of our site that sent the visitor here. */
export function saveLoginOrigin(origin: string): void {
  if (isOwnSite(origin, location)) writeStored(ORIGIN_KEY, origin)
}

/**
 * The target after a login, which is then removed: the saved address of one of our sites, otherwise the saved path, otherwise `/`
 * (B.login.37 to 40). Foreign addresses are ignored: otherwise a link to the login could redirect users to any site.
 */
export function takeLoginTarget(): { readonly kind: 'site' | 'path'; readonly address: string } {
  const origin = readStored(ORIGIN_KEY)
  const path = readStored(PATH_KEY)
  writeStored(ORIGIN_KEY, null)
  writeStored(PATH_KEY, null)
  if (origin && isOwnSite(origin, location)) return { kind: 'site', address: origin }
  return { kind: 'path', address: path && isOwnPath(path) ? path : '/' }
}

/** Whether an address is http(s) and its host ours or below ours. */
export function isOwnSite(address: string, here: { readonly hostname: string }): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username) return false
  return url.hostname === here.hostname || url.hostname.endsWith(`.${here.hostname}`)
}

/** `//host` and `/\host` are addresses of other sites. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
