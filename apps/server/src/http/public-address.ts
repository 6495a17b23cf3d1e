import type { IncomingHttpHeaders } from 'node:http'

/**
 * Where people reach this server, without a slash at the end: as set by `GEZHI_PUBLIC_URL`, else as the browser named it, which only
 * happens in development, where the server listens on this machine alone.
 */
export function publicAddress(setting: string | null, headers: IncomingHttpHeaders): string {
  return setting?.replace(/\/+$/, '') ?? `http://${headers.host ?? 'localhost'}`
}
