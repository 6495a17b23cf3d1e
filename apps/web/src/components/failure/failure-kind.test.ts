import { ApiError } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { failureOf } from './failure-kind.ts'

test('the server’s own words and its number of the request', () => {
  const error = new ApiError(500, '检索服务正在启动，请稍候', { error: 'SEARCH_STARTING', requestId: 'r-1', isLimit: false })
  expect(failureOf(error)).toEqual({
    kind: 'answered',
    message: '检索服务正在启动，请稍候',
    requestId: 'r-1',
    isLimit: false,
    needsProduct: false,
  })
})

test('a proxy’s page is not shown as the server’s words', () => {
  expect(failureOf(new ApiError(502, 'Bad Gateway', null))).toMatchObject({ kind: 'unreadable', message: null })
})

test('an error without words has no message, so that ours is shown', () => {
  expect(failureOf(new ApiError(500, '', { error: 'INTERNAL' }))).toEqual({
    kind: 'answered',
    message: null,
    requestId: null,
    isLimit: false,
    needsProduct: false,
  })
})

test('timeouts and lost connections are distinguished', () => {
  expect(failureOf(new DOMException('', 'TimeoutError')).kind).toBe('timeout')
  expect(failureOf(new TypeError('Failed to fetch')).kind).toBe('offline')
})

test('a limit of the role is no failure that a retry mends', () => {
  expect(failureOf(new ApiError(403, '免费用户每天最多查看 50 件商标', { error: 'FREE_LIMIT' })).isLimit).toBe(true)
  expect(failureOf(new ApiError(403, '没有权限', { error: 'FORBIDDEN' })).isLimit).toBe(false)
})
