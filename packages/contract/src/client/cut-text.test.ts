import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it.each([
  ['abc', 2, 'ab'],
  ['abc', 3, 'abc'],
  ['a😀b', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  ['石墨烯', 0, ''],
])('%s to %i units is %s', (text, maxUnits, cut) => expect(cutText(text, maxUnits)).toBe(cut))
