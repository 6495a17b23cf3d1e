import type { AnswerOf, AnyCall, RequestOf } from '../call.ts'
import type { Calls } from '../calls.ts'
import { ApiError } from './api-error.ts'
import { ROUTES } from './routes.ts'

export interface ClientOptions {
  /** The browser’s own, or a stand-in: `(input, init) => fetch(input, init)`. */
  fetch: (input: string, init: RequestInit) => Promise<Response>
  /** Where the API is, without a slash at the end. Default: the same origin. */
  base?: string
  /** Read at every call: goes into the header `token`. */
  token?: () => string | null
  /** Read at every call: goes into `Accept-Language`. */
  language?: () => string
  /** Asked once when a call is answered 401; with a token the call is made again. */
  renewToken?: () => Promise<string | null>
}

export interface CallOptions {
  signal?: AbortSignal
}

/** One function a call: `client.search.searchPatents(request, { signal })`. Rejects with `ApiError` for every code but 200. */
export type Client = {
  [Domain in keyof Calls]: { [Name in keyof Calls[Domain]]: ClientCall<Calls[Domain][Name]> }
}

type ClientCall<C> = C extends AnyCall ? (request: RequestOf<C>, options?: CallOptions) => Promise<AnswerOf<C>> : never

/** A client of the API, typed by the contract; knows only methods and paths at run time. */
export function createClient(options: ClientOptions): Client {
  const domains = Object.entries(ROUTES).map(([domain, routes]) => {
    const calls = Object.entries(routes).map(([name, [method, path, file]]: [string, readonly [string, string, string?]]) => [
      name,
      (request: object, { signal }: CallOptions = {}) => send(options, method, path, file !== undefined, request, signal),
    ])
    return [domain, Object.fromEntries(calls)]
  })
  return Object.fromEntries(domains) as Client
}

async function send(options: ClientOptions, method: string, path: string, file: boolean, request: object, signal?: AbortSignal) {
  const token = options.token?.() ?? null
  try {
    return await sendOnce(options, method, path, file, request, token, signal)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 401 || !options.renewToken) throw error
    const renewed = await options.renewToken()
    if (!renewed || renewed === token) throw error
    return sendOnce(options, method, path, file, request, renewed, signal)
  }
}

async function sendOnce(
  options: ClientOptions,
  method: string,
  path: string,
  file: boolean,
  request: object,
  token: string | null,
  signal?: AbortSignal,
): Promise<unknown> {
  const headers: Record<string, string> = {}
  if (token) headers['token'] = token
  if (options.language) headers['accept-language'] = options.language()
  const post = method === 'POST'
  if (post) headers['content-type'] = 'application/json'
  const response = await options.fetch((options.base ?? '') + path + (post ? '' : queryString(request)), {
    method,
    headers,
    ...(post && { body: JSON.stringify(request) }),
    ...(signal && { signal }),
  })
  return file && response.ok ? response.blob() : readEnvelope(response)
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

/** `?a=1&b=2&b=3`; values that are undefined are left out. */
function queryString(request: object): string {
  const pairs = Object.entries(request).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map((one) => [key, String(one)]),
  )
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}
