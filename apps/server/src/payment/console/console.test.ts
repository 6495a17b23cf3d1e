import type { Order } from '@gezhi/contract'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { aJpg, aPdf } from '../../testing/a-document.ts'
import { buy, pay, paymentGateways } from '../../testing/a-payment.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { aDevice, aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { uploadForm } from '../../testing/upload-form.ts'

const clock = { now: Date.parse('2026-11-29T10:00:00+08:00') }
const outside = paymentGateways(clock)
const DAY = 24 * 3_600_000
const REQUEST = { invoiceType: 1, invoiceHeader: '某公司', taxNumber: '91350100M000100Y43', email: 'a@example.org' }

describe('the console of sales', async () => {
  const test = await buildTestApp({
    gateways: outside,
    now: () => clock.now,
    settings: { GEZHI_TRANSFER_NAME: '格致科技', GEZHI_TRANSFER_BANK: '招商银行', GEZHI_TRANSFER_ACCOUNT: '110000' },
  })
  const { products } = test.service('payment')
  await products.seed()
  let operator: Record<string, string>
  let headers: Record<string, string>
  let buyer: { readonly id: string; readonly nick: string }
  beforeEach(async () => {
    ;({ headers: operator } = await aSession(test, { role: 'operator' }))
    ;({ headers, user: buyer } = await aSession(test))
  })
  const call = <Data = Record<string, unknown>>(path: string, body: object = {}, as = headers) => test.post<Data>(`/api/${path}`, body, as)
  const ops = <Data = Record<string, unknown>>(path: string, body: object = {}) =>
    call<Data & { error?: string }>(`pay/ops/${path}`, body, operator)
  const statusOf = async (orderNo: string) => (await call<Order>('pay/order/getOrder', { orderNo })).data.payStatus
  const aPaidOrder = async (productId = 1) => {
    const { data } = await buy(test, headers, { productId })
    await pay(test, outside, 'WX', data.orderNo)
    return data.orderNo
  }
  const priceOf = async (orderNo: string) => (await ops<{ price: number }>('order/find', { orderNo })).data.price
  const aCheckedTransfer = async () => {
    const { data } = await call<{ orderNo: string }>('pay/buy/addIprCorporateTransferOrder', { productId: 2 })
    await uploadForm(test, '/api/pay/order/uploadSlip', { orderNo: data.orderNo, file: await aJpg() }, headers)
    return data.orderNo
  }
  const messages = async () =>
    (await call<{ list: { title: string; content: string }[] }>('sms/msg/list')).data.list.map(
      ({ title, content }) => `${title} ${content}`,
    )
  const versionsOf = async (productId: number) => {
    const { data } = await ops<{ list: { productId: number; version: number; validUntil: string | null; state: string }[] }>('price/list')
    return data.list.filter((one) => one.productId === productId).map(({ version, validUntil, state }) => [version, validUntil, state])
  }
  const countOf = async (action: string) => (await ops<{ total: number }>('action/list', { action })).data.total
  const actions = async () =>
    (await ops<{ list: { action: string; orderNoList: string[]; about: string; operator: string; user: string | null }[] }>('action/list'))
      .data.list

  it('finds orders by number, name, state and way of payment, and shows one with its ledger, refunds and invoice', async () => {
    const orderNo = await aPaidOrder()
    await buy(test, headers, { productId: 2 })
    const list = async (body: object) => (await ops<{ list: { orderNo: string }[]; total: number }>('order/list', body)).data
    expect((await list({ text: buyer.nick })).total).toBe(2)
    expect(await list({ text: buyer.nick, payStatus: 1, payType: 'WX' })).toMatchObject({
      total: 1,
      list: [{ orderNo, nick: buyer.nick, price: 398 }],
    })
    expect((await list({ text: orderNo })).total).toBe(1)
    expect((await list({ text: '%' })).total).toBe(0)
    await call('user/invoice/addInvoice', { ...REQUEST, orderNoList: [orderNo] })
    await ops('refund/start', { orderNo, price: 98.01, reason: '补偿' })
    const { data } = await ops('order/find', { orderNo })
    expect(data).toMatchObject({
      payStatus: 1,
      refundedPrice: 98.01,
      productVersion: 1,
      ledger: [
        { kind: 'payment', channel: 'WX', price: 398 },
        { kind: 'refund', price: -98.01 },
      ],
      refunds: [{ price: 98.01, state: 'succeeded', kind: 'order', reason: '补偿' }],
      invoice: { status: 'requested', invoiceNo: null },
    })
    expect((await ops('order/find', { orderNo: '1'.repeat(24) })).data.error).toBe('ORDER_NOT_FOUND')
  })

  it('confirms a transfer for its amount only, once for each reference; the buyer gets a message', async () => {
    const [orderNo, other] = [await aCheckedTransfer(), (await buy(test, headers)).data.orderNo]
    const slip = await test.app.inject({ url: `/api/pay/ops/order/slip?orderNo=${orderNo}`, headers: operator })
    expect(slip.headers['content-type']).toBe('image/jpeg')
    const wrong = await ops('transfer/confirm', { orderNo, price: 29.8, reference: 'B1' })
    expect([wrong.data.error, wrong.message]).toEqual(['TRANSFER_AMOUNT', '到账金额须与订单金额一致：29.90'])
    expect(await ops('transfer/confirm', { orderNo, price: 29.901, reference: 'B1' })).toMatchObject({ code: 400 })
    expect((await ops('transfer/confirm', { orderNo: other, price: 398, reference: 'B1' })).data.error).toBe('TRANSFER_NOT_EXPECTED')
    expect(await statusOf(orderNo)).toBe(2)
    expect((await ops('transfer/confirm', { orderNo, price: 29.9, reference: 'B1' })).code).toBe(200)
    expect(await statusOf(orderNo)).toBe(1)
    expect(await messages()).toEqual([`对公转账已到账 订单 ${orderNo} 的转账已确认，权益已生效。`])
    const next = await aCheckedTransfer()
    for (const reference of ['B1', 'b1', ' Ｂ 1'])
      expect((await ops('transfer/confirm', { orderNo: next, price: 29.9, reference })).data.error, reference).toBe('TRANSFER_REFERENCE')
    await call('pay/order/cancellationOrder', { orderNo: next })
    expect((await ops('transfer/confirm', { orderNo: next, price: 29.9, reference: 'B2' })).data.error).toBe('TRANSFER_NOT_EXPECTED')
    expect((await actions())[0]).toMatchObject({
      action: 'confirm',
      orderNoList: [orderNo],
      about: expect.stringContaining('reference=B1'),
    })
  })

  it('books a transfer once, also when several operators confirm it at the same moment or again', async () => {
    const orderNo = await aCheckedTransfer()
    const confirm = (reference: string) => ops('transfer/confirm', { orderNo, price: 29.9, reference })
    const answers = await Promise.all(['R1', 'r2', 'R３'].map((number) => confirm(number + orderNo)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400])
    expect((await confirm('R4')).data.error).toBe('TRANSFER_NOT_EXPECTED')
    const { data } = await ops<{ ledger: object[]; refunds: object[] }>('order/find', { orderNo })
    expect([data.ledger.length, data.refunds.length]).toEqual([1, 0])
  })

  it('rejects a slip with a message; the buyer has another seven days for another one', async () => {
    const orderNo = await aCheckedTransfer()
    clock.now += 8 * DAY
    ;({ headers: operator } = await aSession(test, { role: 'operator' }))
    expect((await ops('transfer/reject', { orderNo, message: '金额不清晰' })).code).toBe(200)
    const { token } = await test.accounts.completeLogin(buyer.id, { device: aDevice() })
    headers = { token }
    expect((await messages())[0]).toContain('金额不清晰')
    await test.service('payment').settle()
    expect(await statusOf(orderNo)).toBe(0)
    const slipOf = async () => (await call<Order>('pay/order/getOrder', { orderNo })).data
    expect(await slipOf()).toMatchObject({ hasSlip: true, slipRejection: '金额不清晰' })
    await uploadForm(test, '/api/pay/order/uploadSlip', { orderNo, file: aPdf() }, headers)
    expect(await statusOf(orderNo)).toBe(2)
    expect(await slipOf()).toMatchObject({ hasSlip: true, slipRejection: null })
    expect((await ops('transfer/reject', { orderNo: await aPaidOrder(), message: 'x' })).data.error).toBe('TRANSFER_NOT_EXPECTED')
  })

  it('rejects a slip at the command line, with a reason', async () => {
    const orderNo = await aCheckedTransfer()
    const run = (...args: string[]) =>
      test.service('payment').runCommand(['payment', 'reject', ...args], { id: null, log: pino({ level: 'silent' }) })
    await expect(run(orderNo)).rejects.toThrow('payment reject ORDER REASON')
    expect(await run(orderNo, '金额', '不清晰')).toEqual([`${orderNo} rejected / 已驳回`])
    expect(await statusOf(orderNo)).toBe(0)
    expect((await messages())[0]).toContain('金额 不清晰')
    expect((await actions())[0]).toMatchObject({ action: 'reject transfer', orderNoList: [orderNo], operator: null })
    await expect(run(orderNo, '再次')).rejects.toThrow('该订单不是待确认的对公转账')
  })

  it('refunds in part and in full, never more than is left', async () => {
    const orderNo = await aPaidOrder()
    expect((await ops('refund/start', { orderNo, price: 398.01, reason: 'x' })).data.error).toBe('REFUND_TOO_MUCH')
    expect((await ops('refund/start', { orderNo, price: 0, reason: 'x' })).code).toBe(400)
    expect((await ops('refund/start', { orderNo, price: 100, reason: '补偿' })).data).toMatchObject({ price: 100, state: 'succeeded' })
    expect((await ops('refund/start', { orderNo, reason: '误购' })).data).toMatchObject({ price: 298, state: 'succeeded' })
    expect(await statusOf(orderNo)).toBe(4)
    expect((await ops('refund/start', { orderNo, reason: '误购' })).data.error).toBe('REFUND_NOT_PAID')
    expect((await call<Order>('pay/order/getOrder', { orderNo })).data).toMatchObject({
      refundedPrice: 398,
      refundingPrice: 0,
      rights: null,
    })
    expect((await messages()).toSorted()).toEqual(
      [
        `退款处理中 订单 ${orderNo} 的 ¥100.00 正在退款。`,
        `退款处理中 订单 ${orderNo} 的 ¥298.00 正在退款。`,
        `退款已完成 订单 ${orderNo} 已全额退款，本次退回 ¥298.00，该订单的权益已收回。`,
        `退款已完成 订单 ${orderNo} 已部分退款 ¥100.00，权益不变。`,
      ].toSorted(),
    )
  })

  it('completes the refund of a transfer when it was returned by hand', async () => {
    const orderNo = await aCheckedTransfer()
    await ops('transfer/confirm', { orderNo, price: 29.9, reference: `B${orderNo}` })
    const { data } = await ops<{ refundNo: string; state: string }>('refund/start', { orderNo, reason: '误购' })
    expect([data.state, await statusOf(orderNo)]).toEqual(['pending', 3])
    expect((await call<Order>('pay/order/getOrder', { orderNo })).data).toMatchObject({ refundedPrice: 0, refundingPrice: 29.9 })
    expect((await messages()).join()).toContain(`订单 ${orderNo} 的 ¥29.90 正在退款。`)
    expect((await ops('refund/complete', { refundNo: data.refundNo, reference: 'b 20 1' })).code).toBe(200)
    expect(await statusOf(orderNo)).toBe(4)
    const recorded = await countOf('refunded')
    const { data: log } = await ops<{ list: { action: string; about: string }[] }>('action/list', { text: orderNo })
    expect(log.list.find(({ action }) => action === 'refunded')!.about).toContain('reference=B201')
    expect((await ops('refund/complete', { refundNo: data.refundNo, reference: 'b 20 1' })).code).toBe(200)
    expect(await countOf('refunded')).toBe(recorded)
    expect((await ops('refund/complete', { refundNo: `R${'1'.repeat(25)}`, reference: 'B1' })).data.error).toBe('REFUND_NOT_FOUND')
  })

  it('adds versions of a product from a time on; orders keep theirs', async () => {
    const version = {
      productId: 2,
      productName: '周卡',
      productNameEn: 'Weekly pass',
      productOriginalPrice: 39.9,
      productSalePrice: 35.5,
      onSale: true,
    }
    const { data: before } = await buy(test, headers, { productId: 2 })
    clock.now += 1000
    const later = clock.now + DAY / 24
    const validFrom = new Date(later + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    expect((await ops('price/add', { ...version, validFrom: '2026-01-01 00:00:00' })).data.error).toBe('PRICE_VERSION_TIME')
    expect((await ops('price/add', { ...version, productId: 99 })).data.error).toBe('PRODUCT_NOT_FOUND')
    expect((await ops('price/add', { ...version, productSalePrice: 0.001 })).code).toBe(400)
    expect((await ops('price/add', { ...version, validFrom })).data).toEqual({ version: 2 })
    expect((await ops('price/add', version)).data.error).toBe('PRICE_VERSION_TIME')
    const priceOf = async () => {
      const { data } = await call<{ productId: number; productSalePrice: number }[]>('pay/product/list')
      return data.find(({ productId }) => productId === 2)!.productSalePrice
    }
    expect(await priceOf()).toBe(29.9)
    clock.now = later
    expect(await priceOf()).toBe(35.5)
    expect((await call<Order>('pay/order/getOrder', { orderNo: before.orderNo })).data.productSalePrice).toBe(29.9)
    expect(await versionsOf(2)).toEqual([
      [2, null, 'current'],
      [1, validFrom, 'past'],
    ])
  })

  it('ends a promotion at its time: the product is off sale until another version begins', async () => {
    const version = { productId: 5, productName: '企业版', productNameEn: 'Enterprise', productOriginalPrice: 1990, onSale: true }
    const times = [3, 1].map((days) => shanghaiTime(new Date(clock.now + days * DAY)))
    const wrong = await ops('price/add', { ...version, productSalePrice: 990, validFrom: times[0], validUntil: times[1] })
    expect(wrong.data.error).toBe('PRICE_VERSION_END')
    const validUntil = shanghaiTime(new Date(clock.now + DAY))
    expect((await ops('price/add', { ...version, productSalePrice: 990, validUntil })).data).toEqual({ version: 2 })
    expect((await versionsOf(5))[0]).toEqual([2, validUntil, 'current'])
    expect((await buy(test, headers, { productId: 5 })).code).toBe(200)
    clock.now += DAY
    ;({ headers: operator } = await aSession(test, { role: 'operator' }))
    ;({ headers } = await aSession(test))
    expect((await versionsOf(5))[0]).toEqual([2, validUntil, 'past'])
    expect((await buy(test, headers, { productId: 5, reset: true })).data.error).toBe('PRODUCT_OFF_SALE')
    expect((await ops('price/add', { ...version, productSalePrice: 1990 })).data).toEqual({ version: 3 })
    expect((await buy(test, headers, { productId: 5, reset: true })).code).toBe(200)
    const { data } = await ops<{ list: { about: string }[] }>('action/list', { action: 'price' })
    expect(data.list[1]!.about).toContain(`until=${validUntil}`)
  })

  it('adds a version once, not above its original price, at most two years ahead, and withdraws it until it begins', async () => {
    const version = {
      productId: 4,
      productName: '加量',
      productNameEn: 'Large',
      productOriginalPrice: 50,
      productSalePrice: 40,
      onSale: true,
    }
    const add = (more: object = {}) => ops<{ version: number }>('price/add', { ...version, ...more })
    const withdraw = (number: number) => ops('price/withdraw', { productId: 4, version: number, reason: '日期有误' })
    expect((await add({ productSalePrice: 51 })).data.error).toBe('PRICE_ABOVE_ORIGINAL')
    expect((await add({ validFrom: '9999-12-31 00:00:00' })).data.error).toBe('PRICE_VERSION_FAR')
    for (const validFrom of ['2027-02-30 00:00:00', '2027-02-28 24:00:00', '2027-13-01 00:00:00'])
      expect((await add({ validFrom })).code, validFrom).toBe(400)
    const answers = await Promise.all([add(), add(), add()])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400])
    expect((await add()).data.error).toBe('PRICE_VERSION_SAME')
    expect((await withdraw(3)).data.error).toBe('PRICE_VERSION_BEGUN')
    const validFrom = shanghaiTime(new Date(clock.now + 300 * DAY))
    expect((await add({ validFrom, productSalePrice: 30 })).data.version).toBe(4)
    expect((await add({ productSalePrice: 35 })).data.error).toBe('PRICE_VERSION_TIME')
    expect((await withdraw(4)).code).toBe(200)
    expect((await withdraw(4)).data.error).toBe('PRICE_VERSION_BEGUN')
    expect((await actions())[0]).toMatchObject({ action: 'withdraw price', about: expect.stringContaining('reason=日期有误') })
    expect((await add({ productSalePrice: 35 })).data.version).toBe(4)
    expect((await add({ productName: '\u200B', productSalePrice: 36 })).code).toBe(400)
  })

  it('lets no operator decide about an order of their own', async () => {
    const other = operator
    const own = await aSession(test, { role: 'operator' })
    headers = own.headers
    const [paid, transfer] = [await aPaidOrder(), await aCheckedTransfer()]
    operator = own.headers
    const deeds = (orderNo: string) =>
      [
        ['transfer/confirm', { orderNo, price: 1, reference: orderNo }],
        ['transfer/reject', { orderNo, message: 'x' }],
        ['refund/start', { orderNo, reason: 'x' }],
      ] as const
    for (const [path, body] of [...deeds(transfer), ...deeds(paid)]) expect((await ops(path, body)).data.error, path).toBe('ORDER_IS_OWN')
    operator = other
    const arrived = { orderNo: transfer, price: await priceOf(transfer), reference: transfer }
    expect((await ops('transfer/confirm', arrived)).code).toBe(200)
    const { refundNo } = (await ops<{ refundNo: string }>('refund/start', { orderNo: transfer, reason: '误购' })).data
    operator = own.headers
    expect((await ops('refund/complete', { refundNo, reference: 'B1' })).data.error).toBe('ORDER_IS_OWN')
    expect(await statusOf(transfer)).toBe(3)
    operator = other
    expect((await ops('refund/complete', { refundNo, reference: 'B1' })).code).toBe(200)
    expect(await statusOf(transfer)).toBe(4)
  })

  it('counts what waits: transfers, refunds by hand, invoices', async () => {
    const waiting = async () => (await test.post<Record<string, number>>('/api/user/ops/waiting', {}, operator)).data
    const before = await waiting()
    const transfer = await aCheckedTransfer()
    await call('user/invoice/addInvoice', { ...REQUEST, orderNoList: [await aPaidOrder()] })
    const more = (counts: object) => {
      const added = Object.entries(counts).map(([name, count]) => [name, before[name]! + count])
      return { ...before, ...Object.fromEntries(added) }
    }
    expect(await waiting()).toEqual(more({ transfers: 1, invoices: 1 }))
    await ops('transfer/confirm', { orderNo: transfer, price: await priceOf(transfer), reference: transfer })
    await ops('refund/start', { orderNo: transfer, reason: '误购' })
    expect(await waiting()).toEqual(more({ refunds: 1, invoices: 1 }))
  })

  it('shows whose order or account an action was about, with the name of the product, and finds it by that', async () => {
    const orderNo = await aPaidOrder()
    await ops('refund/start', { orderNo, price: 1, reason: '补偿' })
    await ops('grant', { id: buyer.id, key: crypto.randomUUID(), product: { productId: 3 }, reason: '赔付' })
    const { data } = await ops<{ list: object[]; total: number }>('action/list', { text: buyer.nick })
    expect(data).toMatchObject({
      total: 2,
      list: [
        { action: 'grant', user: buyer.nick, orderNoList: [], productName: 'AI 高级包' },
        { action: 'refund', user: buyer.nick, orderNoList: [orderNo], productName: null },
      ],
    })
  })

  it('counts the money of each day by channel', async () => {
    clock.now = Date.parse('2027-03-01T00:30:00+08:00')
    ;({ headers: operator } = await aSession(test, { role: 'operator' }))
    ;({ headers } = await aSession(test))
    const orderNo = await aPaidOrder()
    await ops('refund/start', { orderNo, price: 98, reason: '补偿' })
    const { data } = await ops('revenue', { from: '2027-02-28', to: '2027-03-01' })
    expect(data).toEqual({ days: [{ day: '2027-03-01', channel: 'WX', paid: 398, refunded: 98 }] })
    for (const day of ['0000-01-01', '2027-02-30', '9999-12-31']) expect((await ops('revenue', { from: day, to: day })).code, day).toBe(400)
    expect((await ops('revenue', { from: '2020-01-01', to: '2027-03-01' })).data.error).toBe('PERIOD')
  })

  it('is closed to everybody else, and needs a recent proof for what moves money or rights', async () => {
    const orderNo = await aPaidOrder()
    const bodies: readonly (readonly [string, object])[] = [
      ['refund/start', { orderNo, reason: 'x' }],
      ['transfer/confirm', { orderNo, price: 398, reference: 'x' }],
      ['transfer/reject', { orderNo, message: 'x' }],
      ['grant', { id: buyer.id, key: crypto.randomUUID(), product: { productId: 1 }, reason: 'x' }],
      ['grant/revoke', { id: crypto.randomUUID(), reason: 'x' }],
      ['price/add', { productId: 1, productName: 'x', productNameEn: 'x', productOriginalPrice: 1, productSalePrice: 1, onSale: true }],
      ['price/withdraw', { productId: 1, version: 2, reason: 'x' }],
      ['invoice/reject', { id: crypto.randomUUID(), note: 'x' }],
    ]
    for (const [path, body] of bodies) expect((await call(`pay/ops/${path}`, body)).code, path).toBe(403)
    clock.now += 11 * 60_000
    for (const [path, body] of bodies) expect((await ops(path, body)).data.error, path).toBe('PROOF_NEEDED')
  })
})
