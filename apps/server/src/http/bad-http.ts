import type { Socket } from 'node:net'
import { ERRORS, describeError, type Envelope, type ErrorData, type ErrorName } from '@gezhi/contract'

/** ms a client gets to read why it is refused, before its connection is closed whatever it still sends. */
const READING_MS = 2000

const STATUS_LINES = { 400: 'HTTP/1.1 400 Bad Request', 408: 'HTTP/1.1 408 Request Timeout' } as const

/** Answers what is not even HTTP, has headers that are too large or comes too slowly, in the envelope, and closes the connection. */
export function answerBadHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return rejectConnection(socket, 'REQUEST_TIMEOUT')
  if (error.code !== 'ECONNRESET') rejectConnection(socket, 'BAD_REQUEST', { problem: error.code ?? error.message })
}

/** Writes an error straight to a connection whose request never became one, and closes it. */
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
