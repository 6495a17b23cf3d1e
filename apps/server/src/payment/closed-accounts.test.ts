import type { Order } from '@gezhi/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../accounts/users/users-table.ts'
import { CLOSED_NICK } from '../database/guard-closed-accounts.ts'
import { aPdf } from '../testing/a-document.ts'
import { aSession } from '../testing/an-account.ts'
import { buy, notify, pay, paymentGateways, sandboxOf } from '../testing/a-payment.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { uploadForm } from '../testing/upload-form.ts'
import { ledger } from './orders/ledger-table.ts'
import { orders } from './orders/orders-table.ts'

const MINUTE = 60_000
const clock = { now: Date.parse('2026-11-29T10:00:00+08:00') }
const outside = paymentGateways(clock)
const ENTERPRISE = { productId: 5 }

describe('orders of accounts that are closed', async () => {
  const test = await buildTestApp({
    gateways: outside,
    now: () => clock.now,
    settings: { GEZHI_TRANSFER_NAME: '格致科技', GEZHI_TRANSFER_BANK: '招商银行', GEZHI_TRANSFER_ACCOUNT: '110000' },
  })
  await test.service('payment').products.seed()
  const { settle } = test.service('payment')
  let operator: Record<string, string>
  let buyer: { readonly id: string }
  let headers: Record<string, string>
  beforeEach(async () => {
    ;({ headers: operator } = await aSession(test, { role: 'operator' }))
    ;({ headers, user: buyer } = await aSession(test))
  })
  const close = async (userId = buyer.id) => {
    await test.accounts.cancellations.request(userId, '其他')
    const { list } = await test.accounts.cancellations.pending()
    const { id } = list.find((one) => one.userId === userId)!
    expect(await test.post('/api/user/cancellation/review', { id, decision: 'approve' }, operator)).toMatchObject({ code: 200 })
  }
  /** As an account that was closed by an earlier version: its orders stay as they are. */
  const closeOnly = (userId = buyer.id) =>
    test.database
      .update(users)
      .set({ nick: CLOSED_NICK + userId })
      .where(eq(users.id, userId))
  const orderOf = async (orderNo: string) => (await test.database.select().from(orders).where(eq(orders.orderNo, orderNo)))[0]!
  const booked = async (orderNo: string) =>
    (await test.database.select().from(ledger).where(eq(ledger.orderNo, orderNo))).map((row) => row.amount)
  const isOpen = async (channel: 'WX' | 'ZFB', orderNo: string) => sandboxOf(outside, channel).provider.pay(orderNo)

  it('are cancelled with the account, and their codes closed', async () => {
    const { data } = await buy(test, headers, ENTERPRISE)
    await close()
    expect(await orderOf(data.orderNo)).toMatchObject({ state: 'cancelled', closedAt: new Date(clock.now) })
    await settle()
    expect([await isOpen('WX', data.orderNo), await isOpen('ZFB', data.orderNo)]).toEqual([false, false])
  })

  it('return what is paid for them all the same', async () => {
    const { data } = await buy(test, headers, ENTERPRISE)
    expect(await isOpen('WX', data.orderNo)).toBe(true)
    await close()
    expect((await notify(test, outside, 'WX', data.orderNo))!.statusCode).toBe(204)
    await settle()
    expect(await booked(data.orderNo)).toEqual([199_000, -199_000])
    expect((await orderOf(data.orderNo)).state).toBe('cancelled')
  })

  it.each([1, 5])('that were left unpaid neither fail nor stop others (product %i)', async (productId) => {
    const left = (await buy(test, headers, { productId })).data
    await closeOnly()
    expect(await isOpen('ZFB', left.orderNo)).toBe(true)
    const other = await aSession(test)
    const { data } = await buy(test, other.headers)
    expect(await isOpen('WX', data.orderNo)).toBe(true)
    clock.now += MINUTE
    await settle()
    await settle()
    expect((await orderOf(left.orderNo)).state).toBe('cancelled')
    expect(await booked(left.orderNo)).toEqual([(await orderOf(left.orderNo)).amount, -(await orderOf(left.orderNo)).amount])
    expect((await test.post<Order>('/api/pay/order/getOrder', { orderNo: data.orderNo }, other.headers)).data.payStatus).toBe(1)
  })

  it('that cannot be settled do not stop the others', async () => {
    const broken = (await buy(test, headers)).data
    await isOpen('WX', broken.orderNo)
    const other = await aSession(test)
    const paid = (await buy(test, other.headers, { productId: 2 })).data
    const expiring = (await buy(test, other.headers)).data
    await pay(test, outside, 'ZFB', paid.orderNo)
    await test.database.execute(
      `CREATE FUNCTION reject_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`,
    )
    await test.database.execute(
      `CREATE TRIGGER broken BEFORE INSERT OR UPDATE ON orders FOR EACH ROW WHEN (NEW.order_no = '${broken.orderNo}') EXECUTE FUNCTION reject_row()`,
    )
    clock.now += 30 * MINUTE
    await settle()
    await test.database.execute('DROP TRIGGER broken ON orders')
    expect((await orderOf(broken.orderNo)).state).toBe('unpaid')
    expect((await orderOf(expiring.orderNo)).state).toBe('cancelled')
    expect(await isOpen('WX', paid.orderNo)).toBe(false)
    await settle()
    expect((await orderOf(broken.orderNo)).state).toBe('paid')
  })

  it('are decided by an operator without a message', async () => {
    const aTransfer = async (as: Record<string, string>) =>
      (await test.post<{ orderNo: string }>('/api/pay/buy/addIprCorporateTransferOrder', { productId: 2 }, as)).data.orderNo
    const [rejected, paid] = [await aTransfer(headers), (await buy(test, headers)).data.orderNo]
    await uploadForm(test, '/api/pay/order/uploadSlip', { orderNo: rejected, file: aPdf() }, headers)
    await pay(test, outside, 'WX', paid)
    await closeOnly()
    const ops = (path: string, body: object) => test.post(`/api/pay/ops/${path}`, body, operator)
    expect((await ops('transfer/reject', { orderNo: rejected, message: '金额不清晰' })).code).toBe(200)
    expect((await ops('transfer/confirm', { orderNo: rejected, price: 29.9, reference: 'B2' })).code).toBe(200)
    expect((await ops('refund/start', { orderNo: paid, reason: '账号已注销' })).code).toBe(200)
    expect((await orderOf(paid)).state).toBe('refunded')
    await test.accounts.messages.send({ userId: buyer.id, title: '通知', content: '内容' })
    expect(await test.accounts.messages.countUnread(buyer.id)).toBe(0)
  })

  it('return a bank transfer that arrives later by hand', async () => {
    const { data } = await test.post<{ orderNo: string }>('/api/pay/buy/addIprCorporateTransferOrder', { productId: 2 }, headers)
    await closeOnly()
    const transfer = { orderNo: data.orderNo, price: 29.9, reference: 'B1' }
    expect((await test.post('/api/pay/ops/transfer/confirm', transfer, operator)).code).toBe(200)
    expect((await orderOf(data.orderNo)).state).toBe('cancelled')
    const sale = await test.post<{ refunds: object[] }>('/api/pay/ops/order/find', { orderNo: data.orderNo }, operator)
    expect(sale.data.refunds).toMatchObject([
      { channel: 'DGZZ', price: 29.9, state: 'pending', kind: 'surplus', reason: '账号已注销，退款' },
    ])
  })
})
