import type { Socket } from 'node:net'
import { ERRORS, describeError, type Envelope, type ErrorData, type ErrorName } from '@gezhi/contract'

/** ms a client gets to read an error before its connection is closed. */
const READING_MS = 2000

const STATUS_LINES = { 400: 'HTTP/1.1 400 Bad Request', 408: 'HTTP/1.1 408 Request Timeout' } as const

/** Answers requests that are not HTTP, have too large headers or arrive too slowly with the envelope, and closes the connection. */
export function answerBadHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return rejectConnection(socket, 'REQUEST_TIMEOUT')
  if (error.code !== 'ECONNRESET') rejectConnection(socket, 'BAD_REQUEST', { problem: error.code ?? error.message })
}

/** Writes an error directly to a connection without a parsed request, and closes it. */
export function rejectConnection(
  socket: Socket,
  error: 'BAD_REQUEST' | 'REQUEST_TIMEOUT',
  values: Readonly<Record<string, string>> = {},
): void {
  if (!socket.writable) return
  const body = JSON.stringify(envelopeOf(error, values))
  const head = [
    STATUS_LINES[ERRORS[error].code],
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // A client that continues sending would keep it half open indefinitely.
  setTimeout(() => socket.destroy(), READING_MS).unref()
}

function envelopeOf(error: ErrorName, values: Readonly<Record<string, string>>): Envelope<ErrorData> {
  return { code: ERRORS[error].code, message: describeError(error, 'zh', values), data: { error, requestId: '', ...values } }
}
