import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { signedCursors } from './cursor.ts'

const key = randomBytes(32)
const own = signedCursors(() => key)
const REQUEST = ['TI=电池']

it('a cursor is the position of its request, also in another process', () => {
  expect(signedCursors(() => key).positionOf(own.at('100 CN1A', REQUEST), REQUEST, 'zh')).toBe('100 CN1A')
})

it.each([
  ['another request', own.at('1', ['TI=other'])],
  ['another installation', signedCursors(() => randomBytes(32)).at('1', REQUEST)],
  ['no installation', Buffer.from('x 1').toString('base64url')],
  ['nothing', ''],
  ['something else', '\u0000__proto__'],
])('a cursor of %s is rejected', (_of, cursor) => {
  expect(() => own.positionOf(cursor, REQUEST, 'en')).toThrow('INVALID_INPUT')
})
