import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { checkServerIdentity, type ConnectionOptions } from 'node:tls'
import { SettingError } from './setting-error.ts'

/** A connection string as the driver takes it, and how the connection is encrypted. */
export interface PostgresUrl {
  /** Without what it said about TLS. */
  readonly connectionString: string
  /** false: not at all. */
  readonly ssl: false | ConnectionOptions
}

/** What `sslmode` may be, as libpq words it (https://www.postgresql.org/docs/current/libpq-ssl.html). */
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'] as const
type SslMode = (typeof SSL_MODES)[number]

/** Parameters of the address that are ours to read; the driver would read them otherwise than libpq does. */
const TLS_PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const
type TlsParameters = Partial<Record<(typeof TLS_PARAMETERS)[number], string>>

/** What the driver knows of TLS beside these: taken for granted here, and never left to it unseen. */
const FOREIGN_PARAMETERS = ['ssl', 'sslnegotiation', 'uselibpqcompat', 'sslpassword', 'sslcrl'] as const

/** The authorities the system trusts, as libpq calls them. */
const SYSTEM = 'system'

/**
 * Reads the TLS part of a connection string by libpq's words: `sslmode` disable (also without one), require (encrypted, server not verified;
 * with `sslrootcert` the same as verify-ca), verify-ca (the certificate comes from `sslrootcert`), verify-full (and it names the host);
 * `sslrootcert` is a file of certificates in PEM or `system`, `sslcert` and `sslkey` are the client's own. Over a Unix socket nothing is
 * encrypted, as with libpq. Reads the files; throws `SettingError`, which quotes neither password nor user.
 */
export function readPostgresUrl(url: string): PostgresUrl {
  const [address = '', search = ''] = url.split(/\?(.*)/s)
  const parameters = new URLSearchParams(search)
  for (const name of FOREIGN_PARAMETERS)
    if (parameters.has(name)) throw new SettingError(`不支持参数 ${name}，请用 sslmode`, `does not take ${name}; say sslmode`)
  const tls: TlsParameters = {}
  for (const name of TLS_PARAMETERS) {
    const value = parameters.get(name)
    if (value) tls[name] = value
    parameters.delete(name)
  }
  const host = hostOf(address, parameters)
  const connectionString = parameters.size ? `${address}?${parameters}` : address
  return { connectionString, ssl: host === null ? false : sslOf(modeOf(tls), tls, host) }
}

/** The host to connect to; null for a Unix socket. */
function hostOf(address: string, parameters: URLSearchParams): string | null {
  const [, inAddress = ''] = /^[^:]+:\/\/(?:[^/]*@)?(\[[^\]]*\]|[^:/]*)/.exec(address) ?? []
  const host = parameters.get('host') ?? decodeURIComponent(inAddress).replace(/^\[(.*)\]$/, '$1')
  return host.startsWith('/') ? null : host || 'localhost'
}

function modeOf({ sslmode, sslrootcert }: TlsParameters): SslMode {
  const mode = SSL_MODES.find((one) => one === (sslmode ?? 'disable'))
  if (mode === undefined)
    throw new SettingError(`sslmode 须为 ${SSL_MODES.join('、')} 之一`, `sslmode must be one of ${SSL_MODES.join(', ')}`)
  if (sslrootcert !== undefined && mode === 'disable')
    throw new SettingError('有 sslrootcert 时须以 sslmode 说明如何校验', 'sslrootcert needs a sslmode that says what is verified')
  if (sslrootcert === SYSTEM && mode !== 'verify-full')
    throw new SettingError('sslrootcert=system 只能与 sslmode=verify-full 同用', 'sslrootcert=system goes with sslmode=verify-full only')
  if (sslrootcert === undefined && mode === 'verify-ca')
    throw new SettingError('sslmode=verify-ca 须有 sslrootcert', 'sslmode=verify-ca needs a sslrootcert')
  return mode
}

function sslOf(mode: SslMode, { sslrootcert, sslcert, sslkey }: TlsParameters, host: string): false | ConnectionOptions {
  if (mode === 'disable') return false
  const authorities = sslrootcert === undefined || sslrootcert === SYSTEM ? {} : { ca: certificatesOf('sslrootcert', sslrootcert) }
  const own = {
    ...(sslcert !== undefined && { cert: certificatesOf('sslcert', sslcert) }),
    ...(sslkey !== undefined && { key: fileOf('sslkey', sslkey) }),
  }
  if (mode === 'require' && sslrootcert === undefined) return { ...own, rejectUnauthorized: false }
  // The driver tells Node the name it has connected to only where that is no IP address.
  const identity: ConnectionOptions['checkServerIdentity'] =
    mode === 'verify-full' ? (_name, certificate) => checkServerIdentity(host, certificate) : () => undefined
  return { ...authorities, ...own, rejectUnauthorized: true, checkServerIdentity: identity }
}

/** Node takes a file that holds no certificate without a word, and then trusts nobody. */
function certificatesOf(name: string, path: string): string {
  const text = fileOf(name, path)
  try {
    new X509Certificate(text).toString()
    return text
  } catch {
    throw new SettingError(`${name} 的文件不是 PEM 证书：${path}`, `the file of ${name} is no certificate in PEM: ${path}`)
  }
}

function fileOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new SettingError(`${name} 的文件无法读取（${code}）：${path}`, `the file of ${name} cannot be read (${code}): ${path}`)
  }
}
