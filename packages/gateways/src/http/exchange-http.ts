import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'

/** Bytes of an answer; files may be larger. */
const MAX_BYTES = 1_000_000

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface HttpAnswer {
  readonly status: number
  readonly text: string
  readonly bytes: Buffer
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** Why there is no response. `unreachable`: no byte of the request was sent. */
export class HttpFailure extends Error {
  readonly reason: 'unreachable' | 'timeout' | 'broken'

  constructor(reason: 'unreachable' | 'timeout' | 'broken', code: string) {
    super(code)
    this.name = 'HttpFailure'
    this.reason = reason
  }
}

/**
 * One HTTP exchange on its own connection, so that it is certain whether a failed request was sent: a keep-alive connection may be closed
 * at the moment it is reused. Does not follow redirects. Rejects with `HttpFailure`, which contains nothing of the request.
 */
export async function exchangeHttp(
  { method, url, headers, body }: HttpRequest,
  timeoutMs: number,
  maxBytes = MAX_BYTES,
): Promise<HttpAnswer> {
  let connected = false
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const isPlain = url.protocol === 'http:'
      const bytes = Buffer.from(body)
      const request = (isPlain ? requestHttp : requestHttps)(url, {
        method,
        agent: false,
        signal,
        headers: { ...headers, 'content-length': bytes.length },
      })
      request.once('socket', (socket) => socket.once(isPlain ? 'connect' : 'secureConnect', () => (connected = true)))
      request.once('response', resolve).once('error', reject).end(bytes)
    })
    const bytes = await readBytes(answer, maxBytes)
    return { status: answer.statusCode ?? 0, text: bytes.toString('utf8'), bytes, headers: singleHeaders(answer) }
  } catch (error) {
    throw new HttpFailure(!connected ? 'unreachable' : signal.aborted ? 'timeout' : 'broken', codeOf(error))
  }
}

async function readBytes(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > maxBytes) throw new Error('TOO_LONG')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Of a header that comes several times only the first value. */
function singleHeaders({ headersDistinct }: IncomingMessage): HttpAnswer['headers'] {
  return Object.fromEntries(Object.entries(headersDistinct).map(([name, values]) => [name, values?.[0]]))
}

/** ECONNREFUSED, ENOTFOUND, CERT_HAS_EXPIRED…: for the operator, without anything of the request. */
function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? (Reflect.get(error, 'code') ?? error.message) : undefined
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : 'NO_ANSWER'
}
