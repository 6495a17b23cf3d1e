import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { WireRequest } from './provider-server.ts'

/** Why a request is rejected, with Aliyun's error. */
export interface Rejection {
  readonly code: string
  readonly message: string
}

/**
 * Verifies a request as Aliyun documents it, from the raw bytes and independently of the signing code. Null if it is genuine. `used`
 * stores nonces.
 */
export function verifyAcs3(request: WireRequest, secretOf: (keyId: string) => string | undefined, used: Set<string>): Rejection | null {
  const { headers } = request
  const [, keyId, names, signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(headers['authorization'] ?? '') ?? []
  if (keyId === undefined || names === undefined || signature === undefined) return rejection('IncompleteSignature')
  const secret = secretOf(keyId)
  if (secret === undefined) return rejection('InvalidAccessKeyId.NotFound')
  const due = Object.keys(headers).filter((name) => name.startsWith('x-acs-') || name === 'host' || name === 'content-type')
  if (names !== due.toSorted().join(';')) return rejection('IncompleteSignature')
  if (Math.abs(Date.parse(headers['x-acs-date']!) - Date.now()) > 15 * 60_000) return rejection('InvalidTimeStamp.Expired')
  if (headers['x-acs-content-sha256'] !== hex(request.body)) return rejection('InvalidContentSHA256')
  const canonical = canonicalRequest(request, names)
  const expected = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest()
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex')))
    // Aliyun's error quotes the whole request, which must not reach a log.
    return { code: 'SignatureDoesNotMatch', message: `The signature does not match. server CanonicalRequest is [${canonical}]` }
  const nonce = headers['x-acs-signature-nonce']!
  if (used.has(nonce)) return rejection('SignatureNonceUsed')
  used.add(nonce)
  return null
}

function canonicalRequest({ method, target, headers, body }: WireRequest, names: string): string {
  const [path, query = ''] = target.split('?')
  // Decoded and encoded again, like a server that no longer sees the original encoding.
  const sorted = [...new URLSearchParams(query)]
    .map(([name, value]) => `${rfc3986(name)}=${rfc3986(value)}`)
    .toSorted()
    .join('&')
  let lines = ''
  for (const name of names.split(';')) lines += `${name}:${headers[name]}\n`
  return `${method}\n${path}\n${sorted}\n${lines}\n${names}\n${hex(body)}`
}

function rfc3986(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => String.fromCharCode(byte))
    .map((one) => (/[A-Za-z0-9._~-]/.test(one) ? one : `%${one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`))
    .join('')
}

function hex(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function rejection(code: string): Rejection {
  return { code, message: `${code} was found` }
}
