import { expect, test } from 'vitest'
import { isActive, PROMOTION } from './activity.ts'

test('activity.08, activity.09, activity.10: the promotion is product 0, a holiday’s limited offer, for 9.9 until 2025-06-02 23:59:59', () => {
  expect(PROMOTION).toMatchObject({ productId: 0, price: 9.9, endTime: '2025-06-02 23:59:59' })
  expect(PROMOTION.name.zh).toMatch(/节限时活动$/)
})

test('activity.11: it runs only before its end, by the clock of Shanghai', () => {
  expect(isActive(PROMOTION, Date.parse('2025-06-02T23:59:58+08:00'))).toBe(true)
  expect(isActive(PROMOTION, Date.parse('2025-06-02T23:59:59+08:00'))).toBe(false)
  expect(isActive(PROMOTION, Date.parse('2026-01-01T00:00:00Z'))).toBe(false)
})
