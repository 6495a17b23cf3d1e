import { expect, test } from 'vitest'
import { sourceFactTitle } from './source-fact-titles.ts'

test('detail.07: facts of sources have titles, tags of ST.32 never stand alone', () => {
  expect([sourceFactTitle('B121', 'zh'), sourceFactTitle('B121', 'en')]).toEqual(['文献种类名称', 'Kind of document in words'])
  expect(sourceFactTitle('B620EP cdoc', 'en')).toBe('Divisional applications')
  expect([sourceFactTitle('B799', 'zh'), sourceFactTitle('B405EP', 'en')]).toEqual(['当事人 (B799)', 'Dates of publication (B405EP)'])
  expect(['groupArtUnitNumber', 'toString', 'B12'].map((name) => sourceFactTitle(name, 'zh'))).toEqual([
    'groupArtUnitNumber',
    'toString',
    'B12',
  ])
})
