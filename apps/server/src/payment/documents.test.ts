import type { Contract, Invoice, Order } from '@gezhi/contract'
import { inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { aJpg, aPdf } from '../testing/a-document.ts'
import { buy, pay, paymentGateways } from '../testing/a-payment.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { uploadForm } from '../testing/upload-form.ts'
import { orders as ordersTable } from './orders/orders-table.ts'

const clock = { now: Date.parse('2026-11-29T10:00:00+08:00') }
const outside = paymentGateways(clock)
const PARTY = {
  mainName: '北京某某科技有限公司',
  idNumber: '91350100M000100Y43',
  contacts: '张三',
  phone: '010-1234',
  email: 'Buyer@Example.org',
  address: '北京市海淀区某路 1 号',
}
const NUMBER = '91350100M000100Y43'

describe('documents of orders', async () => {
  const test = await buildTestApp({
    gateways: outside,
    now: () => clock.now,
    settings: { GEZHI_TRANSFER_NAME: '格致科技', GEZHI_TRANSFER_BANK: '招商银行', GEZHI_TRANSFER_ACCOUNT: '110000' },
  })
  await test.service('payment').products.seed()
  const { refunds, settle, invoices, orders } = test.service('payment')
  let headers: Record<string, string>
  beforeEach(async () => {
    ;({ headers } = await aSession(test))
  })
  const call = <Data = Record<string, unknown>>(path: string, body: object = {}, as = headers) => test.post<Data>(`/api/${path}`, body, as)
  const upload = (path: string, fields: Record<string, string | File>, as = headers) =>
    uploadForm<{ error?: string; url?: string }>(test, `/api/${path}`, fields, as)
  const file = (url: string, as = headers) => test.app.inject({ url, headers: as })
  const anOrder = async (productId = 1) => (await buy(test, headers, { productId })).data.orderNo
  const aPaidOrder = async (productId = 1) => {
    const orderNo = await anOrder(productId)
    await pay(test, outside, 'WX', orderNo)
    return orderNo
  }
  const aTransfer = async () => (await call<{ orderNo: string }>('pay/buy/addIprCorporateTransferOrder', { productId: 1 })).data.orderNo
  const statusOf = async (orderNo: string) => (await call<Order>('pay/order/getOrder', { orderNo })).data.payStatus
  const filesOf = async (folder: string) => {
    const keys = []
    for await (const { key } of test.store.list(`payment/${folder}/`)) keys.push(key)
    return keys
  }

  const closeAccountOf = async (userId: string) => {
    const operator = await aSession(test, { role: 'operator' })
    await test.accounts.cancellations.request(userId, '其他')
    const found = (await test.accounts.cancellations.pending()).list.find((one) => one.userId === userId)
    const review = { id: found!.id, decision: 'approve' }
    expect(await test.post('/api/user/cancellation/review', review, operator.headers)).toMatchObject({ code: 200 })
  }

  describe('a contract', () => {
    it('is written and changed until the order is paid, then locked (contract.01, contract.03, contract.04, contract.18)', async () => {
      const orderNo = await anOrder()
      expect((await call('pay/order/getContract', { orderNo })).data).toBeNull()
      expect((await call('pay/order/updContract', { orderNo, ...PARTY })).data).toMatchObject({ error: 'CONTRACT_NOT_FOUND' })
      const url = `/api/pay/order/contractFile?orderNo=${orderNo}`
      expect(await call('pay/order/addContract', { orderNo, ...PARTY })).toMatchObject({ code: 200, data: { url } })
      expect(await call('pay/order/updateContract', { orderNo, ...PARTY, contacts: '李四' })).toMatchObject({ code: 200, data: { url } })
      const shown = { ...PARTY, email: 'buyer@example.org', contacts: '李四', orderNo, url, signedName: null }
      expect((await call<Contract>('pay/order/getContract', { orderNo })).data).toEqual({ ...shown, editable: true })
      await pay(test, outside, 'WX', orderNo)
      for (const path of ['addContract', 'updContract'])
        expect((await call(`pay/order/${path}`, { orderNo, ...PARTY })).data, path).toMatchObject({ error: 'CONTRACT_LOCKED' })
      expect((await call<Contract>('pay/order/getContract', { orderNo })).data).toEqual({ ...shown, editable: false })
      expect((await call<Order>('pay/order/getOrder', { orderNo })).data.hasContract).toBe(true)
      const listed = async (hasContract: boolean) =>
        (await call<{ list: Order[] }>('pay/order/list', { hasContract })).data.list.map((order) => order.orderNo)
      const other = await anOrder(2)
      expect([await listed(true), await listed(false)]).toEqual([[orderNo], [other]])
    })

    it('is written once after payment if there was none, and not for a cancelled order', async () => {
      const orderNo = await aPaidOrder()
      expect((await call('pay/order/addContract', { orderNo, ...PARTY })).code).toBe(200)
      expect((await call('pay/order/addContract', { orderNo, ...PARTY })).data).toMatchObject({ error: 'CONTRACT_LOCKED' })
      const cancelled = await anOrder(2)
      await call('pay/order/cancellationOrder', { orderNo: cancelled })
      expect((await call('pay/order/addContract', { orderNo: cancelled, ...PARTY })).data).toMatchObject({ error: 'ORDER_CLOSED' })
    })

    it.each(['mainName', 'idNumber', 'contacts', 'phone', 'email', 'address'])(
      'needs %s (contract.10, contract.11, contract.12, contract.13, contract.14, contract.15, contract.16)',
      async (name) => {
        const orderNo = await anOrder()
        expect(await call('pay/order/addContract', { orderNo, ...PARTY, [name]: ' ' })).toMatchObject({ code: 400 })
      },
    )

    it.each([
      ['12345', 'ID_NUMBER_FORM', '须为 18 位统一社会信用代码、身份证号码或护照等证件号码'],
      ['91350100M000100Y44', 'TAX_NUMBER_CHECK_DIGIT', '号码无效：校验码不符，请逐位核对'],
      ['110105194912310021', 'TAX_NUMBER_IDENTITY', '身份证号码有误，请核对'],
    ])('is not written with the number %s', async (idNumber, error, message) => {
      const orderNo = await anOrder()
      expect(await call('pay/order/addContract', { orderNo, ...PARTY, idNumber })).toMatchObject({ message, data: { error } })
      expect((await call('pay/order/getContract', { orderNo })).data).toBeNull()
    })

    it('takes the number of a company, a person or another document, in one way of writing', async () => {
      const orderNo = await anOrder()
      for (const [written, stored] of [
        ['9135 0100-m000100y43', '91350100M000100Y43'],
        ['11010519491231002x', '11010519491231002X'],
        ['e12345678', 'E12345678'],
      ]) {
        expect(await call('pay/order/addContract', { orderNo, ...PARTY, idNumber: written })).toMatchObject({ code: 200 })
        expect((await call<Contract>('pay/order/getContract', { orderNo })).data.idNumber).toBe(stored)
      }
    })

    it('is a PDF', async () => {
      const orderNo = await anOrder()
      await call('pay/order/addContract', { orderNo, ...PARTY, mainName: '#某公司 $x$ *y*', price: 1 })
      const { data } = await call<{ url: string }>('pay/order/downloadContract', { orderNo })
      const { rawPayload, headers: sent } = await file(data.url)
      expect(sent['content-type']).toBe('application/pdf')
      expect(decodeURIComponent(String(sent['content-disposition']))).toContain(`合同 ${orderNo}.pdf`)
      expect(rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7')
    })

    it('is replaced by its signed copy, checked by content, until it is recovered (contract.18)', async () => {
      const orderNo = await anOrder()
      expect((await upload('pay/order/uploadContract', { orderNo, file: aPdf() })).data).toMatchObject({ error: 'CONTRACT_NOT_FOUND' })
      await call('pay/order/addContract', { orderNo, ...PARTY })
      const rejected: readonly (readonly [File, string])[] = [
        [new File(['hello'], 'a.pdf'), 'DOCUMENT_TYPE'],
        [new File(['%PDF-1.4 cut'], 'a.pdf'), 'DOCUMENT_BROKEN'],
        [aPdf('a.pdf', '/OpenAction << /S /JavaScript /JS (app.alert) >> '), 'DOCUMENT_BROKEN'],
        [new File([await aJpg(), '<script>'], 'a.jpg'), 'DOCUMENT_BROKEN'],
        [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf'), 'DOCUMENT_SIZE'],
      ]
      for (const [wrong, error] of rejected)
        expect((await upload('pay/order/uploadContract', { orderNo, file: wrong })).data, error).toMatchObject({ error })
      const signed = aPdf('已签署.pdf')
      const { data } = await upload('pay/order/uploadContract', { orderNo, file: signed })
      expect((await file(data.url!)).body).toBe(await signed.text())
      expect((await call<Contract>('pay/order/getContract', { orderNo })).data.signedName).toBe('已签署.pdf')
      await upload('pay/order/uploadContract', { orderNo, file: await aJpg() })
      const picture = await file(data.url!)
      expect(picture.headers['content-type']).toBe('image/jpeg')
      expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined()
      expect((await call('pay/order/recoveryContract', { orderNo })).code).toBe(200)
      expect((await file(data.url!)).body.slice(0, 8)).toBe('%PDF-1.7')
      await test.accounts.pendingDeletions.remove()
      expect(await filesOf('contracts')).toEqual([])
    })
  })

  describe('a bank slip', () => {
    it('puts a transfer in check, and may be replaced until an operator has decided', async () => {
      const orderNo = await aTransfer()
      expect((await file(`/api/pay/order/slip?orderNo=${orderNo}`)).json().data).toMatchObject({ error: 'SLIP_NOT_FOUND' })
      const tooLarge = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png')
      expect((await upload('pay/order/uploadSlip', { orderNo, file: tooLarge })).data).toMatchObject({ error: 'DOCUMENT_SIZE' })
      expect((await upload('pay/order/uploadSlip', { orderNo, file: new File(['GIF89a'], 'a.png') })).data).toMatchObject({
        error: 'DOCUMENT_TYPE',
      })
      const active = aPdf('a.pdf', '/OpenAction << /S /L#61unch >> ')
      expect((await upload('pay/order/uploadSlip', { orderNo, file: active })).data).toMatchObject({ error: 'DOCUMENT_BROKEN' })
      expect(await statusOf(orderNo)).toBe(0)
      expect((await upload('pay/order/uploadSlip', { orderNo, file: await aJpg() })).data).toBe(true)
      expect(await statusOf(orderNo)).toBe(2)
      const pdf = aPdf()
      expect((await upload('pay/order/uploadSlip', { orderNo, file: pdf })).data).toBe(true)
      expect((await file(`/api/pay/order/slip?orderNo=${orderNo}`)).body).toBe(await pdf.text())
      await test.accounts.pendingDeletions.remove()
      expect(await filesOf('slips')).toHaveLength(1)
      await orders.receive(orderNo, { channel: 'DGZZ', reference: orderNo, amount: 39_800, happenedAt: clock.now })
      expect((await upload('pay/order/uploadSlip', { orderNo, file: aPdf() })).data).toMatchObject({ error: 'SLIP_NOT_EXPECTED' })
    })

    it('is not taken for an order paid by QR code, nor does it pay anything', async () => {
      const orderNo = await anOrder()
      expect((await upload('pay/order/uploadSlip', { orderNo, file: aPdf() })).data).toMatchObject({ error: 'SLIP_NOT_EXPECTED' })
      const transfer = await call<{ orderNo: string }>('pay/buy/addIprCorporateTransferOrder', { productId: 2 })
      await upload('pay/order/uploadSlip', { orderNo: transfer.data.orderNo, file: aPdf(), payStatus: '1' })
      expect(await statusOf(transfer.data.orderNo)).toBe(2)
    })
  })

  describe('an invoice', () => {
    const request = { invoiceType: 1, invoiceHeader: '某公司', taxNumber: NUMBER, email: 'a@example.org' }
    const add = (orderNoList: readonly string[], more: object = {}) =>
      call<{ id: string; error?: string }>('user/invoice/addInvoice', { ...request, orderNoList, ...more })
    const list = async () => (await call<{ list: Invoice[]; total: number }>('user/invoice/list')).data.list
    const open = async () =>
      (await call<{ list: { orderNo: string; price: number }[] }>('user/invoice/invoiceOrderList')).data.list.map(({ orderNo, price }) => [
        orderNo,
        price,
      ])

    it('is requested for paid orders, whose total the server computes; each order has one (invoice.01, invoice.02)', async () => {
      const [year, week, unpaid] = [await aPaidOrder(1), await aPaidOrder(2), await anOrder(1)]
      expect(await open()).toEqual(
        expect.arrayContaining([
          [year, 398],
          [week, 29.9],
        ]),
      )
      const total = await call('user/invoice/getTotalPriceAndInvoiceHeader', { orderNoList: [year, week] })
      expect(total.data).toEqual({ totalPrice: 427.9, invoiceHeader: '', taxNumber: '' })
      expect((await add([year, unpaid])).data).toMatchObject({ error: 'INVOICE_ORDERS', orderNo: unpaid })
      const { data } = await add([year, week, week], { totalPrice: 9999, status: 'issued' })
      expect(await list()).toMatchObject([
        {
          id: data.id,
          invoiceNo: null,
          invoiceType: 1,
          invoiceHeader: '某公司',
          taxNumber: NUMBER,
          totalPrice: 427.9,
          status: 'requested',
        },
      ])
      expect(await open()).toEqual([])
      expect((await add([year])).data).toMatchObject({ error: 'INVOICE_ORDERS', orderNo: year })
      expect((await call<Order>('pay/order/getOrder', { orderNo: year })).data.hasInvoice).toBe(true)
    })

    it('is requested once by two requests at the same moment', async () => {
      const orderNo = await aPaidOrder()
      const answers = await Promise.all([add([orderNo]), add([orderNo])])
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400])
      expect(await list()).toHaveLength(1)
    })

    it('needs a tax number with its check digit: a company for a special one, also a person or none for an ordinary one', async () => {
      const orderNo = await aPaidOrder()
      const wrong = await add([orderNo], { taxNumber: '91350100M000100Y44' })
      expect(wrong.data).toMatchObject({ error: 'TAX_NUMBER_CHECK_DIGIT' })
      expect(wrong.message).toBe('号码无效：校验码不符，请逐位核对')
      const special = { invoiceType: 2 }
      expect((await add([orderNo], { ...special, taxNumber: '' })).data).toMatchObject({ error: 'TAX_NUMBER_FORM' })
      expect((await add([orderNo], { ...special, taxNumber: '11010519491231002X' })).code).toBe(400)
      const identity = await add([orderNo], { taxNumber: '110105194912310021' })
      expect(identity.data).toMatchObject({ error: 'TAX_NUMBER_IDENTITY' })
      expect((await add([orderNo], { taxNumber: '12345' })).data).toMatchObject({ error: 'TAX_NUMBER_FORM' })
      expect((await add([orderNo], { ...special, taxNumber: '9135 0100-m000100y43' })).code).toBe(200)
      expect((await list())[0]).toMatchObject({ invoiceType: 2, taxNumber: NUMBER })
      expect((await add([await aPaidOrder()], { taxNumber: '' })).code).toBe(200)
      expect((await add([await aPaidOrder()], { taxNumber: '11010519491231002X' })).code).toBe(200)
    })

    it('has the party of the contract as its header (contract.07)', async () => {
      const [one, other] = [await aPaidOrder(1), await aPaidOrder(2)]
      await call('pay/order/addContract', { orderNo: one, ...PARTY })
      const total = await call('user/invoice/getTotalPriceAndInvoiceHeader', { orderNoList: [one, other] })
      expect(total.data).toMatchObject({ invoiceHeader: PARTY.mainName })
      expect((await add([one])).data).toMatchObject({ error: 'INVOICE_HEADER', header: PARTY.mainName })
      await call('pay/order/addContract', { orderNo: other, ...PARTY, mainName: '另一公司' })
      expect((await add([one, other])).data).toMatchObject({ error: 'INVOICE_PARTIES' })
      expect((await add([one], { invoiceHeader: PARTY.mainName })).code).toBe(200)
    })

    it('keeps a contract from naming somebody else afterwards, until it is cancelled', async () => {
      const orderNo = await aPaidOrder()
      const { data } = await add([orderNo])
      const write = () => call('pay/order/addContract', { orderNo, ...PARTY })
      expect((await write()).data).toMatchObject({ error: 'CONTRACT_PARTY', header: '某公司' })
      await call('user/invoice/cancel', { id: data.id })
      expect((await write()).code).toBe(200)
    })

    it('is refused for a total that cannot be stored', async () => {
      const orderNos = await Promise.all([aPaidOrder(1), aPaidOrder(2)])
      await test.database.update(ordersTable).set({ amount: 1_200_000_000 }).where(inArray(ordersTable.orderNo, orderNos))
      const answer = await add(orderNos)
      expect([answer.code, answer.data.error]).toEqual([400, 'INVOICE_TOTAL'])
    })

    it('has a header that can be seen and reads as it is stored', async () => {
      const orderNo = await aPaidOrder()
      expect((await add([orderNo], { invoiceHeader: '\u200B \u2060' })).code).toBe(400)
      expect((await add([orderNo], { invoiceHeader: '某\u202E公司\u2066 ' })).code).toBe(200)
      expect((await list())[0]).toMatchObject({ invoiceHeader: '某公司' })
      const other = await anOrder(2)
      expect((await call('pay/order/addContract', { orderNo: other, ...PARTY, mainName: '\u200B' })).code).toBe(400)
      expect((await call('pay/order/addContract', { orderNo: other, ...PARTY, mainName: '\u202E司公' })).code).toBe(200)
      expect((await call<Contract>('pay/order/getContract', { orderNo: other })).data.mainName).toBe('司公')
    })

    it('is reduced by refunds until it is issued, and is not issued while one is open or nothing is left', async () => {
      const orderNo = await aPaidOrder()
      await refunds.start(orderNo, '补偿', 10_000)
      expect((await add([orderNo])).data).toMatchObject({ error: 'INVOICE_ORDERS' })
      await settle()
      expect(await open()).toEqual([[orderNo, 298]])
      const { data } = await add([orderNo])
      await refunds.start(orderNo, '补偿', 800)
      const issue = () => invoices.end(data.id, { state: 'issued', invoiceNo: '26117000000012345678', file: 'payment/invoices/none.pdf' })
      await expect(issue()).rejects.toMatchObject({ error: 'INVOICE_ORDERS' })
      await settle()
      expect((await list())[0]).toMatchObject({ totalPrice: 290, status: 'requested' })
      await issue()
      await refunds.start(orderNo, '补偿', 9000)
      await settle()
      expect((await list())[0]).toMatchObject({ totalPrice: 290, status: 'issued', invoiceNo: '26117000000012345678' })
      await expect(issue()).rejects.toMatchObject({ error: 'INVOICE_NOT_REQUESTED' })
    })

    it('is a voucher of the books when it was issued: it stays with header and tax number when the account is closed', async () => {
      const { user, headers: own } = await aSession(test)
      headers = own
      const [issued, reversed] = [await add([await aPaidOrder()]), await add([await aPaidOrder()])]
      const requested = await add([await aPaidOrder()], { taxNumber: '11010519491231002X' })
      const file = 'payment/invoices/issued.pdf'
      await test.store.put(file, Buffer.from('%PDF-'))
      await invoices.end(issued.data.id, { state: 'issued', invoiceNo: '26117000000012345670', file })
      await invoices.end(reversed.data.id, { state: 'issued', invoiceNo: '26117000000012345671', file })
      const redFile = 'payment/invoices/red.pdf'
      await test.store.put(redFile, Buffer.from('%PDF-'))
      await invoices.reverse(reversed.data.id, { redInvoiceNo: '26117000000012345672', redFile, note: '抬头有误' })
      await closeAccountOf(user.id)
      const book = { invoiceNo: '26117000000012345670', header: '某公司', taxNumber: NUMBER, amount: 39_800, email: '', file }
      expect(await invoices.find(issued.data.id)).toMatchObject({ ...book, state: 'issued' })
      const red = { header: '某公司', taxNumber: NUMBER, redInvoiceNo: '26117000000012345672', redFile, note: null, email: '' }
      expect(await invoices.find(reversed.data.id)).toMatchObject({ ...red, state: 'reversed' })
      expect(await invoices.find(requested.data.id)).toMatchObject({ header: '', taxNumber: '', email: '', state: 'cancelled' })
      await test.accounts.pendingDeletions.remove()
      expect(await filesOf('invoices')).toEqual(expect.arrayContaining([file, redFile]))
    })

    it('is cancelled while it is requested; then its orders can be invoiced again', async () => {
      const orderNo = await aPaidOrder()
      const { data } = await add([orderNo])
      expect((await call('user/invoice/cancel', { id: data.id })).code).toBe(200)
      expect((await list())[0]).toMatchObject({ status: 'cancelled', totalPrice: 398 })
      expect((await call('user/invoice/cancel', { id: data.id })).data).toMatchObject({ error: 'INVOICE_NOT_REQUESTED' })
      expect((await add([orderNo])).code).toBe(200)
    })
  })
})
