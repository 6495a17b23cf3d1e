import { expect, test } from 'vitest'
import { groupedHits } from './counted-hits.ts'

test('hits of one group come next to each other, behind those alone in theirs', () => {
  const groups = [70, 2, -3, 70, 5, 2, -7]
  const hits = Uint32Array.from(groups.keys())
  expect(groupedHits(hits, (ordinal) => groups[ordinal]!)).toEqual({
    ordinals: Uint32Array.of(2, 4, 6, 0, 3, 1, 5),
    groups: Int32Array.of(2, 3, 4, 0, 0, 1, 1),
  })
  expect(groupedHits(new Uint32Array(), () => 0).ordinals).toHaveLength(0)
})
