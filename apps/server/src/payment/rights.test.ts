import type { Order, Product } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aSession } from '../testing/an-account.ts'
import { buy, pay, paymentGateways } from '../testing/a-payment.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { ledger } from './orders/ledger-table.ts'

const MINUTE = 60_000
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

  it('sells packs of uses, and lists what is left of them (products.03, products.04, products.10, products.13, products.16)', async () => {
    const { user, headers: own } = await aSession(test)
    const inPc = { ...own, channel: 'pc' }
    const withoutBody = await test.app.inject({ method: 'POST', url: '/api/pay/product/list', headers: inPc })
    expect(withoutBody.json<{ data: Product[] }>().data.map(({ productId }) => productId)).toEqual([1, 2, 3, 4, 5, 6])
    const { data: sold } = await call<Product[]>('pay/product/list', { productType: 'API' }, inPc)
    expect(sold).toMatchObject([{ productName: 'API 包', orderType: 2, productSalePrice: 999 }])
    const { data } = await buy(test, own, { productId: 3, productType: 'AI' })
    await pay(test, outside, 'ZFB', data.orderNo)
    await test.service('payment').packs.use(user.id, 'AI')
    const { data: held } = await call<{ packs: object[] }>('pay/product/held', {}, { ...own, 'accept-language': 'en' })
    expect(held.packs).toMatchObject([{ productName: 'AI premium pack', productType: 'AI', total: 100, used: 1 }])
    expect((await call('ai/topic/getUserPackage', {}, own)).data).toEqual({ total: 100, used: 1, endTime: '2028-03-01 12:00:00' })
    await refunds.start(data.orderNo, '误购')
    await settle()
    expect((await call<{ packs: object[] }>('pay/product/held', {}, own)).data.packs).toEqual([])
    expect((await call('ai/topic/getUserPackage', {}, own)).data).toEqual({ total: 0, used: 0, endTime: null })
  })

  it('shares the seats of an enterprise product, and ends them with its refund', async () => {
    const { user, headers: buyer } = await aSession(test)
    const { data } = await buy(test, buyer, { productId: 5 })
    await pay(test, outside, 'WX', data.orderNo)
    expect((await products(buyer)).map(({ productName }) => productName)).toEqual(['企业版'])
    // The gift of seats follows them, for all who share them.
    const { data: held } = await call<{ list: object[] }>('pay/product/held', {}, buyer)
    expect(held.list).toMatchObject([
      { productName: '企业版', startTime: '2027-03-01 12:00:00', endTime: '2028-03-01 12:00:00', queued: false },
      { productName: '周卡', startTime: '2028-03-01 12:00:00', endTime: '2028-03-08 12:00:00', queued: true },
    ])
    const { data: order } = await call<Order>('pay/order/getOrder', { orderNo: data.orderNo }, buyer)
    expect(order.rights).toMatchObject({ queued: false })
    expect(await test.accounts.memberships.of(user.id)).toMatchObject({ isOwner: true, seats: 5, members: [{ userId: user.id }] })
    const { user: colleague, headers: theirs } = await aSession(test)
    expect(await test.accounts.enterprises.join(user.id, colleague.id)).toBe(false)
    expect(await test.accounts.enterprises.join(colleague.id, user.id)).toBe(true)
    expect(await test.accounts.enterprises.join(colleague.id, user.id)).toBe(false)
    expect((await products(theirs)).map(({ productName }) => productName)).toEqual(['企业版'])
    // Bought by the colleague, further seats follow those of the enterprise.
    const more = await buy(test, theirs, { productId: 5 })
    await pay(test, outside, 'WX', more.data.orderNo)
    const { data: next } = await call<Order>('pay/order/getOrder', { orderNo: more.data.orderNo }, theirs)
    expect(next.rights).toEqual({ startTime: '2028-03-08 12:00:00', endTime: '2029-03-08 12:00:00', queued: true })
    await refunds.start(data.orderNo, '误购')
    await settle()
    const { data: moved } = await call<Order>('pay/order/getOrder', { orderNo: more.data.orderNo }, theirs)
    expect(moved.rights).toMatchObject({ startTime: order.rights!.startTime, queued: false })
    expect(await test.accounts.enterprises.leave(colleague.id)).toBe(true)
    expect(await products(theirs)).toEqual([])
  })

  it('reminds of an order that is still unpaid ten minutes before its end, once, and not of others', async () => {
    const { headers: own } = await aSession(test)
    const year = await buy(test, own)
    const week = await buy(test, own, { productId: 2 })
    await pay(test, outside, 'WX', week.data.orderNo)
    const seats = await buy(test, own, { productId: 5 })
    await call('pay/order/cancellationOrder', { orderNo: seats.data.orderNo }, own)
    const messages = async (language: string) =>
      (await call<{ list: { title: string; content: string }[] }>('sms/msg/list', {}, { ...own, 'accept-language': language })).data.list
    clock.now += 19 * MINUTE
    await settle()
    expect(await messages('zh')).toEqual([])
    clock.now += MINUTE
    await settle()
    await settle()
    const [one, ...more] = await messages('zh')
    expect(more).toEqual([])
    expect(one).toMatchObject({
      title: '您有未支付的订单',
      content: expect.stringMatching(`^订单 ${year.data.orderNo}（年卡，¥398.00）将于 `),
    })
    expect((await messages('en'))[0]).toMatchObject({ title: 'You have an unpaid order', content: expect.stringContaining('(Annual card') })
  })
})
