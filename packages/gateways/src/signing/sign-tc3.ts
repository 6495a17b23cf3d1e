import { hmacSha256, sha256 } from './digests.ts'

/** A Tencent Cloud API 3.0 request: POST of JSON to the root. */
export interface Tc3Request {
  readonly host: string
  /** First label of the host: `sms`. */
  readonly service: string
  readonly body: string
  /** Seconds since 1970. */
  readonly timestamp: number
  /** Signed headers besides `content-type` and `host`, names in lower case, values as sent. */
  readonly headers: Readonly<Record<string, string>>
}

export interface Tc3Key {
  readonly secretId: string
  readonly secretKey: string
}

/** The content type as signed and as sent. */
export const TC3_CONTENT_TYPE = 'application/json; charset=utf-8'

/**
 * The Authorization header of a Tencent Cloud request (TC3-HMAC-SHA256):
 * https://cloud.tencent.com/document/api/213/30654
 */
export function signTc3(request: Tc3Request, key: Tc3Key): string {
  const headers: Record<string, string> = { ...request.headers, 'content-type': TC3_CONTENT_TYPE, host: request.host }
  const signed = Object.keys(headers).toSorted()
  const canonical = [
    'POST',
    '/',
    '',
    ...signed.map((name) => `${name}:${headers[name]!.trim().toLowerCase()}`),
    '',
    signed.join(';'),
    sha256(request.body),
  ].join('\n')
  const date = new Date(request.timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${request.service}/tc3_request`
  const text = ['TC3-HMAC-SHA256', request.timestamp, scope, sha256(canonical)].join('\n')
  const signingKey = [request.service, 'tc3_request'].reduce(hmacSha256, hmacSha256(`TC3${key.secretKey}`, date))
  const signature = hmacSha256(signingKey, text).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${key.secretId}/${scope}, SignedHeaders=${signed.join(';')}, Signature=${signature}`
}
