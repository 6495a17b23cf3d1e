import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { HttpFailure, type HttpRequest } from './exchange-http.ts'

/** Bytes of a stream. */
const MAX_BYTES = 4_000_000

/** A response that is read while it arrives. */
export interface StreamedAnswer {
  readonly status: number
  /** The text in parts; rejects with `HttpFailure`, or with the reason of the signal. */
  readonly parts: AsyncIterable<string>
}

/** One HTTP exchange whose response is a stream; `silenceMs` limits the time without a byte. Contains nothing of the request in errors. */
export async function streamHttp(
  { method, url, headers, body }: HttpRequest,
  { silenceMs, signal }: { readonly silenceMs: number; readonly signal: AbortSignal },
): Promise<StreamedAnswer> {
  signal.throwIfAborted()
  let connected = false
  let timedOut = false
  const failure = () => {
    if (signal.aborted) return signal.reason as Error
    return new HttpFailure(!connected ? 'unreachable' : timedOut ? 'timeout' : 'broken', 'NO_ANSWER')
  }
  const isPlain = url.protocol === 'http:'
  const bytes = Buffer.from(body)
  const request = (isPlain ? requestHttp : requestHttps)(url, {
    method,
    agent: false,
    signal,
    headers: { ...headers, 'content-length': bytes.length },
  })
  const silence = setTimeout(() => {
    timedOut = true
    request.destroy(new Error('TIMEOUT'))
  }, silenceMs)
  request.once('socket', (socket) => socket.once(isPlain ? 'connect' : 'secureConnect', () => (connected = true)))
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject).end(bytes)
  }).catch(() => {
    clearTimeout(silence)
    throw failure()
  })
  async function* parts() {
    const decoder = new TextDecoder()
    let length = 0
    try {
      for await (const part of answer as AsyncIterable<Buffer>) {
        silence.refresh()
        length += part.length
        if (length > MAX_BYTES) throw new Error('TOO_LONG')
        yield decoder.decode(part, { stream: true })
      }
    } catch {
      throw failure()
    } finally {
      clearTimeout(silence)
      answer.destroy()
    }
  }
  return { status: answer.statusCode ?? 0, parts: parts() }
}
