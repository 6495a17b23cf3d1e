import { expect, test } from 'vitest'
import { PATENTS } from '../../../kinds/patents/patents.ts'
import { boxRequest } from './box-request.ts'

test('search-box.35, search-box.36: the box requests the first 10 hits in the selected databases', () => {
  const request = boxRequest(PATENTS, '电池', { types: ['utility'], countries: [] })
  expect(request).toMatchObject({ filter: { queryStr: '电池' }, typeList: ['utility'], from: 0, size: 10 })
  expect(request.groupList!.map(({ count }) => count)).toEqual([5, 10])
})
