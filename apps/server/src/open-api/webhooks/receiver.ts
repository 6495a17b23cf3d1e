import type { LookupAddress } from 'node:dns'
import { lookup as resolve } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { DeliveryFailure } from '@gezhi/contract'
import { mayReceive } from './public-address.ts'

/** What an installation allows of the addresses of webhooks. */
export interface ReceiverLimits {
  /** Internal networks that may be reached, in CIDR notation. */
  readonly networks: readonly string[]
  /** Whether `http:` is allowed: not in production. */
  readonly allowsHttp: boolean
}

/** An attempt to deliver: a response, or why there was none. */
export type Attempt =
  | { readonly statusCode: number; readonly detail: string }
  | { readonly failure: Exclude<DeliveryFailure, 'status' | 'off' | 'internal'>; readonly detail: string }

/** ms for an attempt, from the resolution of the name to the beginning of the response's body. */
export const ATTEMPT_LIMIT = 10_000
/** Bytes and characters read of a response. */
const MAX_BYTES = 1024
const MAX_CHARACTERS = 200

/** Why nothing can be sent to an address; null if it can. */
export async function receiverProblem(url: string, limits: ReceiverLimits): Promise<'http' | 'unresolved' | 'forbidden' | null> {
  if (new URL(url).protocol === 'http:' && !limits.allowsHttp) return 'http'
  const found = await within(permittedAddresses(url, limits.networks), AbortSignal.timeout(ATTEMPT_LIMIT / 2)).catch(
    () => 'unresolved' as const,
  )
  return typeof found === 'string' ? found : null
}

/** Sends a body to a receiver whose name is resolved once: it connects to the address that was checked. Redirects are responses. */
export async function postEvent(
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  limits: ReceiverLimits,
  signal: AbortSignal,
): Promise<Attempt> {
  const deadline = AbortSignal.timeout(ATTEMPT_LIMIT)
  const either = AbortSignal.any([signal, deadline])
  try {
    if (new URL(url).protocol === 'http:' && !limits.allowsHttp) return { failure: 'forbidden', detail: '' }
    const addresses = await within(permittedAddresses(url, limits.networks), either)
    if (typeof addresses === 'string') return { failure: addresses, detail: '' }
    const response = await respond(url, { headers, body, addresses }, either)
    const statusCode = response.statusCode ?? 0
    if (isSuccess(statusCode)) response.destroy()
    return { statusCode, detail: isSuccess(statusCode) ? '' : await beginningOf(response) }
  } catch (error) {
    signal.throwIfAborted()
    if (deadline.aborted) return { failure: 'timeout', detail: '' }
    const { code = '' } = error as NodeJS.ErrnoException
    return { failure: /CERT|TLS|SSL|UNABLE_TO|EPROTO/.test(code) ? 'certificate' : 'connection', detail: code.slice(0, MAX_CHARACTERS) }
  }
}

/** Whether a receiver has accepted an event. */
export function isSuccess(statusCode: number): boolean {
  return statusCode >= 200 && statusCode < 300
}

/** The addresses of a receiver. A name with one that is not allowed is rejected as a whole. */
async function permittedAddresses(url: string, networks: readonly string[]): Promise<LookupAddress[] | 'unresolved' | 'forbidden'> {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
  const found = await resolve(host, { all: true }).catch(() => [])
  if (found.length === 0) return 'unresolved'
  return found.every(({ address }) => mayReceive(address, networks)) ? found : 'forbidden'
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly addresses: readonly LookupAddress[]
}

function respond(url: string, { headers, body, addresses }: Sent, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>()
  const request = (url.toLowerCase().startsWith('https:') ? requestHttps : requestHttp)(url, {
    method: 'POST',
    agent: false,
    lookup: fixedLookup(addresses),
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'Gezhi-Webhooks' },
    signal,
  })
  // A receiver that switches protocols (101) closes the request without a response and without an error.
  const reset = () => reject(Object.assign(new Error('The connection was closed'), { code: 'ECONNRESET' }))
  request.on('response', answer).on('error', reject).on('close', reset)
  request.end(body)
  return promise
}

/** Answers the addresses that were checked. Not called for an address in the URL, which was checked itself. */
function fixedLookup(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = addresses
    if (all || first === undefined) done(null, [...addresses])
    else done(null, first.address, first.family)
  }
}

/** The first characters of a response as one line of text. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= MAX_BYTES) break
    }
  } catch {
    // The status decides; what came of the text is enough.
  }
  const text = Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8')
  return text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
}

/** The same, unless the signal aborts first. */
async function within<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', abort)
  try {
    signal.throwIfAborted()
    return await Promise.race([value, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
