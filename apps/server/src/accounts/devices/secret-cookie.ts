import type { CallContext } from '../../http/call-context.ts'
import { publicAddress } from '../../http/public-address.ts'

/** A cookie that identifies a browser by a secret (`newToken`); pages cannot read it. */
export interface SecretCookie {
  /** The secret of the browser that makes a call; null if it has none. `publicUrl`: `GEZHI_PUBLIC_URL`. */
  read(context: Pick<CallContext, 'headers'>, publicUrl: string | null): string | null
  /** Gives the browser a secret, or extends the lifetime of the one it has. */
  set(context: Pick<CallContext, 'headers' | 'setHeader'>, publicUrl: string | null, secret: string): void
}

/** A cookie by its name, without prefix. With https its name is prefixed by `__Host-`, so that no other host of the domain can set it. */
export function secretCookie(name: string, sameSite: 'Lax' | 'Strict', lifetimeSeconds: number): SecretCookie {
  const isSecure = ({ headers }: Pick<CallContext, 'headers'>, publicUrl: string | null) =>
    publicAddress(publicUrl, headers).startsWith('https:')
  const prefixed = (secure: boolean) => (secure ? `__Host-${name}` : name)
  return {
    read(context, publicUrl) {
      const prefix = `${prefixed(isSecure(context, publicUrl))}=`
      const cookies = (context.headers.cookie ?? '').split('; ')
      const value = cookies.find((one) => one.startsWith(prefix))?.slice(prefix.length) ?? ''
      return /^[\w-]{43}$/.test(value) ? value : null
    },
    set(context, publicUrl, secret) {
      const secure = isSecure(context, publicUrl)
      const attributes = `Path=/${secure ? '; Secure' : ''}; HttpOnly; SameSite=${sameSite}; Max-Age=${lifetimeSeconds}`
      context.setHeader('set-cookie', `${prefixed(secure)}=${secret}; ${attributes}`)
    },
  }
}
