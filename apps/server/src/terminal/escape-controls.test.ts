import { expect, it } from 'vitest'
import { escapeControls } from './escape-controls.ts'

it('writes what a terminal would obey so that it is seen', () => {
  expect(escapeControls('a\u001b]0;title\u0007b\r\u009b31m\u007f')).toBe('a\\u001b]0;title\\u0007b\\u000d\\u009b31m\\u007f')
  expect(escapeControls('exe\u202egnp.\u2066x\u2069\u200f')).toBe('exe\\u202egnp.\\u2066x\\u2069\\u200f')
})

it('leaves lines, tabs and what is read', () => {
  const text = '专利\tA\nÄ 👩‍🔬 e\u0301'
  expect(escapeControls(text)).toBe(text)
})
