import type { AnswerOf, AnyCall, RequestOf } from '../call.ts'
import type { Calls } from '../calls.ts'
import type { Route, RouteTraits } from '../routes-of.ts'
import { ApiError } from './api-error.ts'
import { ROUTES } from './routes.ts'

export interface ClientOptions {
  /**
   * The browser's `fetch` or a replacement: `(input, init) => fetch(input, init)`. `timeoutMs` is the timeout of the call if the spec
   * gives one.
   */
  fetch: (input: string, init: RequestInit, timeoutMs?: number) => Promise<Response>
  /** Base address of the API, without a trailing slash. Default: the same origin. */
  base?: string
  /** Read on every call: sent in the header `token`. */
  token?: () => string | null
  /** Read on every call: sent in `Accept-Language`. */
  language?: () => string
  /** Called once when a call returns 401; if it resolves to a token, the call is repeated. */
  renewToken?: () => Promise<string | null>
  /** Called when a call returns CAPTCHA_NEEDED: whether the visitor solved that captcha; the call is then repeated. */
  passCaptcha?: (verifyId: string) => Promise<boolean>
  /** Called when a call returns PROOF_NEEDED: whether the user proved their identity; the call is then repeated. */
  passProof?: () => Promise<boolean>
  /** Called for every final response whose code is not 200, with the token the call began with, before the call rejects. */
  onRejected?: (error: ApiError, token: string | null) => void
  /** The clock, ms; required by signed calls. */
  now?: () => number
}

export interface CallOptions {
  signal?: AbortSignal
  /** The call is completed when the page is left meanwhile; for requests of at most 64 KiB. */
  keepalive?: true
  /** Added to, or replacing, the default headers: `{ token }` of a login that waits for its displacement, `{ phone }`. */
  headers?: Readonly<Record<string, string>>
}

/** One function per call: `client.search.searchPatents(request, { signal })`. Rejects with `ApiError` for every code except 200. */
export type Client = {
  [Domain in keyof Calls]: { [Name in keyof Calls[Domain]]: ClientCall<Calls[Domain][Name]> }
}

type ClientCall<C> = C extends AnyCall ? (request: RequestOf<C>, options?: CallOptions) => Promise<AnswerOf<C>> : never

/** A client of the API, typed by the contract; at run time it knows only methods, paths and traits. */
export function createClient(options: ClientOptions): Client {
  const connection: Connection = { ...options, clockOffset: 0 }
  const domains = Object.entries(ROUTES).map(([domain, routes]) => {
    const calls = Object.entries(routes).map(([name, route]: [string, Route]) => [
      name,
      (request: object, options: CallOptions = {}) => send(connection, route, request, options),
    ])
    return [domain, Object.fromEntries(calls)]
  })
  return Object.fromEntries(domains) as Client
}

interface Connection extends ClientOptions {
  /** Milliseconds the server's clock is ahead of ours; 0 until the server has reported its time. */
  clockOffset: number
}

async function send(connection: Connection, route: Route, request: object, options: CallOptions): Promise<unknown> {
  const token = connection.token?.() ?? null
  try {
    return await sendOnce(connection, route, request, token, options)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return await sendAgain(connection, route, request, error, token, options).catch((last: unknown) => {
      if (last instanceof ApiError) connection.onRejected?.(last, options.headers?.['token'] ?? token)
      throw last
    })
  }
}

/**
 * Repeats a call after correcting the cause: a new token for an expired one, the server's clock, a solved captcha. Any other error is
 * rethrown.
 */
async function sendAgain(
  connection: Connection,
  route: Route,
  request: object,
  error: ApiError,
  token: string | null,
  options: CallOptions,
): Promise<unknown> {
  const serverTime = error.data['serverTime']
  if (error.error === 'SIGNATURE_EXPIRED' && typeof serverTime === 'number') {
    connection.clockOffset = serverTime - clock(connection)
    return sendOnce(connection, route, request, token, options)
  }
  const verifyId = error.data['verifyId']
  if (error.error === 'CAPTCHA_NEEDED' && typeof verifyId === 'string' && (await connection.passCaptcha?.(verifyId))) {
    return sendOnce(connection, route, request, token, options)
  }
  if (error.error === 'PROOF_NEEDED' && (await connection.passProof?.())) return sendOnce(connection, route, request, token, options)
  const renewed = error.code === 401 && connection.renewToken ? await connection.renewToken() : null
  if (!renewed || renewed === token) throw error
  return sendOnce(connection, route, request, renewed, options)
}

async function sendOnce(
  connection: Connection,
  [method, path, traits = {}]: Route,
  request: object,
  token: string | null,
  options: CallOptions,
): Promise<unknown> {
  const headers: Record<string, string> = {}
  if (token) headers['token'] = token
  if (connection.language) headers['accept-language'] = connection.language()
  const body = method === 'POST' ? bodyOf(request, traits) : null
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  if (token) Object.assign(headers, await signatureOf(connection, traits, token, typeof body === 'string' ? body : ''))
  Object.assign(headers, options.headers)
  const response = await connection.fetch(
    (connection.base ?? '') + path + (body === null ? queryString(request) : ''),
    {
      method,
      headers,
      ...(body !== null && { body }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    },
    traits.timeoutMs,
  )
  return traits.file && response.ok ? response.blob() : readEnvelope(response)
}

/** JSON, or a form; for a form the browser sets the content type, because it contains the boundary. */
function bodyOf(request: object, { form }: RouteTraits): string | FormData {
  if (!form) return JSON.stringify(request)
  const data = new FormData()
  for (const [name, value] of Object.entries(request)) {
    if (value !== undefined) data.append(name, value instanceof Blob ? value : String(value))
  }
  return data
}

/** The headers of a signed call (the signing code is loaded on first use); empty without a token. */
async function signatureOf(connection: Connection, { signed }: RouteTraits, token: string, body: string): Promise<Record<string, string>> {
  if (!signed) return {}
  const { signCall } = await import('./sign-call.ts')
  return signCall(clock(connection) + connection.clockOffset, token, body)
}

function clock({ now }: Connection): number {
  if (now === undefined) throw new Error('A client without a clock cannot sign calls')
  return now()
}

async function readEnvelope(response: Response): Promise<unknown> {
  const text = await response.text()
  const envelope = parse(text)
  if (typeof envelope?.message !== 'string') throw new ApiError(response.status, response.statusText || text.slice(0, 200), null)
  if (Number(envelope.code) !== 200) throw new ApiError(Number(envelope.code), envelope.message, envelope.data ?? null)
  return envelope.data
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `?a=1&b=2&b=3`; undefined values are left out. */
function queryString(request: object): string {
  const pairs = Object.entries(request).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map((one) => [key, String(one)]),
  )
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}
