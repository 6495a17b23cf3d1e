import type { Order, OrderCodes, Product } from '@gezhi/contract'
import { isNull, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aSession } from '../testing/an-account.ts'
import { buy, notify, pay, paymentGateways, sandboxOf } from '../testing/a-payment.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { ledger } from './orders/ledger-table.ts'
import { outbox } from './orders/outbox-table.ts'

const MINUTE = 60_000
const clock = { now: Date.parse('2026-11-29T10:00:00+08:00') }
const outside = paymentGateways(clock)

describe('buying', async () => {
  const test = await buildTestApp({
    gateways: outside,
    now: () => clock.now,
    settings: {
      GEZHI_ACCESS: 'membership',
      GEZHI_ACTIVITY: 'on',
      GEZHI_ACTIVITY_END: '2026-11-30 23:59:59',
      GEZHI_TRANSFER_NAME: '格致科技',
      GEZHI_TRANSFER_BANK: '招商银行',
      GEZHI_TRANSFER_ACCOUNT: '110000',
    },
  })
  await test.service('payment').products.seed()
  let headers: Record<string, string>
  beforeEach(async () => {
    // A session ends after two hours; the clock moves by days.
    ;({ headers } = await aSession(test))
  })
  const { settle, refunds, runCommand: run } = test.service('payment')
  const runCommand = async (args: readonly string[]) => (await run(args, { id: null, log: pino({ level: 'silent' }) }))!
  const call = <Data = Record<string, unknown>>(path: string, body: object = {}, as = headers) => test.post<Data>(`/api/${path}`, body, as)
  const statusOf = async (orderNo: string) => (await call<{ payStatus: number }>('pay/buy/getPayStatus', { orderNo })).data.payStatus
  const products = async (as = headers) =>
    (await call<{ userProduct: { productName: string; startTime: string; endTime: string }[] }>('user/user/getUserVip', {}, as)).data
      .userProduct
  const balance = async () => {
    const rows = await test.database.select().from(ledger)
    return (orderNo: string) => rows.filter((row) => row.orderNo === orderNo).reduce((sum, { amount }) => sum + amount, 0)
  }

  it('offers products with the fields of the spec, in yuan (products.01, products.02, products.05, products.06, products.08, products.09)', async () => {
    const { data } = await call<Product[]>('pay/product/list')
    expect(data.map(({ productName, productSalePrice, productCategory }) => [productName, productSalePrice, productCategory])).toEqual([
      ['年卡', 398, 0],
      ['周卡', 29.9, 0],
      ['AI 高级包', 99, 0],
      ['API 包', 999, 0],
      ['企业版', 1990, 0],
      ['企业专利价值评估报告', 99, 0],
    ])
    expect(Object.keys(data[0]!).toSorted()).toEqual(
      [
        'labelAll',
        'labelFour',
        'labelOne',
        'labelThree',
        'labelTwo',
        'orderType',
        'productCategory',
        'productId',
        'productName',
        'productNumber',
        'productOriginalPrice',
        'productSalePrice',
        'productType',
      ].toSorted(),
    )
    expect(JSON.parse(data[0]!.labelAll)).toHaveLength(4)
    const english = await test.post<Product[]>('/api/pay/product/list', {}, { 'accept-language': 'en' })
    expect(english.data[0]!.productName).toBe('Annual card')
  })

  it('shows the promotion first, as a special product, and its rights (products.07, products.15, activity.08, activity.09)', async () => {
    const { data } = await call<Product[]>('pay/product/show')
    expect(data[0]).toMatchObject({ productId: 0, productCategory: 10, productSalePrice: 9.9, productName: '端午节限时活动' })
    const rights = await call<{ functionName: string; list: { text: string }[] }[]>('pay/product/auth')
    expect(rights.data.find(({ functionName }) => functionName === '查看检索结果')!.list.map(({ text }) => text)).toEqual([
      '最多查看前 10,000 条结果',
      '最多查看前 2,000 条结果',
      '最多查看前 10,000 条结果',
    ])
    expect((await call<object[]>('user/pay/authenticationArticleList')).data.length).toBeGreaterThan(10)
  })

  it.each(['WX', 'ZFB'] as const)(
    'is paid by the notification of %s: rights, ledger, gift, and the other code is closed (payment.08, payment.35, payment.36, payment.37, payment.38, payment.40, orders.02)',
    async (channel) => {
      const { data } = await buy(test, headers)
      expect(data).toMatchObject({ orderNo: expect.stringMatching(/^20261129100000\d{10}$/), expireTime: clock.now + 30 * MINUTE })
      expect(data.wxCodeUrl).toContain('/dev/pay?channel=WX')
      expect(await statusOf(data.orderNo)).toBe(0)
      expect((await call<boolean>('user/record/validGiven', { type: 4 })).data).toBe(false)
      await pay(test, outside, channel, data.orderNo)
      expect(await statusOf(data.orderNo)).toBe(1)
      // The year, and the week of the first purchase after it (G98, G105).
      expect((await products()).map(({ productName, endTime }) => [productName, endTime])).toEqual([['年卡', '2027-11-29 10:00:00']])
      // Told after paying, and listed in the language of the page: also what begins later.
      const { data: told } = await call<{ userProduct: object[] }>('pay/buy/getPayStatus', { orderNo: data.orderNo })
      expect(told.userProduct).toEqual([
        { productName: '年卡', endTime: '2027-11-29 10:00:00' },
        { productName: '周卡', endTime: '2027-12-06 10:00:00' },
      ])
      const held = await call<{ list: object[]; nextStart: string }>('pay/product/held', {}, { ...headers, 'accept-language': 'en' })
      expect(held.data).toMatchObject({
        list: [
          { productName: 'Annual card', queued: false },
          { productName: 'Weekly pass', startTime: '2027-11-29 10:00:00', queued: true },
        ],
        nextStart: '2027-12-06 10:00:00',
      })
      expect((await call<boolean>('user/record/validGiven', { type: 4 })).data).toBe(true)
      const gift = await call('user/record/firstPurchaseGift', {}, { ...headers, 'accept-language': 'en' })
      expect(gift.data).toEqual({ productName: 'Weekly pass', endTime: '2027-12-06 10:00:00' })
      expect((await call('user/record/firstPurchaseGift')).data).toBeNull()
      expect((await balance())(data.orderNo)).toBe(39_800)
      const { data: order } = await call<Order>('pay/order/getOrder', { orderNo: data.orderNo })
      expect(order).toMatchObject({ payType: channel, productName: '年卡', productSalePrice: 398, payStatus: 1 })
      expect(order.rights).toEqual({ startTime: '2026-11-29 10:00:00', endTime: '2027-11-29 10:00:00', queued: false })
      // A further year waits for the week of the gift, too; the order says from when it counts.
      const next = await buy(test, headers)
      await pay(test, outside, channel, next.data.orderNo)
      const { data: queued } = await call<Order>(
        'pay/order/getOrder',
        { orderNo: next.data.orderNo },
        { ...headers, 'accept-language': 'en' },
      )
      expect(queued).toMatchObject({ productName: 'Annual card', rights: { startTime: '2027-12-06 10:00:00', queued: true } })
      await settle()
      const other = channel === 'WX' ? 'ZFB' : 'WX'
      expect(await sandboxOf(outside, other).provider.pay(data.orderNo)).toBe(false)
    },
  )

  it('counts a payment once, however often, late and out of order it is reported', async () => {
    const { data } = await buy(test, headers)
    await pay(test, outside, 'WX', data.orderNo)
    for (let i = 0; i < 3; i += 1) expect((await notify(test, outside, 'WX', data.orderNo))!.statusCode).toBe(204)
    await Promise.all(Array.from({ length: 4 }, () => notify(test, outside, 'WX', data.orderNo)))
    await settle()
    expect((await balance())(data.orderNo)).toBe(39_800)
    expect((await products()).length).toBe(1)
  })

  it('finds a payment whose notification never comes, by asking', async () => {
    const { data } = await buy(test, headers)
    await sandboxOf(outside, 'ZFB').provider.pay(data.orderNo)
    clock.now += MINUTE
    await settle()
    expect(await statusOf(data.orderNo)).toBe(1)
  })

  it('books a second payment of the same order and returns it', async () => {
    const { data } = await buy(test, headers)
    await sandboxOf(outside, 'WX').provider.pay(data.orderNo)
    await pay(test, outside, 'ZFB', data.orderNo)
    // Found when the other code is closed, whether or not WeChat notifies.
    await settle()
    await settle()
    expect(await statusOf(data.orderNo)).toBe(1)
    expect((await balance())(data.orderNo)).toBe(39_800)
    const { data: shown } = await call<Order>('pay/order/getOrder', { orderNo: data.orderNo })
    expect(shown).toMatchObject({ refundedPrice: 0, returnedPrice: 398, returningPrice: 0 })
    expect(
      (await sandboxOf(outside, 'WX').bill('2026-11-29')).filter(({ orderNo }) => orderNo === data.orderNo).map(({ kind }) => kind),
    ).toEqual(['payment', 'refund'])
  })

  it('expires after 30 minutes; a payment made before that and reported after it grants (payment.16)', async () => {
    const { data } = await buy(test, headers)
    const other = await buy(test, headers, { productId: 2 })
    await sandboxOf(outside, 'WX').provider.pay(other.data.orderNo)
    clock.now += 30 * MINUTE
    expect((await call('pay/buy/getQrCode', { orderNo: data.orderNo })).data).toMatchObject({ error: 'ORDER_NOT_PAYABLE' })
    await settle()
    expect([await statusOf(data.orderNo), await statusOf(other.data.orderNo)]).toEqual([5, 1])
    expect(await sandboxOf(outside, 'WX').provider.pay(data.orderNo)).toBe(false)
  })

  it('fails when its providers close all of its codes before its time (payment.28)', async () => {
    const both = await buy(test, headers)
    const { data: one } = await call<{ orderNo: string }>('pay/buy/getPayOrderNo', { productId: 2 })
    expect((await call('pay/buy/getQrCode', { orderNo: one.orderNo, payType: 'WX' })).code).toBe(200)
    const gateway = sandboxOf(outside, 'WX')
    for (const { orderNo } of [both.data, one]) await gateway.close(orderNo)
    clock.now += 2 * MINUTE
    await settle()
    // The other can still be paid by its second code.
    expect([await statusOf(both.data.orderNo), await statusOf(one.orderNo)]).toEqual([0, 6])
    expect((await call<{ list: Order[] }>('pay/order/list', { payStatus: 6 })).data.list.map(({ orderNo }) => orderNo)).toEqual([
      one.orderNo,
    ])
    await pay(test, outside, 'ZFB', both.data.orderNo)
    expect(await statusOf(both.data.orderNo)).toBe(1)
  })

  it('is cancelled by its owner before it is paid, and grants if it was paid in that moment (orders.07)', async () => {
    const { data } = await buy(test, headers)
    await sandboxOf(outside, 'WX').provider.pay(data.orderNo)
    expect((await call('pay/order/cancellationOrder', { orderNo: data.orderNo })).code).toBe(200)
    expect(await statusOf(data.orderNo)).toBe(5)
    await notify(test, outside, 'WX', data.orderNo)
    expect(await statusOf(data.orderNo)).toBe(1)
    expect((await call('pay/order/cancellationOrder', { orderNo: data.orderNo })).data).toMatchObject({ error: 'ORDER_NOT_CANCELLABLE' })
  })

  it('has one unpaid order a product, also for a double click; reset makes a new one (payment.32, payment.33)', async () => {
    const [one, two] = await Promise.all([buy(test, headers), buy(test, headers)])
    expect(one.data.orderNo).toBe(two.data.orderNo)
    clock.now += 1000
    const reset = await buy(test, headers, { productType: 'VIP', productNumber: 1, productId: 1, reset: true })
    expect(reset.data.orderNo).not.toBe(one.data.orderNo)
    expect(await statusOf(one.data.orderNo)).toBe(5)
    expect((await call<Order>('pay/order/getUserNotPayOrder')).data).toMatchObject({ orderNo: reset.data.orderNo, payStatus: 0 })
    const { data } = await call<{ list: Order[]; total: number }>('pay/order/list', {})
    expect([data.total, data.list[0]!.orderNo]).toEqual([2, reset.data.orderNo])
    expect((await call<{ total: number }>('pay/order/list', { payStatus: 5 })).data.total).toBe(1)
  })

  it('makes one order of a user at a time and rejects what is too much at once', async () => {
    const purchase = { productId: 1, reset: true }
    const answers = await Promise.all(Array.from({ length: 30 }, () => buy(test, headers, purchase)))
    expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThan(0)
    expect(new Set(answers.map(({ code, data }) => `${code} ${data.error}`))).toEqual(new Set(['200 undefined', '429 ORDERS_BUSY']))
    expect((await call<{ total: number }>('pay/order/list', { payStatus: 0 })).data.total).toBe(1)
  })

  it('closes a code that its provider issues after the order was cancelled', async () => {
    const { data } = await call<{ orderNo: string }>('pay/buy/getPayOrderNo', { productId: 1 })
    const gateway = sandboxOf(outside, 'WX')
    const { createCode } = gateway
    // The order is cancelled, and its codes are closed, while the provider is asked.
    const asked = vi.spyOn(gateway, 'createCode').mockImplementationOnce(async (request) => {
      expect((await call('pay/order/cancellationOrder', { orderNo: data.orderNo })).code).toBe(200)
      await settle()
      return createCode(request)
    })
    expect((await call('pay/buy/getQrCode', { orderNo: data.orderNo })).data).toMatchObject({ error: 'ORDER_NOT_PAYABLE' })
    expect(asked).toHaveBeenCalledOnce()
    asked.mockRestore()
    await settle()
    expect(await gateway.provider.pay(data.orderNo)).toBe(false)
  })

  it('answers the other paths the same way (payment.34, payment.42)', async () => {
    const { data } = await call<{ orderNo: string }>('pay/buy/getPayOrderNo', { productId: 2 })
    for (const path of ['pay/buy/getQrCode', 'pay/buy/productPay', 'user/pay/productPay']) {
      const codes = await call<OrderCodes>(path, { payType: 'QR_CODE', orderNo: data.orderNo, productId: 2 })
      expect(codes.data, path).toMatchObject({ orderNo: data.orderNo, wxCodeUrl: expect.stringContaining('WX') })
    }
    expect((await call<OrderCodes>('user/pay/getPayOrder', { productId: 2 })).data.orderNo).toBe(data.orderNo)
  })

  it('by transfer waits for the operator, and is not closed by another order (payment.02, orders.01, orders.03)', async () => {
    const { data } = await call<{ orderNo: string }>('pay/buy/addIprCorporateTransferOrder', { productId: 1 })
    expect((await call('pay/buy/getQrCode', { orderNo: data.orderNo })).data).toMatchObject({ error: 'ORDER_NOT_PAYABLE' })
    expect((await buy(test, headers)).data).toMatchObject({ error: 'UNPAID_ORDER_EXISTS' })
    expect((await buy(test, headers, { productId: 1, reset: true })).code).toBe(400)
    expect((await call<Order>('pay/order/getUserNotPayOrder')).data).toMatchObject({ payType: 'DGZZ', payStatus: 0 })
    const { orders } = test.service('payment')
    await orders.receive(data.orderNo, { channel: 'DGZZ', reference: '回单1', amount: 39_800, happenedAt: clock.now })
    expect(await statusOf(data.orderNo)).toBe(1)
  })

  it('is refunded in part without losing the rights, never for more than was paid', async () => {
    const { data } = await buy(test, headers)
    await pay(test, outside, 'ZFB', data.orderNo)
    expect(await refunds.start(data.orderNo, '', 39_801)).toBe('tooMuch')
    await refunds.start(data.orderNo, '补偿', 10_000)
    expect(await refunds.start(data.orderNo, '', 1)).toBe('notPaid')
    await settle()
    expect(await statusOf(data.orderNo)).toBe(1)
    expect((await balance())(data.orderNo)).toBe(29_800)
    expect(await products()).toHaveLength(1)
    expect((await call<Order>('pay/order/getOrder', { orderNo: data.orderNo })).data.refundedPrice).toBe(100)
    await refunds.start(data.orderNo, '')
    await settle()
    expect([await statusOf(data.orderNo), (await balance())(data.orderNo)]).toEqual([4, 0])
  })

  it('is compared with the bills of the day: what was missed is booked, what does not fit is reported', async () => {
    const day = new Date(clock.now + 8 * 3_600_000).toISOString().slice(0, 10)
    const { data } = await buy(test, headers)
    await sandboxOf(outside, 'WX').provider.pay(data.orderNo)
    // Neither notified nor found by asking before the order ended.
    await call('pay/order/cancellationOrder', { orderNo: data.orderNo })
    await test.database.update(outbox).set({ doneAt: new Date() }).where(isNull(outbox.doneAt))
    const lines = await runCommand(['payment', 'reconcile', day])
    expect(lines.find((line) => line.includes('WX'))).toMatch(/corrected 1$/)
    expect(lines.filter((line) => line.includes(data.orderNo))).toEqual([])
    expect(await statusOf(data.orderNo)).toBe(1)
    // The same again finds nothing to do.
    expect((await runCommand(['payment', 'reconcile', day])).find((line) => line.includes('WX'))).toMatch(/corrected 0$/)
    const wrong = { orderNo: data.orderNo, channel: 'WX' as const, kind: 'payment' as const, reference: 'nowhere', amount: 5 }
    await test.database.insert(ledger).values({ ...wrong, happenedAt: new Date(clock.now), bookedAt: new Date(clock.now) })
    expect(await runCommand(['payment', 'reconcile', day])).toContain(`payment\t${data.orderNo}\tnowhere\tbill -\tledger 5`)
  })

  it('is confirmed and refunded by commands of the operator', async () => {
    const { data } = await call<{ orderNo: string }>('pay/buy/addIprCorporateTransferOrder', { productId: 2 })
    expect((await runCommand(['payment', 'list'])).join()).toContain(data.orderNo)
    await expect(runCommand(['payment', 'confirm', data.orderNo, '29.8', 'B1'])).rejects.toThrow('29.90')
    await runCommand(['payment', 'confirm', data.orderNo, '29.90', 'B1'])
    expect(await statusOf(data.orderNo)).toBe(1)
    await expect(runCommand(['payment', 'refund', data.orderNo, '误购', '30'])).rejects.toThrow('超过可退金额')
    const [line] = await runCommand(['payment', 'refund', data.orderNo, '误购'])
    expect(await statusOf(data.orderNo)).toBe(3)
    await runCommand(['payment', 'refunded', line!.split(' ')[0]!, 'B1'])
    expect([await statusOf(data.orderNo), (await balance())(data.orderNo)]).toEqual([4, 0])
  })

  describe('a client or a provider that lies gets nothing', () => {
    it('about the price: the server takes it from the product', async () => {
      const { data } = await buy(test, headers, { productId: 1, productSalePrice: 0.01, price: 1, amount: 1, total: 1 })
      expect((await call<Order>('pay/order/getOrder', { orderNo: data.orderNo })).data.productSalePrice).toBe(398)
    })

    it('about the product: type, number, the product of an order, what is not sold', async () => {
      expect((await buy(test, headers, { productId: 1, productType: 'AI' })).data).toMatchObject({ error: 'PRODUCT_MISMATCH' })
      expect((await buy(test, headers, { productId: 1, productNumber: 2 })).code).toBe(400)
      await test.database.execute(sql`UPDATE products SET on_sale = false WHERE product_id = 3`)
      expect((await buy(test, headers, { productId: 3, productType: 'AI' })).data).toMatchObject({ error: 'PRODUCT_OFF_SALE' })
      expect((await buy(test, headers, { productId: 99 })).data).toMatchObject({ error: 'PRODUCT_NOT_FOUND' })
      const { data } = await buy(test, headers)
      const other = await call('pay/buy/getQrCode', { orderNo: data.orderNo, productId: 2 })
      expect(other.data).toMatchObject({ error: 'PRODUCT_MISMATCH' })
    })

    it('about the owner: every call about an order of somebody else finds none', async () => {
      const { data } = await buy(test, headers)
      const stranger = await aSession(test)
      for (const path of [
        'pay/buy/getQrCode',
        'pay/buy/productPay',
        'user/pay/productPay',
        'pay/buy/getPayStatus',
        'pay/order/getOrder',
        'pay/order/cancellationOrder',
      ])
        expect((await call(path, { orderNo: data.orderNo }, stranger.headers)).data, path).toMatchObject({ error: 'ORDER_NOT_FOUND' })
      expect(await statusOf(data.orderNo)).toBe(0)
    })

    it('about having paid: no call sets the state', async () => {
      const { data } = await buy(test, headers)
      await call('pay/buy/getPayStatus', { orderNo: data.orderNo, payStatus: 1 })
      await call('pay/buy/getQrCode', { orderNo: data.orderNo, payStatus: 1 })
      await settle()
      expect(await statusOf(data.orderNo)).toBe(0)
    })

    it.each(['WX', 'ZFB'] as const)('about amount, signature or merchant, in a notification of %s', async (channel) => {
      const { data } = await buy(test, headers)
      await sandboxOf(outside, channel).provider.pay(data.orderNo)
      for (const lie of ['wrongAmount', 'wrongSignature', 'wrongMerchant'] as const) {
        const answer = await notify(test, outside, channel, data.orderNo, lie)
        expect([answer!.statusCode, answer!.body], lie).toEqual([400, expect.stringMatching(/fail/i)])
      }
      expect(await statusOf(data.orderNo)).toBe(0)
      expect((await balance())(data.orderNo)).toBe(0)
      for (const payload of ['', '{}', '[]', 'a=b', '\u0000'])
        expect((await test.app.inject({ method: 'POST', url: '/api/pay/callback/wechat', payload })).statusCode, payload).toBe(400)
    })
  })

  it('sells the promotion before its end only, for its price, and a week of it (activity.10, activity.11)', async () => {
    clock.now = Date.parse('2026-11-30T23:59:00+08:00')
    ;({ headers } = await aSession(test))
    const { data } = await buy(test, headers, { productId: 0 })
    clock.now += 2 * MINUTE
    // Ordered before midnight, paid after it.
    await pay(test, outside, 'WX', data.orderNo)
    expect((await balance())(data.orderNo)).toBe(990)
    expect((await products()).map(({ endTime }) => endTime)).toEqual(['2026-12-08 00:01:00'])
    expect((await buy(test, headers, { productId: 0 })).data).toMatchObject({ error: 'PROMOTION_OVER' })
    expect((await call<Product[]>('pay/product/show')).data.map(({ productId }) => productId)).toEqual([1, 2, 5])
    expect((await call('pay/product/show', { productId: 0 })).code).toBe(400)
  })

  it('leaves nothing to do, and a ledger that cannot be changed', async () => {
    // After every order of these tests: reminders are due, too.
    clock.now = Date.parse('2028-06-01T10:00:00+08:00')
    await settle()
    await settle()
    const tasks = await test.database.select().from(outbox)
    expect(tasks.filter(({ doneAt }) => doneAt === null)).toEqual([])
    await expect(test.database.delete(ledger)).rejects.toThrow()
    await expect(test.database.update(ledger).set({ amount: 1 })).rejects.toThrow()
  })
})
