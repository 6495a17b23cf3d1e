import type { Environment } from '@gezhi/contract'
import { readPostgresUrl } from './database/postgres-url.ts'
import { readS3Address } from './files/s3/s3-address.ts'
import { SettingFault } from './setting-fault.ts'

// Addresses as settings hold them: each reads the text of an environment and throws `SettingFault`, which never quotes it.

/** An address that begins with one of these protocols (`https:`); null when empty. */
export function url(...protocols: string[]) {
  return (value: string): string | null => {
    if (!value.trim()) return null
    if (!protocols.includes(URL.parse(value.trim())?.protocol ?? '')) {
      const starts = protocols.map((protocol) => `${protocol}//`)
      throw new SettingFault(`须为以 ${starts.join(' 或 ')} 开头的地址`, `must be an address that begins with ${starts.join(' or ')}`)
    }
    return value.trim()
  }
}

/** Several, separated by commas; null when empty. */
export function urls(...protocols: string[]) {
  const one = url(...protocols)
  return (value: string): readonly string[] | null => {
    const found = value.split(',').flatMap((part) => one(part) ?? [])
    return found.length === 0 ? null : found
  }
}

/** Null when empty; the text itself otherwise, which `readS3Address` understands. */
export function fileStoreUrl(value: string): string | null {
  const address = value.trim()
  if (address === '') return null
  readS3Address(address)
  return address
}

/** As `url`, and what it says of TLS can be had. */
export function postgresUrl(value: string): string | null {
  const address = url('postgres:', 'postgresql:')(value)
  if (address !== null) readPostgresUrl(address)
  return address
}

/** `testing=https://…,production=https://…`: an origin for each environment that is named. */
export function menuBases(value: string): Partial<Record<Environment, string>> {
  const named = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return Object.fromEntries(
    named.map((part) => {
      const [, environment, base] = /^(development|testing|production)=(https?:\/\/[^/\s]+)\/?$/.exec(part) ?? []
      if (environment === undefined || base === undefined)
        throw new SettingFault('须形如 testing=https://test.example.com', 'must look like testing=https://test.example.com')
      return [environment, base]
    }),
  )
}
