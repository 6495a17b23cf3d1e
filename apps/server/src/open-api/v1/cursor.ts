import { createHmac } from 'node:crypto'
import type { Language } from '@gezhi/contract'
import { CallError } from '../../http/call-error.ts'

const UNREADABLE = { zh: '不是此请求的游标', en: 'is not a cursor of this request' } as const

/** Cursors as the server gives them: clients can neither make nor change one. */
export interface Cursors {
  /** A position, without control characters, as an opaque text that is valid for the same request only. */
  at(position: string, request: object): string
  /** The position that a cursor stands for. Throws INVALID_INPUT for one of another request, and one that the server has not made. */
  positionOf(cursor: string, request: object, language: Language): string
}

/** Signed with `key`: a position counts towards limits, so it must not be the client's choice. */
export function signedCursors(key: () => Buffer): Cursors {
  const signatureOf = (position: string, request: object) =>
    createHmac('sha256', key())
      .update(`cursor ${JSON.stringify([position, request])}`)
      .digest('base64url')
      .slice(0, 22)
  return {
    at: (position, request) => Buffer.from(`${signatureOf(position, request)} ${position}`).toString('base64url'),
    positionOf(cursor, request, language) {
      const [signature = '', position = ''] = /^(\S+) (.+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.slice(1) ?? []
      if (position !== '' && signature === signatureOf(position, request)) return position
      const message = UNREADABLE[language]
      throw new CallError('INVALID_INPUT', { field: 'cursor', problem: message, faults: [{ field: 'cursor', message }] })
    },
  }
}
