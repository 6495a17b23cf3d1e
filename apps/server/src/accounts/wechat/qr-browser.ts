import type { CallContext } from '../../http/call-context.ts'
import { secretCookie } from '../devices/secret-cookie.ts'
import { newToken } from '../tokens.ts'
import { LOGIN_LIFETIME } from './wechat-store.ts'

// A cookie of its own: the first calls of a new browser are made at once, and each of them sets another device cookie.
const COOKIE = secretCookie('qrLogin', 'Strict', LOGIN_LIFETIME / 1000)

/** The secret of a browser that begins a login by QR code; the same for all its tabs. Sets its cookie. */
export function beginQrBrowser(context: Pick<CallContext, 'headers' | 'setHeader'>, publicUrl: string | null): string {
  const secret = COOKIE.read(context, publicUrl) ?? newToken()
  COOKIE.set(context, publicUrl, secret)
  return secret
}

/** The secret of the browser that requests the result; empty, which no login has, if it began none. */
export function qrBrowserOf(context: Pick<CallContext, 'headers'>, publicUrl: string | null): string {
  return COOKIE.read(context, publicUrl) ?? ''
}
