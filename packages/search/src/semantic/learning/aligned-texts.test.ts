import { expect, test } from 'vitest'
import { alignedTexts } from './aligned-texts.ts'

test('titles of classes are cut into the parts that belong together, without remarks and broken lines', () => {
  const en = 'Electrodes (making electrodes (in general) H01B); Separators'
  expect(alignedTexts(en, '电 极（电极（一般的）的制造入 H01B）；隔膜')).toEqual([
    { en: 'Electrodes', zh: '电极' },
    { en: 'Separators', zh: '隔膜' },
  ])
})

test('texts with other numbers of parts stay whole; a text without its translation is none', () => {
  expect(alignedTexts('Agriculture; Forestry', '农林业')).toEqual([{ en: 'Agriculture\nForestry', zh: '农林业' }])
  expect(alignedTexts('(transferred to A01B)', '农业')).toEqual([])
})
