import type { CallContext } from '../../http/call-context.ts'
import { publicAddress } from '../../http/public-address.ts'
import { hashOf, newToken } from '../tokens.ts'

const COOKIE = 'device'
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
  const secure = publicAddress(publicUrl, headers).startsWith('https:') ? '; Secure' : ''
  setHeader('set-cookie', `${COOKIE}=${secret}; Path=/${secure}; HttpOnly; SameSite=Lax; Max-Age=${LIFETIME_SECONDS}`)
  return { hash: hashOf(secret), isNew: given === null }
}

function secretIn(cookies: string): string | null {
  const value = cookies.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
  return /^device=([\w-]{43})$/.exec(value ?? '')?.[1] ?? null
}
