import type { IncomingHttpHeaders } from 'node:http'

/**
 * The public address of this server, without a trailing slash: from `GEZHI_PUBLIC_URL`, otherwise from the browser's request, only in
 * development, where the server listens on the local machine alone.
 */
export function publicAddress(setting: string | null, headers: IncomingHttpHeaders): string {
  return setting?.replace(/\/+$/, '') ?? `http://${headers.host ?? 'localhost'}`
}
