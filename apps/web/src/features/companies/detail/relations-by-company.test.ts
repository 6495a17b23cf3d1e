import type { RelatedCompany } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { relationsByCompany } from './relations-by-company.ts'

const to = (lei: string, relation: RelatedCompany['relation']): RelatedCompany => ({
  id: lei,
  lei,
  name: lei,
  country: null,
  relation,
  active: true,
})

test('a company with several relations is listed once, with all of them', () => {
  const [ultimate, other, direct] = [to('A', 'ultimate'), to('B', 'direct'), to('A', 'direct')]
  expect(relationsByCompany([ultimate, other, direct])).toEqual([[ultimate, direct], [other]])
  expect(relationsByCompany([])).toEqual([])
})
