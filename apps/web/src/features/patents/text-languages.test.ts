import { expect, test } from 'vitest'
import { inLanguage, textLanguages } from './text-languages.ts'

const zh = { lang: 'zh', text: '电池' }
const en = { lang: 'en', text: 'battery' }

test('each language once', () => {
  expect(textLanguages([zh, en], [en], [])).toEqual(['zh', 'en'])
})

test('the wanted language, else the first there is, never a mixture', () => {
  expect(inLanguage([zh, en], 'en')).toEqual([en])
  expect(inLanguage([zh, en, zh], 'de')).toEqual([zh, zh])
  expect(inLanguage([], 'en')).toEqual([])
})
