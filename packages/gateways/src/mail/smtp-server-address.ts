import { isLoopbackHost } from '../is-loopback-host.ts'

/** Server address and credentials for mail submission. */
export interface SmtpServerAddress {
  readonly host: string
  readonly port: number
  /** `start`: TLS from the first byte (smtps). `required`: STARTTLS or failure. `optional`: STARTTLS if the server supports it. */
  readonly tls: 'start' | 'required' | 'optional'
  readonly login: { readonly user: string; readonly password: string } | null
}

/**
 * Parses `smtp://user:password@host:587`, `smtps://…:465` or `smtp://relay:25?tls=optional`; null for anything else. User and password
 * are percent-encoded. A server on the local machine needs no TLS; elsewhere passwords are only sent over TLS, so `tls=optional` with a
 * password is also null.
 */
export function parseSmtpUrl(text: string): SmtpServerAddress | null {
  const url = URL.parse(text)
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return null
  const options = [...url.searchParams]
  if (url.hash || !['', '/'].includes(url.pathname) || options.some(([name, value]) => name !== 'tls' || value !== 'optional')) return null
  const isLocal = isLoopbackHost(url.hostname)
  const tls = url.protocol === 'smtps:' ? 'start' : isLocal || options.length > 0 ? 'optional' : 'required'
  const login = readLogin(url)
  if (login === undefined || (login !== null && tls === 'optional' && !isLocal)) return null
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return { host, port: Number(url.port) || (tls === 'start' ? 465 : 587), tls, login }
}

/** undefined for a user without a password or vice versa, or broken percent-encoding. */
function readLogin({ username, password }: URL): SmtpServerAddress['login'] | undefined {
  if (!username && !password) return null
  if (!username || !password) return undefined
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}
