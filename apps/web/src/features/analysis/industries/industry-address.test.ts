import { expect, it } from 'vitest'
import { FIRST_KIND } from '../../../kinds/kinds.ts'
import { listCall } from '../../../search-state/search-request.ts'
import { industrySearch, INDUSTRY_SCHEMES, readIndustryAddress } from './industry-address.ts'

it('analysis.03: the address names a tree and an industry; anything else is the start of the first tree', () => {
  const read = (params: object) => {
    const { scheme, code } = readIndustryAddress({ ...params })
    return [scheme.key, code]
  }
  expect(read({})).toEqual(['ESOSI', null])
  expect(read({ scheme: 'CIDE', industry: 'C' })).toEqual(['CIDE', 'C'])
  expect(read({ scheme: 'CIDE', industry: '384' })).toEqual(['CIDE', '384'])
  expect(read({ scheme: 'x', industry: '1.2.3' })).toEqual(['ESOSI', '1.2.3'])
  expect(read({ industry: '<b>' })).toEqual(['ESOSI', null])
})

it('analyses the patents of an industry as a search by its classes', () => {
  const { call, request } = listCall(industrySearch(FIRST_KIND, INDUSTRY_SCHEMES[0], '1.2'))
  expect(call).toBe('searchByClass')
  expect(request).toMatchObject({ codeList: ['1.2'], scheme: 'esosi' })
})
