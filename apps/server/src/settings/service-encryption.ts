import { isLoopback } from './loopback.ts'
import { postgresHost, readPostgresUrl } from './postgres-url.ts'
import type { SettingName, Settings } from './settings.ts'

type ReadSettings = { [Name in SettingName]?: Settings[Name] | undefined }

/** Names of the settings whose services are reached over the network without encryption. Reads certificates; otherwise pure. */
export function unencryptedServices(values: ReadSettings): SettingName[] {
  const http = (['GEZHI_SEARCH_URL', 'GEZHI_FILES_URL', 'GEZHI_EMBEDDING_URL', 'GEZHI_OIDC_ISSUER'] as const).filter((name) =>
    [values[name] ?? []].flat().some(isPlainHttp),
  )
  return [...(['DATABASE_URL', 'DATABASE_REPLICA_URL'] as const).filter((name) => isPlainPostgres(values[name])), ...http]
}

function isPlainHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isLoopback(hostname)
}

/** A Unix socket stays on this machine. */
function isPlainPostgres(address: string | null | undefined): boolean {
  if (!address) return false
  const host = postgresHost(address)
  return readPostgresUrl(address).ssl === false && host !== null && !isLoopback(host)
}
