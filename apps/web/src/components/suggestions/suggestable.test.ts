import { expect, test } from 'vitest'
import { endsInFieldValue, isSuggestable } from './suggestable.ts'

test('B.search-box.27: nothing is suggested for an empty value or a lone space', () => {
  expect(['', ' ', '　', '石'].map(isSuggestable)).toEqual([false, false, false, true])
})

test('B.search-box.28: nothing is suggested once there is a field command', () => {
  expect(['TI=(石墨', 'graphene ad>=2020', '申请人＝格致', 'ipc = H01M'].map(isSuggestable)).toEqual([false, false, false, false])
  expect(['graphene battery', 'a-b', '石墨烯'].map(isSuggestable)).toEqual([true, true, true])
})

test('values are suggested once one of a field is begun', () => {
  expect(['AP=中山', '石墨烯 AND ipc=(H01', 'AP="Siem', '申请人＝格'].map(endsInFieldValue)).toEqual([true, true, true, true])
  expect(['AP=', 'AP=中山 ', '石墨烯', 'ad>=2020'].map(endsInFieldValue)).toEqual([false, false, false, false])
})
