import { randomInt } from 'node:crypto'
import { shanghaiClock } from '../payment/shanghai-clock.ts'
import type { SandboxMemory } from '../ports/sandbox-memory.ts'

/** An order at a simulated provider. */
export interface BookedOrder {
  readonly orderNo: string
  /** Cents. */
  readonly amount: number
  readonly description: string
  /** ms. */
  readonly expiresAt: number
  readonly notifyUrl: string
  readonly state: 'unpaid' | 'paid' | 'closed'
  readonly transaction: string
  /** ms; null unless paid. */
  readonly paidAt: number | null
  readonly refunds: readonly { readonly refundNo: string; readonly amount: number; readonly refundedAt: number }[]
}

/** The books of a simulated provider. */
export interface PaymentBook {
  /** Null if there is an order of this number with another amount. */
  open(order: Pick<BookedOrder, 'orderNo' | 'amount' | 'description' | 'expiresAt' | 'notifyUrl'>): Promise<BookedOrder | null>
  find(orderNo: string): Promise<BookedOrder | null>
  /** Null for an order that is paid; closes others. */
  close(order: BookedOrder): Promise<BookedOrder | null>
  /** Null for an order that cannot be paid any more; paying twice changes nothing. */
  pay(order: BookedOrder): Promise<BookedOrder | null>
  /** Null if more would be refunded than was paid; the same number changes nothing. */
  refund(order: BookedOrder, refund: { readonly refundNo: string; readonly amount: number }): Promise<BookedOrder | null>
  /** Orders with a movement of money on a day in Shanghai. */
  movedOn(day: string): Promise<readonly BookedOrder[]>
}

const SECONDS = 40 * 24 * 3_600

/** Books in the memory of sandboxes; `name` separates providers. */
export function paymentBook(memory: SandboxMemory, name: string, now: () => number): PaymentBook {
  const write = async (order: BookedOrder) => {
    await memory.put(`pay:${name}:${order.orderNo}`, JSON.stringify(order), SECONDS)
    return order
  }
  const dayKey = (time: number) => `pay-day:${name}:${shanghaiClock(time).slice(0, 10)}`
  const note = async (orderNo: string, time: number) => {
    const known = JSON.parse((await memory.read(dayKey(time))) ?? '[]') as string[]
    await memory.put(dayKey(time), JSON.stringify([...new Set([...known, orderNo])]), SECONDS)
  }
  const find = async (orderNo: string) => {
    const text = await memory.read(`pay:${name}:${orderNo}`)
    return text === null ? null : (JSON.parse(text) as BookedOrder)
  }
  return {
    find,
    async open(order) {
      const known = await find(order.orderNo)
      if (known !== null) return known.amount === order.amount ? known : null
      const day = shanghaiClock(now()).slice(0, 10).replaceAll('-', '')
      const transaction = `4200${day}${String(randomInt(1e12)).padStart(12, '0')}`
      return write({ ...order, state: 'unpaid', transaction, paidAt: null, refunds: [] })
    },
    close: async (order) => (order.state === 'paid' ? null : write({ ...order, state: 'closed' })),
    async pay(order) {
      if (order.state === 'paid') return order
      if (order.state === 'closed' || order.expiresAt <= now()) return null
      await note(order.orderNo, now())
      return write({ ...order, state: 'paid', paidAt: now() })
    },
    async refund(order, refund) {
      const known = order.refunds.find(({ refundNo }) => refundNo === refund.refundNo)
      if (known !== undefined) return known.amount === refund.amount ? order : null
      const refunded = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
      if (order.state !== 'paid' || refunded + refund.amount > order.amount) return null
      await note(order.orderNo, now())
      return write({ ...order, refunds: [...order.refunds, { ...refund, refundedAt: now() }] })
    },
    async movedOn(day) {
      const numbers = JSON.parse((await memory.read(`pay-day:${name}:${day}`)) ?? '[]') as string[]
      const found = await Promise.all(numbers.map(find))
      return found.filter((order) => order !== null)
    },
  }
}
