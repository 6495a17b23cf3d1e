import { describe, expect, test } from 'vitest'
import type { PaymentGateway } from '../ports/payment-gateway.ts'
import type { PaymentProvider } from '../sandbox/payment-provider.ts'
import { rejectionOf } from './rejection-of.ts'

/** A gateway with the simulated provider it talks to; `clock` is the time of both. */
export interface TestedPayment {
  readonly gateway: PaymentGateway
  readonly provider: PaymentProvider
  readonly clock: { now: number }
}

/** The contract of payment gateways. */
export function describePaymentGateway(name: string, open: () => Promise<TestedPayment>): void {
  describe(`payment by ${name}`, () => {
    let count = 0
    const orderOf = ({ now }: { now: number }) => ({
      orderNo: `20260101000000${String((count += 1)).padStart(10, '0')}`,
      amount: 39_800,
      description: '年卡',
      expiresAt: now + 30 * 60_000,
      notifyUrl: 'https://gezhi.example.com/callback',
    })
    const paidOrder = async ({ gateway, provider, clock }: TestedPayment) => {
      const order = orderOf(clock)
      await gateway.createCode(order)
      expect(await provider.pay(order.orderNo)).toBe(true)
      const payment = (await gateway.readCallback((await provider.callback(order.orderNo))!))!
      return { order, payment }
    }

    test('an order has one code, however often it is requested, and is found unpaid', async () => {
      const { gateway, clock } = await open()
      const order = orderOf(clock)
      const code = await gateway.createCode(order)
      expect(await gateway.createCode(order)).toBe(code)
      expect(await gateway.query(order.orderNo)).toEqual({ kind: 'unpaid' })
      expect(await gateway.query('20260101000000999999999')).toEqual({ kind: 'unknown' })
    })

    test('a payment is proven by the notification, twice the same, and by the query', async () => {
      const tested = await open()
      const { order, payment } = await paidOrder(tested)
      expect(payment).toMatchObject({ orderNo: order.orderNo, amount: 39_800 })
      // Providers give seconds.
      expect(Math.abs(payment.paidAt - tested.clock.now)).toBeLessThan(1000)
      const { gateway, provider } = tested
      expect(await gateway.readCallback((await provider.callback(order.orderNo))!)).toEqual(payment)
      expect(await gateway.query(order.orderNo)).toEqual({ kind: 'paid', payment })
    })

    test('a notification with another signature or for another merchant is rejected; another amount is returned as it is', async () => {
      const tested = await open()
      const { order } = await paidOrder(tested)
      const { gateway, provider } = tested
      for (const lie of ['wrongSignature', 'wrongMerchant'] as const) {
        const error = await rejectionOf(gateway.readCallback((await provider.callback(order.orderNo, lie))!), () => [])
        expect(error, lie).toMatchObject({ issue: 'credential' })
      }
      expect(await gateway.readCallback((await provider.callback(order.orderNo, 'wrongAmount'))!)).toMatchObject({ amount: 1 })
      const { headers, body } = (await provider.callback(order.orderNo))!
      for (const other of [`${body.slice(0, 20)}_${body.slice(21)}`, '', '{}', '\u0000'])
        expect(await rejectionOf(gateway.readCallback({ headers, body: other }), () => []), other).toMatchObject({ issue: 'credential' })
      expect(await rejectionOf(gateway.readCallback({ headers: {}, body: '' }), () => [])).toMatchObject({ issue: 'credential' })
    })

    test('a closed order cannot be paid, a paid one not be closed; an unknown one counts as closed', async () => {
      const tested = await open()
      const { gateway, provider, clock } = tested
      const order = orderOf(clock)
      await gateway.createCode(order)
      expect(await gateway.close(order.orderNo)).toBe('done')
      expect(await provider.pay(order.orderNo)).toBe(false)
      expect(await gateway.query(order.orderNo)).toEqual({ kind: 'closed' })
      const paid = await paidOrder(tested)
      expect(await gateway.close(paid.order.orderNo)).toBe('paid')
      expect(await gateway.close('20260101000000999999999')).toBe('done')
    })

    test('a payment is refunded in part and whole; a repeated refund moves no money; too much is rejected', async () => {
      const tested = await open()
      const { order, payment } = await paidOrder(tested)
      const request = (counter: number, amount: number) => ({
        orderNo: order.orderNo,
        transaction: payment.transaction,
        refundNo: `R${order.orderNo}${counter}`,
        amount,
        total: order.amount,
        reason: '退款',
      })
      const { gateway } = tested
      const first = await gateway.refund(request(1, 10_001))
      expect(first).toMatchObject({ kind: 'succeeded' })
      expect(await gateway.refund(request(1, 10_001))).toEqual(first)
      await rejectionOf(gateway.refund(request(2, 39_800)), () => [])
      expect(await gateway.query(order.orderNo)).toEqual({ kind: 'paid', payment })
      expect(await gateway.refund(request(3, 29_799))).toMatchObject({ kind: 'succeeded' })
      expect(await gateway.query(order.orderNo)).toEqual({ kind: 'paid', payment })
    })

    test('the bill of a day has its payments and refunds, and nothing of a day without any', async () => {
      const tested = await open()
      const { order, payment } = await paidOrder(tested)
      const { gateway, clock } = tested
      const [refundNo, { transaction }] = [`R${order.orderNo}1`, payment]
      await gateway.refund({ orderNo: order.orderNo, transaction, refundNo, amount: 5, total: order.amount, reason: '' })
      const day = new Date(clock.now + 8 * 3_600_000).toISOString().slice(0, 10)
      const own = (await gateway.bill(day)).filter(({ orderNo }) => orderNo === order.orderNo)
      const happenedAt = Math.floor(clock.now / 1000) * 1000
      expect(own).toEqual([
        { kind: 'payment', orderNo: order.orderNo, transaction, refundNo: null, amount: 39_800, happenedAt },
        { kind: 'refund', orderNo: order.orderNo, transaction, refundNo, amount: 5, happenedAt },
      ])
      expect(await gateway.bill('2020-01-01')).toEqual([])
    })
  })
}
