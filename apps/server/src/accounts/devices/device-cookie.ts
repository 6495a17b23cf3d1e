import type { CallContext } from '../../http/call-context.ts'
import { publicAddress } from '../../http/public-address.ts'
import { hashOf, newToken } from '../tokens.ts'

const COOKIE = 'device'
/** With https: no other host of the domain can set it. */
const SECURE_COOKIE = `__Host-${COOKIE}`
const LIFETIME_SECONDS = 180 * 24 * 60 * 60

/** A browser, identified by our cookie. It does not identify a user. */
export interface Device {
  /** SHA-256 of the cookie: reading the database does not allow impersonating the browser. */
  readonly hash: Buffer
  /** The call came without the cookie: the client is new, or rejects cookies. */
  readonly isNew: boolean
}

/** The browser of a call; sets its cookie or renews it. `publicUrl`: `GEZHI_PUBLIC_URL`. */
export function deviceOf({ headers, setHeader }: Pick<CallContext, 'headers' | 'setHeader'>, publicUrl: string | null): Device {
  const given = secretIn(headers.cookie ?? '')
  const secret = given ?? newToken()
  const isSecure = publicAddress(publicUrl, headers).startsWith('https:')
  const name = isSecure ? SECURE_COOKIE : COOKIE
  setHeader('set-cookie', `${name}=${secret}; Path=/${isSecure ? '; Secure' : ''}; HttpOnly; SameSite=Lax; Max-Age=${LIFETIME_SECONDS}`)
  return { hash: hashOf(secret), isNew: given === null }
}

function secretIn(cookies: string): string | null {
  const all = cookies.split('; ')
  // Browsers that were here before the prefix, or before https, still have the other name.
  const value = [SECURE_COOKIE, COOKIE].map((name) => all.find((one) => one.startsWith(`${name}=`))).find((one) => one !== undefined)
  return /^(?:__Host-)?device=([\w-]{43})$/.exec(value ?? '')?.[1] ?? null
}
