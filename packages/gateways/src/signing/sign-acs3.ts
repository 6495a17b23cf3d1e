import { hmacSha256, sha256 } from './digests.ts'

/** An Aliyun OpenAPI request of RPC style. Header names are lower case; `host` and all `x-acs-*` are among them. */
export interface Acs3Request {
  readonly method: 'GET' | 'POST'
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Acs3Key {
  readonly keyId: string
  readonly keySecret: string
}

/**
 * The headers of an Aliyun request signed with version 3 (ACS3-HMAC-SHA256):
 * https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
export function acs3Headers(
  call: { readonly host: string; readonly action: string; readonly version: string; readonly date: Date; readonly nonce: string },
  request: Omit<Acs3Request, 'headers'>,
  key: Acs3Key,
): Record<string, string> {
  const headers = {
    host: call.host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': sha256(request.body),
    'x-acs-date': call.date.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  }
  return { ...headers, authorization: signAcs3({ ...request, headers }, key) }
}

/** The Authorization header of a request. Signs the headers `host`, `content-type` and `x-acs-*`. */
export function signAcs3(request: Acs3Request, key: Acs3Key): string {
  const signed = Object.keys(request.headers)
    .filter((name) => name === 'host' || name === 'content-type' || name.startsWith('x-acs-'))
    .toSorted()
  const canonical = [
    request.method,
    '/',
    acs3Query(request.query),
    ...signed.map((name) => `${name}:${request.headers[name]!.trim()}`),
    '',
    signed.join(';'),
    sha256(request.body),
  ].join('\n')
  const signature = hmacSha256(key.keySecret, `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString('hex')
  return `ACS3-HMAC-SHA256 Credential=${key.keyId},SignedHeaders=${signed.join(';')},Signature=${signature}`
}

/** Parameters in order of their names, percent-encoded by RFC 3986: as signed and as sent. */
export function acs3Query(query: Readonly<Record<string, string>>): string {
  return Object.keys(query)
    .toSorted()
    .map((name) => `${percentEncode(name)}=${percentEncode(query[name]!)}`)
    .join('&')
}

/** encodeURIComponent does not encode five characters that RFC 3986 reserves. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
