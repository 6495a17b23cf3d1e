import type { CallContext } from '../../http/call-context.ts'
import { networkOf } from '../../http/network-of.ts'
import { hashOf, newToken } from '../tokens.ts'
import { secretCookie } from './secret-cookie.ts'

const COOKIE = secretCookie('device', 'Lax', 180 * 24 * 60 * 60)

/** A browser, identified by our cookie. It does not identify a user. */
export interface Device {
  /** SHA-256 of the cookie: reading the database does not allow impersonating the browser. */
  readonly hash: Buffer
  /** The call came without the cookie: the client is new, or rejects cookies. */
  readonly isNew: boolean
  /** SHA-256 of the network of the call, which distinguishes clients that reject cookies. */
  readonly networkHash: Buffer
}

/** The browser of a call; sets its cookie or renews it. `publicUrl`: `GEZHI_PUBLIC_URL`. */
export function deviceOf(context: Pick<CallContext, 'headers' | 'setHeader' | 'address'>, publicUrl: string | null): Device {
  const given = COOKIE.read(context, publicUrl)
  const secret = given ?? newToken()
  COOKIE.set(context, publicUrl, secret)
  return { hash: hashOf(secret), isNew: given === null, networkHash: hashOf(networkOf(context.address)) }
}
