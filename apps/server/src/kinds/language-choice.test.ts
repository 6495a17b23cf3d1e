import { expect, test } from 'vitest'
import { textIn } from './language-choice.ts'

test('a text in the language of the request, else in English, else in the first there is', () => {
  const de = { lang: 'de', text: 'Drachen' }
  const en = { lang: 'en', text: 'Kite' }
  expect(textIn([de, en, { lang: 'zh', text: '风筝' }], 'zh')).toBe('风筝')
  expect(textIn([de, en], 'zh')).toBe('Kite')
  expect(textIn([de], 'en')).toBe('Drachen')
  expect(textIn(undefined, 'zh')).toBe('')
})
