import type { Environment } from '@gezhi/contract'
import { readPostgresUrl } from './postgres-url.ts'
import { readS3Address } from './read-s3-address.ts'
import { SettingError } from './setting-error.ts'

// Addresses in settings: each parser reads the text of an environment and throws `SettingError`, which never quotes it.

/** An address with one of these protocols (`https:`); null if empty. */
export function url(...protocols: string[]) {
  return (value: string): string | null => {
    if (!value.trim()) return null
    if (!protocols.includes(URL.parse(value.trim())?.protocol ?? '')) {
      const starts = protocols.map((protocol) => `${protocol}//`)
      throw new SettingError(`须为以 ${starts.join(' 或 ')} 开头的地址`, `must be an address that begins with ${starts.join(' or ')}`)
    }
    return value.trim()
  }
}

/** Several, separated by commas; null if empty. */
export function urls(...protocols: string[]) {
  const one = url(...protocols)
  return (value: string): readonly string[] | null => {
    const found = value.split(',').flatMap((part) => one(part) ?? [])
    return found.length === 0 ? null : found
  }
}

/** Null if empty; otherwise the text itself, if `readS3Address` can parse it. */
export function fileStoreUrl(value: string): string | null {
  const address = value.trim()
  if (address === '') return null
  readS3Address(address)
  return address
}

/** Like `url`, with valid TLS parameters. */
export function postgresUrl(value: string): string | null {
  const address = url('postgres:', 'postgresql:')(value)
  if (address !== null) readPostgresUrl(address)
  return address
}

/** Maximum number of sites in a setting. */
const MAX_SITES = 20

/**
 * Origins of sites that share logins, separated by commas; none if empty. At least two below one domain, by https or on the local
 * machine: the secret they exchange must not be sent unencrypted.
 */
export function sharedLoginSites(value: string): readonly string[] {
  const sites = value
    .split(',')
    .map((part) => part.trim().replace(/\/$/, ''))
    .filter(Boolean)
  const hosts = sites.map(siteHost)
  const [first = []] = hosts
  const share = hosts.every((labels) => labels.slice(-2).join('.') === first.slice(-2).join('.'))
  if (sites.length === 0) return []
  if (new Set(sites).size < 2 || sites.length > MAX_SITES || !share)
    throw new SettingError(
      `须为 2 至 ${MAX_SITES} 个同一域名下的站点，如 https://a.example.com,https://b.example.com`,
      `must be 2 to ${MAX_SITES} sites of one domain, such as https://a.example.com,https://b.example.com`,
    )
  return sites
}

/** The labels of a site's host. */
function siteHost(site: string): string[] {
  const url = URL.parse(site)
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname.endsWith('.localhost'))
  if (url === null || !safe || url.origin !== site || /^\[|^[\d.]+$/.test(url.hostname) || !url.hostname.includes('.'))
    throw new SettingError(
      '须形如 https://a.example.com，以逗号分隔（http 仅限 *.localhost）',
      'must look like https://a.example.com, separated by commas (http for *.localhost only)',
    )
  return url.hostname.split('.')
}

/** `testing=https://…,production=https://…`: an origin for each environment that is named. */
export const menuBases = addressesByEnvironment(/^https?:\/\/[^/\s]+(?=\/?$)/, 'https://test.example.com')

/** The same with addresses of pages. */
export const workspaceAddresses = addressesByEnvironment(/^https?:\/\/[^/\s]+(?:\/[^\s]*)?$/, 'https://test.example.com/home')

function addressesByEnvironment(address: RegExp, example: string) {
  return (value: string): Partial<Record<Environment, string>> => {
    const named = value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    return Object.fromEntries(
      named.map((part) => {
        const [, environment, given = ''] = /^(development|testing|production)=(.*)$/.exec(part) ?? []
        const found = address.exec(given)?.[0]
        if (environment === undefined || found === undefined)
          throw new SettingError(`须形如 testing=${example}`, `must look like testing=${example}`)
        return [environment, found]
      }),
    )
  }
}
