import { beforeEach, describe, expect, it } from 'vitest'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { aPdf } from '../../testing/a-document.ts'
import { buy, pay, paymentGateways } from '../../testing/a-payment.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { uploadForm } from '../../testing/upload-form.ts'

const clock = { now: Date.parse('2026-11-29T10:00:00+08:00') }
const outside = paymentGateways(clock)
const REQUEST = { invoiceType: 1, invoiceHeader: '某公司', taxNumber: '91350100M000100Y43', email: 'a@example.org' }

describe('invoices in the console', async () => {
  const test = await buildTestApp({ gateways: outside, now: () => clock.now })
  await test.service('payment').products.seed()
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
  const aPaidOrder = async (productId = 1) => {
    const { data } = await buy(test, headers, { productId })
    await pay(test, outside, 'WX', data.orderNo)
    return data.orderNo
  }
  const messages = async () =>
    (await call<{ list: { title: string; content: string }[] }>('sms/msg/list')).data.list.map(
      ({ title, content }) => `${title} ${content}`,
    )
  const actions = async () => (await ops<{ list: { action: string; user: string | null }[] }>('action/list')).data.list

  it('issues and rejects invoices, and exports the issued ones by order', async () => {
    const [one, other] = [await aPaidOrder(1), await aPaidOrder(2)]
    const add = async (orderNo: string) =>
      (await call<{ id: string }>('user/invoice/addInvoice', { ...REQUEST, orderNoList: [orderNo] })).data.id
    const [issued, rejected] = [await add(one), await add(other)]
    const issue = (fields: Record<string, string | File>) =>
      uploadForm<{ error?: string }>(test, '/api/pay/ops/invoice/issue', fields, operator)
    expect((await issue({ id: issued, invoiceNo: 'x', file: aPdf() })).code).toBe(400)
    expect((await issue({ id: issued, invoiceNo: '26117000000012345678', file: new File(['x'], 'a.pdf') })).data.error).toBe(
      'DOCUMENT_TYPE',
    )
    expect((await issue({ id: issued, invoiceNo: '26117000000012345678', file: aPdf() })).data).toBe(true)
    expect((await issue({ id: issued, invoiceNo: '26117000000012345679', file: aPdf() })).data.error).toBe('INVOICE_NOT_REQUESTED')
    expect((await issue({ id: rejected, invoiceNo: '26117000000012345678', file: aPdf() })).data.error).toBe('INVOICE_NUMBER')
    expect((await ops('invoice/reject', { id: rejected, note: '抬头有误' })).code).toBe(200)
    const list = (await call<{ list: { status: string; note: string | null }[] }>('user/invoice/list')).data.list
    expect(list.map(({ status }) => status).toSorted()).toEqual(['issued', 'rejected'])
    const file = await test.app.inject({ url: `/api/user/invoice/file?id=${issued}`, headers })
    expect(file.body).toBe(await aPdf().text())
    expect((await messages()).join()).toMatch(/抬头有误.*发票 26117000000012345678 已开具|发票 26117000000012345678 已开具.*抬头有误/)
    await ops('refund/start', { orderNo: one, price: 10, reason: '补偿' })
    const shown = await ops<{ list: object[] }>('invoice/list', { status: 'issued', text: buyer.nick })
    expect(shown.data.list).toMatchObject([{ id: issued, totalPrice: 398, refundedSince: 10, nick: buyer.nick }])
    const day = new Date(clock.now + 8 * 3_600_000).toISOString().slice(0, 10)
    const csv = await test.app.inject({ url: `/api/pay/ops/invoice/export?from=${day}&to=${day}&fileType=csv`, headers: operator })
    const row = csv.body.split('\n').find((text) => text.includes(one))
    expect(row).toMatch(/26117000000012345678.*增值税普通发票,某公司,.*91350100M000100Y43.*年卡,微信支付,.*398,398,10/)
    expect(csv.body).not.toContain(other)
    const download = (id: string) => test.app.inject({ url: `/api/pay/ops/invoice/file?id=${id}`, headers: operator })
    expect((await download(issued)).body).toBe(await aPdf().text())
    expect((await download(crypto.randomUUID())).json().data).toMatchObject({ error: 'INVOICE_NOT_FOUND' })
    expect((await actions()).find(({ action }) => action === 'issue invoice')).toMatchObject({ user: buyer.nick, orderNoList: [one] })
    const xlsx = await test.app.inject({ url: `/api/pay/ops/invoice/export?from=${day}&to=${day}`, headers: operator })
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const backwards = await test.app.inject({ url: '/api/pay/ops/invoice/export?from=2026-12-31&to=2026-01-01', headers: operator })
    expect(backwards.json().data).toMatchObject({ error: 'PERIOD' })
  })

  it('reverses an issued invoice once, with number, file and reason; then its orders are invoiced again for what is left, never twice', async () => {
    const [one, other] = [await aPaidOrder(1), await aPaidOrder(2)]
    const add = async () =>
      (await call<{ id: string; error?: string }>('user/invoice/addInvoice', { ...REQUEST, orderNoList: [one, other] })).data
    const { id } = await add()
    const [blue, red, next] = ['26117000000000000011', '26117000000000000012', '26117000000000000013']
    const issue = (of: string, invoiceNo: string) =>
      uploadForm<{ error?: string }>(test, '/api/pay/ops/invoice/issue', { id: of, invoiceNo, file: aPdf() }, operator)
    const reverse = (more: Record<string, string | File> = {}, as = operator) =>
      uploadForm<{ error?: string }>(
        test,
        '/api/pay/ops/invoice/reverse',
        { id, redInvoiceNo: red, note: '部分退款', file: aPdf('red.pdf'), ...more },
        as,
      )
    expect((await reverse()).data.error).toBe('INVOICE_NOT_ISSUED')
    expect((await issue(id, blue)).data).toBe(true)
    expect((await add()).error).toBe('INVOICE_ORDERS')
    await ops('refund/start', { orderNo: one, price: 98, reason: '补偿' })
    expect((await ops<object>('order/find', { orderNo: one })).data).toMatchObject({ invoice: { status: 'issued', invoiceNo: blue } })
    expect((await reverse({ redInvoiceNo: blue })).data.error).toBe('INVOICE_NUMBER')
    expect((await reverse({ note: ' ' })).code).toBe(400)
    expect((await reverse({ file: new File(['x'], 'a.pdf') })).data.error).toBe('DOCUMENT_TYPE')
    expect((await reverse({ id: crypto.randomUUID() })).data.error).toBe('INVOICE_NOT_FOUND')
    expect((await reverse({}, headers)).code).toBe(403)
    const answers = await Promise.all([reverse(), reverse()])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400])
    const listed = (await call<{ list: object[] }>('user/invoice/list')).data.list
    expect(listed).toMatchObject([
      {
        id,
        status: 'reversed',
        invoiceNo: blue,
        redInvoiceNo: red,
        note: '部分退款',
        totalPrice: 427.9,
        hasRedFile: true,
        refundedSince: 0,
      },
    ])
    expect((await messages()).join()).toContain(`发票 ${blue} 已红冲，红字发票号码 ${red}，原因：部分退款`)
    const redFile = await test.app.inject({ url: `/api/user/invoice/file?id=${id}&file=red`, headers })
    expect([redFile.body, decodeURIComponent(redFile.headers['content-disposition'] as string)]).toEqual([
      await aPdf().text(),
      expect.stringContaining(`红字发票 ${red}`),
    ])

    expect((await call<{ list: object[] }>('user/invoice/invoiceOrderList')).data.list).toHaveLength(2)
    const [again, twice] = await Promise.all([add(), add()])
    expect([again.error, twice.error].filter((error) => error === 'INVOICE_ORDERS')).toHaveLength(1)
    const replaced = again.id ?? twice.id
    expect((await issue(replaced, red)).data.error).toBe('INVOICE_NUMBER')
    expect((await issue(replaced, next)).data).toBe(true)
    expect((await ops<object>('order/find', { orderNo: one })).data).toMatchObject({ invoice: { status: 'issued', invoiceNo: next } })
    const day = shanghaiTime(new Date(clock.now)).slice(0, 10)
    const csv = await test.app.inject({ url: `/api/pay/ops/invoice/export?from=${day}&to=${day}&fileType=csv`, headers: operator })
    const rows = csv.body.split('\n').filter((text) => text.includes(one) || text.includes(other))
    expect(rows).toHaveLength(6)
    const sumOf = (invoiceNo: string) =>
      rows
        .filter((row) => row.startsWith(invoiceNo))
        .map((row) => row.trim().split(',').slice(-3).join(' '))
        .toSorted()
    expect(sumOf(blue)).toEqual(['29.9 427.9 0', '398 427.9 0'])
    expect(sumOf(red)).toEqual(['-29.9 -427.9 0', '-398 -427.9 0'])
    expect(sumOf(next)).toEqual(['29.9 329.9 0', '300 329.9 0'])
    const { data: log } = await ops<{ list: object[] }>('action/list', { text: other, action: 'reverse invoice' })
    expect(log.list).toMatchObject([{ orderNoList: [one, other].toSorted(), user: buyer.nick, about: expect.stringContaining(red) }])
  })

  it('lets no operator decide about an invoice of their own', async () => {
    const other = operator
    ;({ headers: operator } = await aSession(test, { role: 'operator' }))
    headers = operator
    const { id } = (await call<{ id: string }>('user/invoice/addInvoice', { ...REQUEST, orderNoList: [await aPaidOrder()] })).data
    const issue = (as: Record<string, string>) =>
      uploadForm<{ error?: string }>(test, '/api/pay/ops/invoice/issue', { id, invoiceNo: '26117000000000000021', file: aPdf() }, as)
    expect((await issue(operator)).data.error).toBe('ORDER_IS_OWN')
    expect((await ops('invoice/reject', { id, note: 'x' })).data.error).toBe('ORDER_IS_OWN')
    expect((await issue(other)).data).toBe(true)
    const red = { id, redInvoiceNo: '26117000000000000022', note: 'x', file: aPdf('red.pdf') }
    expect((await uploadForm<{ error?: string }>(test, '/api/pay/ops/invoice/reverse', red, operator)).data.error).toBe('ORDER_IS_OWN')
  })
})
