import { ApiError, type ErrorName } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { pagingRejection } from './paging-rejection.ts'

test('only what is beyond one’s pages, in the server’s words', () => {
  const rejectionOf = (error: ErrorName) => pagingRejection(new ApiError(403, '请登录后查看更多检索结果', { error, requestId: 'r' }))
  expect(rejectionOf('PAGING_NEEDS_LOGIN')).toEqual({
    message: '请登录后查看更多检索结果',
    limit: 0,
    needsLogin: true,
    needsProduct: false,
  })
  expect(rejectionOf('FREE_PAGING_LIMIT')?.needsLogin).toBe(false)
  expect(rejectionOf('FREE_PAGING_LIMIT')?.needsProduct).toBe(true)
  expect(rejectionOf('MEMBER_PAGING_LIMIT')?.needsLogin).toBe(false)
  expect(rejectionOf('FORBIDDEN')).toBeNull()
  expect(pagingRejection(new TypeError('Failed to fetch'))).toBeNull()
  expect(pagingRejection(null)).toBeNull()
})
