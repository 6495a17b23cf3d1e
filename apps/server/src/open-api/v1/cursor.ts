import { hash } from 'node:crypto'
import type { Language } from '@gezhi/contract'
import { CallError } from '../../http/call-error.ts'

const UNREADABLE = { zh: '不是此请求的游标', en: 'is not a cursor of this request' } as const

/** The position of a page as an opaque text, valid for the same request only. */
export function cursorAt(from: number, request: object): string {
  return Buffer.from(`${from} ${digestOf(request)}`).toString('base64url')
}

/** The position that a cursor stands for. Throws INVALID_INPUT for one of another request. */
export function positionOf(cursor: string, request: object, language: Language): number {
  const [from = '', digest] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ')
  if (/^\d{1,9}$/.test(from) && digest === digestOf(request)) return Number(from)
  const message = UNREADABLE[language]
  throw new CallError('INVALID_INPUT', { field: 'cursor', problem: message, faults: [{ field: 'cursor', message }] })
}

function digestOf(request: object): string {
  return hash('sha256', JSON.stringify(request), 'base64url').slice(0, 16)
}
