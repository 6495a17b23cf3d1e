import { expect, it } from 'vitest'
import { buy, pay, paymentGateways } from '../../testing/a-payment.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

it('an annual card that moves forward lasts a calendar year, without the leap day of its former one', async () => {
  const clock = { now: Date.parse('2026-11-29T10:00:00+08:00') }
  const outside = paymentGateways(clock)
  const test = await buildTestApp({ gateways: outside, now: () => clock.now })
  const { products, refunds, settle } = test.service('payment')
  await products.seed()
  const { user, headers } = await aSession(test)
  const bought = []
  for (let card = 0; card < 2; card += 1) {
    const { data } = await buy(test, headers)
    await pay(test, outside, 'WX', data.orderNo)
    bought.push(data.orderNo)
  }
  await refunds.start(bought[0]!, '误购')
  await settle()
  const { living } = await test.service('accounts').products.of(user.id)
  expect(living.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([['2026-11-29 10:00:00', '2027-11-29 10:00:00']])
})
