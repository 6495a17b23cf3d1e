import { expect, test } from 'vitest'
import { previewChanges } from './preview-changes.ts'

const patent = (id: string, before: [number, 'A' | 'B'], after: [number, 'A' | 'B']) => ({
  id,
  number: id,
  title: '',
  before: { total: before[0], level: before[1] },
  after: { total: after[0], level: after[1] },
})

test('changes are counted, with their mean and the patents of each level', () => {
  expect(
    previewChanges([patent('1', [79.5, 'B'], [80.5, 'A']), patent('2', [70, 'B'], [69, 'B']), patent('3', [60, 'B'], [60, 'B'])]),
  ).toEqual({
    raised: 1,
    lowered: 1,
    same: 1,
    moved: 1,
    mean: 0,
    levels: [
      { level: 'A', before: 0, after: 1 },
      { level: 'B', before: 3, after: 2 },
      { level: 'C', before: 0, after: 0 },
      { level: 'D', before: 0, after: 0 },
    ],
  })
  expect(previewChanges([]).mean).toBe(0)
})
