import { hash } from 'node:crypto'
import type { Language } from '@gezhi/contract'
import { CallError } from '../../http/call-error.ts'

const UNREADABLE = { zh: '不是此请求的游标', en: 'is not a cursor of this request' } as const

/** A position, without control characters, as an opaque text that is valid for the same request only. */
export function cursorAt(position: string, request: object): string {
  return Buffer.from(`${digestOf(position, request)} ${position}`).toString('base64url')
}

/** The position that a cursor stands for. Throws INVALID_INPUT for one of another request. */
export function positionOf(cursor: string, request: object, language: Language): string {
  const [digest = '', position = ''] = /^(\S+) (.+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.slice(1) ?? []
  if (position !== '' && digest === digestOf(position, request)) return position
  const message = UNREADABLE[language]
  throw new CallError('INVALID_INPUT', { field: 'cursor', problem: message, faults: [{ field: 'cursor', message }] })
}

function digestOf(position: string, request: object): string {
  return hash('sha256', JSON.stringify([position, request]), 'base64url').slice(0, 16)
}
