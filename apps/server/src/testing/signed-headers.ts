import { createHash } from 'node:crypto'

/** The headers of a signed call (G77): MD5 of timestamp, token and body. `now` in ms. */
export function signedHeaders(token: string, body: object, now = Date.now()): Record<string, string> {
  const timestamp = String(now)
  const signature = createHash('md5')
    .update(timestamp + token + JSON.stringify(body))
    .digest('hex')
  return { token, timestamp, signature }
}
