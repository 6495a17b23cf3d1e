import type { CallContext } from '../../http/call-context.ts'
import { publicAddress } from '../../http/public-address.ts'
import { hashOf, newToken } from '../tokens.ts'

const COOKIE = 'device'
const LIFETIME_SECONDS = 180 * 24 * 60 * 60

/** A browser, as far as it keeps our cookie. It proves nothing about who uses it. */
export interface Device {
  /** SHA-256 of the cookie: who reads the database cannot pass for the browser. */
  readonly hash: Buffer
  /** The call came without the cookie: the client is new, or keeps none. */
  readonly isNew: boolean
}

/** The browser a call comes from; its cookie is set where it is missing, and renewed otherwise. `publicUrl`: `GEZHI_PUBLIC_URL`. */
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
