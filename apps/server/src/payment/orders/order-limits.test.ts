import { describe, expect, it } from 'vitest'
import { MAX_DAILY_INVOICES, MAX_OPEN_INVOICES } from '../invoices/invoice-store.ts'
import { buy, pay, paymentGateways } from '../../testing/a-payment.ts'
import { aDevice, aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { products } from '../products/products-table.ts'
import { MAX_DAILY_ORDERS, MAX_OPEN_ORDERS } from './order-limits.ts'

const DAY = 24 * 3_600_000
const REQUEST = { invoiceType: 1, invoiceHeader: '某公司', email: 'a@example.org' }

describe('an account', async () => {
  const clock = { now: Date.parse('2026-11-29T10:00:00+08:00') }
  const outside = paymentGateways(clock)
  const test = await buildTestApp({ gateways: outside, now: () => clock.now })
  const { products: catalogue } = test.service('payment')
  await catalogue.seed()
  const call = <Data = Record<string, unknown>>(path: string, body: object, headers: Record<string, string>) =>
    test.post<Data & { error?: string }>(`/api/${path}`, body, headers)
  const order = async (headers: Record<string, string>, more: object = {}) =>
    call<{ orderNo: string }>('pay/buy/getPayOrderNo', { productId: 2, ...more }, headers)

  it('has few orders open at once; one that is there already is still shown', async () => {
    const sale = await catalogue.find(2)
    if (!('product' in sale)) throw new Error(sale.error)
    const ids = Array.from({ length: MAX_OPEN_ORDERS + 1 }, (_, index) => 900 + index)
    await test.database.insert(products).values(ids.map((productId) => ({ ...sale.product, productId })))
    const { headers } = await aSession(test)
    const answers = []
    for (const productId of ids) answers.push(await order(headers, { productId }))
    expect(answers.map(({ code }) => code)).toEqual([...Array.from({ length: MAX_OPEN_ORDERS }, () => 200), 403])
    expect(answers.at(-1)).toMatchObject({ message: '您已有 10 个待支付的订单，请先支付或取消', data: { error: 'ORDERS_OPEN' } })
    expect((await order(headers, { productId: ids[0] })).data.orderNo).toBe(answers[0]!.data.orderNo)
    await call('pay/order/cancellationOrder', { orderNo: answers[0]!.data.orderNo }, headers)
    expect((await order(headers, { productId: ids.at(-1) })).code).toBe(200)
    expect((await order((await aSession(test)).headers)).code).toBe(200)
  })

  it('makes few orders within a day, also if it cancels them', async () => {
    const { user, headers } = await aSession(test)
    for (let number = 0; number < MAX_DAILY_ORDERS; number += 1) {
      const { data } = await order(headers)
      await call('pay/order/cancellationOrder', { orderNo: data.orderNo }, headers)
    }
    expect(await order(headers)).toMatchObject({ code: 403, data: { error: 'DAILY_QUOTA' }, message: expect.stringContaining('50') })
    const english = await test.post('/api/pay/buy/getPayOrderNo', { productId: 2 }, { ...headers, 'accept-language': 'en' })
    expect(english.message).toContain('The limit for today (50)')
    clock.now += DAY
    const { token } = await test.accounts.completeLogin(user.id, { device: aDevice() })
    expect((await order({ token })).code).toBe(200)
  })

  it('has few requests of invoices open, and makes few within a day', async () => {
    const { headers } = await aSession(test)
    const { orderNo } = (await buy(test, headers, { productId: 2 })).data
    await pay(test, outside, 'WX', orderNo)
    const request = () => call<{ id: string }>('user/invoice/addInvoice', { ...REQUEST, orderNoList: [orderNo] }, headers)
    for (let number = 0; number < MAX_DAILY_INVOICES; number += 1)
      await call('user/invoice/cancel', { id: (await request()).data.id }, headers)
    expect(await request()).toMatchObject({ code: 403, data: { error: 'DAILY_QUOTA' } })

    const { headers: other } = await aSession(test)
    const numbers: string[] = []
    for (let number = 0; number <= MAX_OPEN_INVOICES; number += 1) {
      const bought = (await buy(test, other, { productId: 2 })).data.orderNo
      await pay(test, outside, 'WX', bought)
      numbers.push(bought)
    }
    const answers = await Promise.all(numbers.map((one) => call('user/invoice/addInvoice', { ...REQUEST, orderNoList: [one] }, other)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(MAX_OPEN_INVOICES)
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({
      data: { error: 'INVOICES_OPEN' },
      message: '您已有 20 个待开具的发票，请等待开具或先取消',
    })
  })
})
