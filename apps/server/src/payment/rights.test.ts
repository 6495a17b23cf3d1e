import { describe, expect, it } from 'vitest'
import { aSession } from '../testing/an-account.ts'
import { buy, pay, paymentGateways } from '../testing/a-payment.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { ledger } from './orders/ledger-table.ts'

const clock = { now: Date.parse('2027-03-01T12:00:00+08:00') }
const outside = paymentGateways(clock)

describe('what orders grant', async () => {
  const test = await buildTestApp({ gateways: outside, now: () => clock.now, settings: { GEZHI_ACCESS: 'membership' } })
  await test.service('payment').products.seed()
  const { settle, refunds } = test.service('payment')
  const call = <Data = Record<string, unknown>>(path: string, body: object, as: Record<string, string>) =>
    test.post<Data>(`/api/${path}`, body, as)
  const statusOf = async (orderNo: string, as: Record<string, string>) =>
    (await call<{ payStatus: number }>('pay/buy/getPayStatus', { orderNo }, as)).data.payStatus
  const products = async (as: Record<string, string>) =>
    (await call<{ userProduct: { productName: string; startTime: string; endTime: string }[] }>('user/user/getUserVip', {}, as)).data
      .userProduct
  const balance = async (orderNo: string) =>
    (await test.database.select().from(ledger)).filter((row) => row.orderNo === orderNo).reduce((sum, { amount }) => sum + amount, 0)

  it('stacks memberships, over a leap day too, and moves them forward when one is refunded', async () => {
    const { headers } = await aSession(test)
    const buyAndPay = async (productId: number) => {
      const { data } = await buy(test, headers, { productId })
      await pay(test, outside, 'WX', data.orderNo)
      return data.orderNo
    }
    const year = await buyAndPay(1)
    await buyAndPay(2)
    // The week of the gift lies between them.
    expect((await products(headers)).map(({ endTime }) => endTime)).toEqual(['2028-03-01 12:00:00'])
    const refund = await refunds.start(year, '误购')
    expect(refund).toMatchObject({ amount: 39_800 })
    expect(await statusOf(year, headers)).toBe(3)
    await settle()
    expect(await statusOf(year, headers)).toBe(4)
    expect(await balance(year)).toBe(0)
    // The gift went with the year; the week that was bought begins now.
    expect((await products(headers)).map(({ productName, startTime, endTime }) => [productName, startTime, endTime])).toEqual([
      ['周卡', '2027-03-01 12:00:00', '2027-03-08 12:00:00'],
    ])
  })
})
