import { expect, test } from 'vitest'
import { segmentLanguage, withoutLanguage } from './language.ts'

test('B.i18n.04: only zh and en are a language segment', () => {
  expect(['/zh', '/en/resultList', '/zh/'].map(segmentLanguage)).toEqual(['zh', 'en', 'zh'])
  expect(['/', '/fr/resultList', '/english', '/ZH', '/resultList/en'].map(segmentLanguage)).toEqual([null, null, null, null, null])
})

test('routes see addresses without their segment', () => {
  expect(['/en', '/zh/', '/en/resultList/tableList', '/searchDetail', '/fr/x'].map(withoutLanguage)).toEqual([
    '/',
    '/',
    '/resultList/tableList',
    '/searchDetail',
    '/fr/x',
  ])
})
