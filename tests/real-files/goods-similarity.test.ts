import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readTable } from '@gezhi/imports'
import { goodsNearness, SIMILAR_GOODS, type ClassedGoods } from '@gezhi/trademark-similarity'
import { describe, expect, test } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from './real-files.ts'

/** Pairs of goods that the EUIPO assesses as similar; there are none that are not. */
function similarPairs(): [ClassedGoods, ClassedGoods][] {
  const [, ...rows] = readTable(gunzipSync(readFileSync(join(REAL_FILES, 'benchmarks/goods-services-similarity.csv.gz'))), 10_000)
  return rows.map(([class1, term1 = '', , class2, term2 = '']) => [
    { number: Number(class1), term: term1 },
    { number: Number(class2), term: term2 },
  ])
}

function shareOfSimilar(pairs: readonly [ClassedGoods, ClassedGoods][]): number {
  return pairs.filter(([a, b]) => goodsNearness(a, b) >= SIMILAR_GOODS).length / pairs.length
}

// Skipped with a message if the real files, which are outside the repository, are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('similarity of goods and services', () => {
  const pairs = REAL_FILES_MISSING === undefined ? similarPairs() : []

  test('pairs that the office assesses as similar are', () => {
    const across = pairs.filter(([a, b]) => a.number !== b.number)
    expect(pairs.length).toBeGreaterThan(2500)
    expect(shareOfSimilar(pairs)).toBeGreaterThan(0.95)
    expect(shareOfSimilar(across)).toBeGreaterThan(0.95)
  })

  test('random pairs of the same terms are mostly not', () => {
    const random = pairs.map(([a], index): [ClassedGoods, ClassedGoods] => [a, pairs[(index * 977 + 1301) % pairs.length]![1]])
    expect(shareOfSimilar(random)).toBeLessThan(0.4)
  })
})
