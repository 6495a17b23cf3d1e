import { expect, test } from 'vitest'
import { firstLanguage, inLanguage, textLanguages } from './text-languages.ts'

const zh = { lang: 'zh', text: '电池' }
const en = { lang: 'en', text: 'battery' }

test('each language once', () => {
  expect(textLanguages([zh, en], [en], [])).toEqual(['zh', 'en'])
})

test('the requested language, else the first available, never a mixture', () => {
  expect(inLanguage([zh, en], 'en')).toEqual([en])
  expect(inLanguage([zh, en, zh], 'de')).toEqual([zh, zh])
  expect(inLanguage([], 'en')).toEqual([])
})

test('first the language of the reader, else that of the text; of titles alone English', () => {
  const de = { lang: 'de' }
  const none = { titles: [], abstracts: [], claims: [], description: [] }
  expect(firstLanguage({ ...none, titles: [de, en, zh] }, 'zh')).toBe('zh')
  expect(firstLanguage({ ...none, titles: [de, en], description: [de] }, 'zh')).toBe('de')
  expect(firstLanguage({ ...none, titles: [de, en] }, 'zh')).toBe('en')
  expect(firstLanguage({ ...none, titles: [de] }, 'zh')).toBe('de')
  expect(firstLanguage(none, 'zh')).toBe('zh')
})
