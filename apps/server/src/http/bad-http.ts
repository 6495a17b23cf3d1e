import type { Socket } from 'node:net'
import { ERRORS, describeError, languageOf, PROBLEM_TYPE, type Envelope, type ErrorData, type Language } from '@gezhi/contract'
import { answerFormOf, programErrorBody, type AnswerForm } from './answer-form.ts'

/** ms a client gets to read an error before its connection is closed. */
const READING_MS = 2000

/** Bytes of the head of a request. */
export const MAX_HEAD = 16 * 1024

const STATUS_TEXTS = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' } as const

/** Errors of a request that Fastify never sees. */
type BadHttpError = 'BAD_REQUEST' | 'HEAD_TOO_LARGE' | 'REQUEST_TIMEOUT'

/** How the client of a connection is answered. */
interface Manner {
  readonly form: AnswerForm
  readonly language: Language
}

/** Of the last request on a connection whose head was read. */
const lastManners = new WeakMap<Socket, Manner>()

/** Remembers how the client of a connection is answered, for errors of its body and of its next request. */
export function rememberRequest(socket: Socket, address: string, acceptLanguage: string | undefined): void {
  lastManners.set(socket, { form: answerFormOf(address), language: languageOf(acceptLanguage) })
}

/** Answers requests that are not HTTP, have too large headers or arrive too slowly in the form of their address, and closes the connection. */
export function answerBadHttp(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  const manner = writtenManner(error.rawPacket)
  switch (error.code) {
    case 'ECONNRESET':
      return
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return rejectConnection(socket, 'REQUEST_TIMEOUT', {}, manner)
    case 'HPE_HEADER_OVERFLOW':
      return rejectConnection(socket, 'HEAD_TOO_LARGE', { limit: MAX_HEAD }, manner)
    default:
      return rejectConnection(socket, 'BAD_REQUEST', { problem: error.code ?? error.message }, manner)
  }
}

/** The manner of a request whose head could not be read, if the packet contains its first line. */
function writtenManner(packet: unknown): Manner | null {
  const head = Buffer.isBuffer(packet) ? packet.subarray(0, MAX_HEAD).toString('latin1') : ''
  const address = /^[^\s]{1,40} (\/\S*)/.exec(head)?.[1]
  if (address === undefined) return null
  return { form: answerFormOf(address), language: languageOf(/^accept-language:(.*)$/im.exec(head)?.[1]) }
}

/** Writes an error directly to a connection without a parsed request, by default in the manner of the last request on it, and closes it. */
export function rejectConnection(
  socket: Socket,
  error: BadHttpError,
  values: Readonly<Record<string, string | number>> = {},
  manner: Manner | null = null,
): void {
  if (!socket.writable) return
  const { form, language } = manner ?? lastManners.get(socket) ?? { form: 'envelope', language: 'zh' }
  const status = ERRORS[error].code
  const body = JSON.stringify(bodyOf(error, values, form, language))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_TEXTS[status]}`,
    `content-type: ${form === 'problem' ? PROBLEM_TYPE : 'application/json; charset=utf-8'}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // A client that continues sending would keep it half open indefinitely.
  setTimeout(() => socket.destroy(), READING_MS).unref()
}

function bodyOf(error: BadHttpError, values: Readonly<Record<string, string | number>>, form: AnswerForm, language: Language): object {
  const status = ERRORS[error].code
  const message = describeError(error, language, values)
  if (form !== 'envelope') return programErrorBody(form, { error, title: message, status, requestId: '' })
  return { code: status, message, data: { error, requestId: '', ...values } } satisfies Envelope<ErrorData>
}
