import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The only key the test server knows. */
export const ACCESS_KEY = 'GEZHITESTKEY'
/** With characters that need escaping in addresses. */
export const SECRET_KEY = 'se/cret+with@signs:and#more='

const REGION = 'cn-north-1'
const SKEW = 15 * 60_000

/** S3's error codes for rejected requests. */
export type RejectionCode =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'RequestTimeTooSkewed'
  | 'XAmzContentSHA256Mismatch'

/**
 * Verifies the signature of a request, in its header or its address, by the specification of Signature Version 4 for S3; null if it is
 * valid. Source: AWS, Amazon S3 API Reference, Authenticating Requests (AWS Signature Version 4).
 */
export function verifySigV4(request: IncomingMessage, url: URL, body: Buffer, now: number): RejectionCode | null {
  const signed = url.searchParams.has('X-Amz-Signature') ? ofAddress(url) : ofHeader(request)
  if (signed === null) return 'AccessDenied'
  const [key, day, region, service, end] = signed.credential.split('/')
  if (key !== ACCESS_KEY) return 'InvalidAccessKeyId'
  const at = timeOf(signed.date)
  if (signed.expires === null && Math.abs(now - at) > SKEW) return 'RequestTimeTooSkewed'
  if (signed.expires !== null && (now < at - SKEW || now > at + signed.expires * 1000)) return 'AccessDenied'
  if (region !== REGION || service !== 's3' || end !== 'aws4_request' || day !== signed.date.slice(0, 8)) return 'SignatureDoesNotMatch'
  if (!signed.headers.includes('host')) return 'AccessDenied'
  const scope = `${day}/${region}/${service}/${end}`
  const text = `AWS4-HMAC-SHA256\n${signed.date}\n${scope}\n${sha256(canonicalRequest(request, url, signed))}`
  const signing = [day, region, service, end].reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${SECRET_KEY}`)
  const expected = hmac(signing, text)
  const given = Buffer.from(signed.signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'SignatureDoesNotMatch'
  return signed.payload === 'UNSIGNED-PAYLOAD' || signed.payload === sha256(body) ? null : 'XAmzContentSHA256Mismatch'
}

interface Signed {
  readonly credential: string
  readonly headers: readonly string[]
  readonly signature: string
  /** `yyyyMMddTHHmmssZ`. */
  readonly date: string
  /** Seconds; null for a request signed in its header. */
  readonly expires: number | null
  readonly payload: string
}

function ofHeader({ headers }: IncomingMessage): Signed | null {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(headers.authorization ?? '')
  const [, credential, names, signature] = parts ?? []
  const [date, payload] = [headers['x-amz-date'], headers['x-amz-content-sha256']]
  if (credential === undefined || names === undefined || signature === undefined) return null
  if (typeof date !== 'string' || typeof payload !== 'string') return null
  return { credential, headers: names.split(';'), signature, date, expires: null, payload }
}

function ofAddress({ searchParams: query }: URL): Signed | null {
  const expires = Number(query.get('X-Amz-Expires') ?? Number.NaN)
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256' || !(expires >= 1 && expires <= 604_800)) return null
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    headers: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    date: query.get('X-Amz-Date') ?? '',
    expires,
    payload: 'UNSIGNED-PAYLOAD',
  }
}

function canonicalRequest({ method, headers }: IncomingMessage, url: URL, signed: Signed): string {
  const path = url.pathname
    .split('/')
    .map((part) => escaped(decodeURIComponent(part)))
    .join('/')
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&')
  const lines = signed.headers.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('')
  return [method, path, query, lines, signed.headers.join(';'), signed.payload].join('\n')
}

function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
