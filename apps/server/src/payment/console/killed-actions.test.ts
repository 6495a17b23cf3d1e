import { beforeEach, describe, expect, it } from 'vitest'
import { aPdf } from '../../testing/a-document.ts'
import { buy, pay, paymentGateways } from '../../testing/a-payment.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { uploadForm } from '../../testing/upload-form.ts'

const outside = paymentGateways({ now: Date.parse('2026-11-29T10:00:00+08:00') })
const REQUEST = { invoiceType: 1, invoiceHeader: '某公司', taxNumber: '91350100M000100Y43', email: 'a@example.org' }

/** A process that dies before the record or the message is written leaves what a rejected row leaves. */
describe.each(['payment_actions', 'messages'])('an action of an operator whose row in %s cannot be written', async (table) => {
  const test = await buildTestApp({
    gateways: outside,
    now: () => Date.parse('2026-11-29T10:00:00+08:00'),
    settings: { GEZHI_TRANSFER_NAME: '格致科技', GEZHI_TRANSFER_BANK: '招商银行', GEZHI_TRANSFER_ACCOUNT: '110000' },
  })
  await test.service('payment').products.seed()
  await test.database.execute(`CREATE FUNCTION reject_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'lost'; END $$`)
  let operator: Record<string, string>
  let headers: Record<string, string>
  beforeEach(async () => {
    ;({ headers: operator } = await aSession(test, { role: 'operator' }))
    ;({ headers } = await aSession(test))
  })
  const call = async <Data = Record<string, unknown>>(path: string, body: object = {}) =>
    (await test.post<Data>(`/api/${path}`, body, headers)).data
  const aTransfer = async () => {
    const { orderNo } = await call<{ orderNo: string }>('pay/buy/addIprCorporateTransferOrder', { productId: 2 })
    await uploadForm(test, '/api/pay/order/uploadSlip', { orderNo, file: aPdf() }, headers)
    return orderNo
  }
  const aPaidOrder = async () => {
    const { orderNo } = (await buy(test, headers)).data
    await pay(test, outside, 'WX', orderNo)
    return orderNo
  }
  const anInvoice = async () => {
    const orderNo = await aPaidOrder()
    return { orderNo, id: (await call<{ id: string }>('user/invoice/addInvoice', { ...REQUEST, orderNoList: [orderNo] })).id }
  }
  const written = async () => Number((await test.database.execute<{ count: string }>(`SELECT count(*) FROM ${table}`)).rows[0]!.count)
  /** Fails while the row cannot be written, and does everything when it is repeated. */
  const expectWhole = async (work: () => Promise<{ code: number }>) => {
    const before = await written()
    await test.database.execute(`CREATE TRIGGER lost BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION reject_row()`)
    const failed = await work()
    await test.database.execute(`DROP TRIGGER lost ON ${table}`)
    expect([failed.code, (await work()).code, (await written()) - before]).toEqual([500, 200, 1])
  }
  const ops = (path: string, body: object) => test.post(`/api/pay/ops/${path}`, body, operator)

  it('confirms no transfer', async () => {
    const orderNo = await aTransfer()
    await expectWhole(() => ops('transfer/confirm', { orderNo, price: 29.9, reference: orderNo }))
  })

  it('rejects no transfer', async () => {
    const orderNo = await aTransfer()
    await expectWhole(() => ops('transfer/reject', { orderNo, message: '金额不清晰' }))
  })

  it('rejects and issues no invoice', async () => {
    const { orderNo, id } = await anInvoice()
    await expectWhole(() => ops('invoice/reject', { id, note: '税号有误' }))
    const again = await call<{ id: string }>('user/invoice/addInvoice', { ...REQUEST, orderNoList: [orderNo] })
    const issue = async () => {
      const fields = { id: again.id, invoiceNo: '26117000000012345678', file: aPdf() }
      return uploadForm(test, '/api/pay/ops/invoice/issue', fields, operator)
    }
    await expectWhole(issue)
  })

  // Neither sends a message.
  it.runIf(table === 'payment_actions')('refunds and grants nothing', async () => {
    const { user } = await aSession(test)
    const [orderNo, key] = [await aPaidOrder(), crypto.randomUUID()]
    await expectWhole(() => ops('refund/start', { orderNo, reason: '误购' }))
    await expectWhole(() => ops('grant', { id: user.id, key, product: { productId: 1 }, reason: '补偿' }))
    const { living, coming } = await test.service('accounts').products.of(user.id)
    expect([...living, ...coming]).toHaveLength(1)
  })
})
