import { expect, test } from 'vitest'
import { PATENT_KIND } from '../patents/patent-kind.ts'
import { indexAddress } from './index-address.ts'

test('patents are found where installations have them, other kinds beside them', () => {
  expect(indexAddress('gezhi', PATENT_KIND)).toBe('gezhi')
  expect(indexAddress('gezhi', { indexName: 'standards' })).toBe('gezhi-standards')
})
