import { expect, it } from 'vitest'
import { columnShares } from './column-shares.ts'

it('measures columns by their longest lines, and leaves short headings room beside the margins of a cell', () => {
  const [reasons, tier] = columnShares(['近似原因', '风险'], [['读音相同或近似 92%\n个别字或字母不同 91%\n包含 80%', '高']])
  expect(tier! / reasons!).toBeCloseTo((4 + 2) / (20 + 2))
  expect(columnShares(['a'.repeat(500), 'b'], [])[0]).toBeCloseTo(40 / (40 + 6))
})

it('leaves dates their width beside long texts', () => {
  const shares = columnShares(
    ['Document', 'Category', 'Filed', 'Published', 'Reasons'],
    [['a'.repeat(90), 'A', '2014-07-21', '2014-07-21', 'b'.repeat(90)]],
  )
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
  expect(shares[2]).toBeCloseTo(12 / 96)
  expect(shares[0]).toBeCloseTo(shares[4]!)
})
