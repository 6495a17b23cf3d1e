import { isLoopbackHost } from '../is-loopback-host.ts'

/** Where and how mail is handed in. */
export interface SmtpServerAddress {
  readonly host: string
  readonly port: number
  /** `start`: TLS from the first byte (smtps). `required`: STARTTLS or nothing. `optional`: STARTTLS where the server has it. */
  readonly tls: 'start' | 'required' | 'optional'
  readonly login: { readonly user: string; readonly password: string } | null
}

/**
 * `smtp://user:password@host:587`, `smtps://…:465` or `smtp://relay:25?tls=optional` as an address; null for anything else. User and
 * password are percent-encoded. A server on this machine needs no TLS; a password goes nowhere else without it, so
 * `tls=optional` with one is null too.
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

/** undefined for a user without a password, or the other way round, or broken percent-encoding. */
function readLogin({ username, password }: URL): SmtpServerAddress['login'] | undefined {
  if (!username && !password) return null
  if (!username || !password) return undefined
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}
