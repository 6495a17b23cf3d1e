import { expect, it } from 'vitest'
import { columnShares } from './column-shares.ts'

it('measures columns by their longest lines, and leaves short headings room beside the margins of a cell', () => {
  const [reasons, tier] = columnShares(['近似原因', '风险'], [['读音相同或近似 92%\n个别字或字母不同 91%\n包含 80%', '高']])
  expect(tier! / reasons!).toBeCloseTo((4 + 2) / (20 + 2))
  expect(columnShares(['a'.repeat(500), 'b'], [])[0]).toBeCloseTo(40 / (40 + 6))
})
