import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { checkServerIdentity, type ConnectionOptions } from 'node:tls'
import { SettingError } from './setting-error.ts'

/** A connection string in the driver's form, and the TLS options. */
export interface PostgresUrl {
  /** Without its TLS parameters. */
  readonly connectionString: string
  /** false: no TLS. */
  readonly ssl: false | ConnectionOptions
}

/** Values of `sslmode` as in libpq (https://www.postgresql.org/docs/current/libpq-ssl.html). */
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'] as const
type SslMode = (typeof SSL_MODES)[number]

/** Parameters of the address that are parsed here; the driver would interpret them differently than libpq. */
const TLS_PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const
type TlsParameters = Partial<Record<(typeof TLS_PARAMETERS)[number], string>>

/** Further TLS parameters of the driver: rejected here rather than passed on unnoticed. */
const FOREIGN_PARAMETERS = ['ssl', 'sslnegotiation', 'uselibpqcompat', 'sslpassword', 'sslcrl'] as const

/** libpq's name of the authorities the system trusts. */
const SYSTEM = 'system'

/**
 * Parses the TLS part of a connection string with libpq's parameters: `sslmode` disable (the default), require (encrypted, server not
 * verified; with `sslrootcert` the same as verify-ca), verify-ca (the certificate is signed by `sslrootcert`), verify-full (and it names
 * the host); `sslrootcert` is a file of certificates in PEM or `system`, `sslcert` and `sslkey` are the client's own. A Unix socket is
 * never encrypted, as with libpq. Reads the files; throws `SettingError`, which quotes neither password nor user.
 */
export function readPostgresUrl(url: string): PostgresUrl {
  const [address = '', search = ''] = url.split(/\?(.*)/s)
  const parameters = new URLSearchParams(search)
  for (const name of FOREIGN_PARAMETERS)
    if (parameters.has(name)) throw new SettingError(`不支持参数 ${name}，请用 sslmode`, `does not support ${name}; use sslmode`)
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

/** Name or address of the server of a connection string; null for a Unix socket. */
export function postgresHost(url: string): string | null {
  const [address = '', search = ''] = url.split(/\?(.*)/s)
  return hostOf(address, new URLSearchParams(search))
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
    throw new SettingError(
      'sslrootcert 不能与 sslmode=disable（默认值）同用',
      'sslrootcert requires sslmode=require, verify-ca or verify-full',
    )
  if (sslrootcert === SYSTEM && mode !== 'verify-full')
    throw new SettingError(
      'sslrootcert=system 只能与 sslmode=verify-full 同用',
      'sslrootcert=system can only be used with sslmode=verify-full',
    )
  if (sslrootcert === undefined && mode === 'verify-ca')
    throw new SettingError('sslmode=verify-ca 须有 sslrootcert', 'sslmode=verify-ca requires sslrootcert')
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
  // The driver passes the host name to Node only if it is not an IP address.
  const identity: ConnectionOptions['checkServerIdentity'] =
    mode === 'verify-full' ? (_name, certificate) => checkServerIdentity(host, certificate) : () => undefined
  return { ...authorities, ...own, rejectUnauthorized: true, checkServerIdentity: identity }
}

/** Node silently accepts a file without certificates, and then trusts nobody. */
function certificatesOf(name: string, path: string): string {
  const text = fileOf(name, path)
  try {
    new X509Certificate(text).toString()
    return text
  } catch {
    throw new SettingError(`${name} 的文件不是 PEM 证书：${path}`, `the file of ${name} is not a PEM certificate: ${path}`)
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
