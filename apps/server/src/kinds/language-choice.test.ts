import { expect, test } from 'vitest'
import { nameIn, textIn } from './language-choice.ts'

test('a text in the language of the request, else in English, else in the first there is', () => {
  const de = { lang: 'de', text: 'Drachen' }
  const en = { lang: 'en', text: 'Kite' }
  expect(textIn([de, en, { lang: 'zh', text: '风筝' }], 'zh')).toBe('风筝')
  expect(textIn([de, en], 'zh')).toBe('Kite')
  expect(textIn([de], 'en')).toBe('Drachen')
  expect(textIn(undefined, 'zh')).toBe('')
})

test('a name that readers of the language cannot read is replaced by the one the source gives in it', () => {
  const names = [{ lang: 'en', text: 'Haier' }]
  expect(nameIn('海尔', names, 'en')).toBe('Haier')
  expect(nameIn('海尔', names, 'zh')).toBe('海尔')
  expect(nameIn('Haier Group', names, 'en')).toBe('Haier Group')
  expect(nameIn('Haier', [{ lang: 'zh', text: '海尔' }], 'zh')).toBe('海尔')
  expect(nameIn('海尔', undefined, 'en')).toBe('海尔')
})
