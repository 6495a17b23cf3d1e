import { CALLS, type Order, type Product, type StoredValuationRow } from '@gezhi/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { gifts } from '../payment/orders/gifts-table.ts'
import { packs } from '../payment/orders/packs-table.ts'
import { orders } from '../payment/orders/orders-table.ts'
import { products as productsTable } from '../payment/products/products-table.ts'
import { aPatent } from '../testing/a-patent.ts'
import { pay, paymentGateways } from '../testing/a-payment.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const clock = { now: Date.parse('2027-03-01T12:00:00+08:00') }
const outside = paymentGateways(clock)
const COMPANIES = Array.from({ length: 6 }, (_, index) => `第${index}电池有限公司`)
const IPR = 6

describe('a report per company beyond the daily limit (C.pay.03, B.payment.42, G167)', async () => {
  const records = COMPANIES.map((name) => aPatent({ title: '一种电池', applicants: [{ name }] }))
  const settings = {
    GEZHI_ACCESS: 'membership',
    GEZHI_TRANSFER_NAME: '格致科技',
    GEZHI_TRANSFER_BANK: '招商银行',
    GEZHI_TRANSFER_ACCOUNT: '110000',
  } as const
  const test = await buildTestApp({ records, gateways: outside, now: () => clock.now, settings })
  await test.service('payment').products.seed()
  const { settle, refunds, orders: orderStore } = test.service('payment')
  type Headers = Record<string, string>
  const post = <Data = Record<string, unknown>>(path: string, body: object, as: Headers) => test.post<Data>(`/api/${path}`, body, as)
  const value = (name: string, as: Headers) => post<{ id: string; error?: string }>('search/patentValuation/valueCompany', { name }, as)
  const history = async (as: Headers) =>
    (await post<{ list: StoredValuationRow[] }>('search/patentValuation/queryHistory', { kind: 'portfolio' }, as)).data.list
  const usedOf = async (userId: string) =>
    (await test.database.select().from(packs).where(eq(packs.userId, userId))).map(({ used, total }) => [used, total])
  /** A free user whose valuations of the day are used up, and whose purchases bring no gift, which would be a membership. */
  const usedUp = async () => {
    const { user, headers } = await aSession(test)
    const given = { userId: user.id, type: 4, orderNo: '0', productName: '周卡' }
    await test.database.insert(gifts).values({ ...given, endTime: new Date(clock.now), givenAt: new Date(clock.now) })
    for (const name of COMPANIES.slice(0, 3)) expect((await value(name, headers)).code).toBe(200)
    return { user, headers }
  }
  const buyReport = async (as: Headers) => {
    const { data } = await post<{ orderNo: string; wxCodeUrl: string; zfbCodeUrl: string; expireTime: number }>(
      'pay/buy/getIprPayOrder',
      { productId: IPR, reportId: 'x' },
      as,
    )
    await pay(test, outside, 'WX', data.orderNo)
    return data
  }

  it('is sold for its price, beside the memberships and not among them', async () => {
    const { headers } = await aSession(test)
    const { data: sold } = await post<Product[]>('pay/product/list', { productType: 'IPR' }, { ...headers, 'accept-language': 'en' })
    expect(sold).toMatchObject([{ productId: IPR, productName: 'Company valuation report', productSalePrice: 99, orderType: 4 }])
    const { data: dialog } = await post<Product[]>('pay/product/show', {}, headers)
    expect(dialog.map(({ productType }) => productType)).toEqual(['VIP', 'VIP', 'VIP'])
    expect(CALLS.payment.createIprOrder).toMatchObject({ id: 'C.pay.03', who: 'login' })
    expect((await post('pay/buy/getIprPayOrder', { productId: IPR }, {})).code).toBe(401)
  })

  it('pays one valuation, once; the next is refused with the price list', async () => {
    const { user, headers } = await usedUp()
    const refused = await value(COMPANIES[3]!, headers)
    expect(refused).toMatchObject({
      code: 403,
      message: expect.stringContaining('按价格表购买单次报告'),
      data: { error: 'VALUATION_LIMIT' },
    })
    const codes = await buyReport(headers)
    expect(codes).toMatchObject({ wxCodeUrl: expect.stringMatching(/./), zfbCodeUrl: expect.stringMatching(/./) })
    expect(codes.expireTime).toBe(clock.now + 30 * 60_000)
    expect(await usedOf(user.id)).toEqual([[0, 1]])
    // Companies of the day cost nothing again.
    expect((await value(COMPANIES[0]!, headers)).code).toBe(200)
    expect(await usedOf(user.id)).toEqual([[0, 1]])
    const paid = await value(COMPANIES[3]!, headers)
    expect(paid.code).toBe(200)
    expect(await usedOf(user.id)).toEqual([[1, 1]])
    const link = await post<string>('search/patentValuation/downloadSummaryReport', { id: paid.data.id }, headers)
    const report = await test.app.inject({ url: link.data, headers })
    expect([report.headers['content-type'], report.rawPayload.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
    const { headers: others } = await aSession(test)
    const foreign = await post<{ error?: string }>('search/patentValuation/downloadSummaryReport', { id: paid.data.id }, others)
    expect(foreign.data.error).toBe('VALUATION_NOT_FOUND')
    expect((await test.app.inject({ url: link.data, headers: others })).statusCode).not.toBe(200)
    // An answer that was lost is given again; another company is not.
    expect((await value(COMPANIES[3]!, headers)).data).toEqual(paid.data)
    expect((await value(COMPANIES[4]!, headers)).data.error).toBe('VALUATION_LIMIT')
    expect((await history(headers)).map(({ title }) => title)).not.toContain(COMPANIES[4])
    const { data: order } = await post<Order>('pay/order/getOrder', { orderNo: codes.orderNo }, headers)
    expect(order).toMatchObject({ productType: 'IPR', productSalePrice: 99, payStatus: 1 })
  })

  it('is not taken by valuations within the limit, by a company without patents, or by a failure before it is stored', async () => {
    const { user, headers } = await usedUp()
    await buyReport(headers)
    expect((await value('没有这家公司', headers)).data.error).toBe('VALUATION_EMPTY')
    expect(await usedOf(user.id)).toEqual([[0, 1]])
    await test.database.$client.query('ALTER TABLE valuations RENAME COLUMN average TO average_away')
    try {
      expect((await value(COMPANIES[3]!, headers)).code).toBe(500)
    } finally {
      await test.database.$client.query('ALTER TABLE valuations RENAME COLUMN average_away TO average')
    }
    expect(await usedOf(user.id)).toEqual([[0, 1]])
    expect((await value(COMPANIES[3]!, headers)).code).toBe(200)
    expect(await usedOf(user.id)).toEqual([[1, 1]])
  })

  it('pays one of two at once, and a double click once', async () => {
    const { user, headers } = await usedUp()
    await buyReport(headers)
    const both = await Promise.all([value(COMPANIES[3]!, headers), value(COMPANIES[4]!, headers)])
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 403])
    expect(await usedOf(user.id)).toEqual([[1, 1]])
    await buyReport(headers)
    await buyReport(headers)
    const twice = await Promise.all([value(COMPANIES[5]!, headers), value(COMPANIES[5]!, headers)])
    expect(twice[0]).toEqual(twice[1])
    expect((await usedOf(user.id)).reduce((sum, [used]) => sum + used!, 0)).toBe(2)
  })

  it('is the buyer’s own, and goes with its refund', async () => {
    const { headers } = await usedUp()
    const { user: other, headers: theirs } = await usedUp()
    const { orderNo } = await buyReport(headers)
    expect((await value(COMPANIES[3]!, theirs)).data.error).toBe('VALUATION_LIMIT')
    expect(await usedOf(other.id)).toEqual([])
    await refunds.start(orderNo, '误购')
    await settle()
    expect((await value(COMPANIES[3]!, headers)).data.error).toBe('VALUATION_LIMIT')
  })

  it('is also sold by bank transfer', async () => {
    const { user, headers } = await usedUp()
    const request = { productId: IPR, productType: 'IPR' }
    const { data } = await post<{ orderNo: string }>('pay/buy/addIprCorporateTransferOrder', request, headers)
    const [order] = await test.database.select().from(orders).where(eq(orders.orderNo, data.orderNo))
    expect(order).toMatchObject({ payType: 'DGZZ', amount: 9900 })
    expect((await value(COMPANIES[3]!, headers)).data.error).toBe('VALUATION_LIMIT')
    const receipt = { channel: 'DGZZ', reference: 'bank 1', amount: 9900, happenedAt: clock.now } as const
    expect(await orderStore.receive(data.orderNo, receipt)).toBe('done')
    expect((await value(COMPANIES[3]!, headers)).code).toBe(200)
    expect(await usedOf(user.id)).toEqual([[1, 1]])
  })

  it('is not offered where it is not sold: then the limit itself is the reason', async () => {
    const { headers } = await usedUp()
    const [row] = await test.database.select().from(productsTable).where(eq(productsTable.productId, IPR))
    await test.database.insert(productsTable).values({ ...row!, version: 2, onSale: false })
    expect((await value(COMPANIES[3]!, headers)).data.error).toBe('FREE_LIMIT')
  })
})
