import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillParameters, parseTemplateParameters } from './template-parameters.ts'

test.each([
  ['code', [['code', '042137']]],
  [
    'minutes, code',
    [
      ['minutes', '5'],
      ['code', '042137'],
    ],
  ],
  [
    'yzm=code,min = minutes',
    [
      ['yzm', '042137'],
      ['min', '5'],
    ],
  ],
])('%s', (text, filled) => {
  expect(fillParameters(parseTemplateParameters(text)!, { phone: '13900000001', code: '042137', minutes: 5 })).toEqual(filled)
})

test.each(['', 'minutes', 'code,', 'code,seconds', 'a b=code', 'code=', '=code'])('%o is no list of variables', (text) => {
  expect(parseTemplateParameters(text)).toBeNull()
})

test('never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseTemplateParameters(text)))
})
