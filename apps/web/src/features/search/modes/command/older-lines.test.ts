import type { HistorySearch } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { olderLines } from './older-lines.ts'

const search = (lineNo: number, earlierLineNos: number[] = []) => ({ lineNo, earlierLineNos }) as HistorySearch

test('G213: numbers that are not among the latest searches are looked up, each once', () => {
  expect(olderLines('#7 AND (＃１２ OR #3) NOT #7', [search(30), search(29, [3])])).toEqual([7, 12])
  expect(olderLines('colo#r OR #0 OR #{5}', [])).toEqual([])
})
