import type { Socket } from 'node:net'
import { sayError, type Envelope, type ErrorData } from '@gezhi/contract'

/** Answers what is not even HTTP, or has headers that are too large, in the envelope, and hangs up. */
export function answerBadHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const values = { problem: error.code ?? error.message }
  const envelope: Envelope<ErrorData> = {
    code: 400,
    message: sayError('BAD_REQUEST', 'zh', values),
    data: { error: 'BAD_REQUEST', requestId: '', ...values },
  }
  const body = JSON.stringify(envelope)
  const head = ['HTTP/1.1 400 Bad Request', 'content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`]
  socket.end(`${[...head, 'connection: close'].join('\r\n')}\r\n\r\n${body}`)
}
