import { expect, it } from 'vitest'
import { announcePayment, onPaySuccess } from './pay-success.ts'
import { steppedClock } from './stepped-clock.ts'

it.each([
  ['VIP', 1],
  ['AI', 2],
] as const)('payment.11 payment.13: a paid order is announced, one of %s %i times within 2 s', (productType, times) => {
  const clock = steppedClock()
  const heard: string[] = []
  const stop = onPaySuccess(({ orderNo }) => heard.push(orderNo))
  announcePayment({ orderNo: '1', productType }, clock)
  expect(heard).toEqual(['1'])
  clock.pass(1999)
  expect(heard).toEqual(['1'])
  clock.pass(1)
  expect(heard).toHaveLength(times)
  stop()
})
