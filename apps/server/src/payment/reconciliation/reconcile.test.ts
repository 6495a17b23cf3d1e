import { GatewayError } from '@gezhi/gateways'
import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { aSession } from '../../testing/an-account.ts'
import { buy, pay, paymentGateways, sandboxOf } from '../../testing/a-payment.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { channelsOf } from '../gateway/channels.ts'
import { ledger } from '../orders/ledger-table.ts'
import { outbox } from '../orders/outbox-table.ts'
import { reconcileLastDays } from './reconcile.ts'
import { reconciliations } from './reconciliations-table.ts'

const DAY = 24 * 3_600_000
const clock = { now: Date.parse('2026-11-29T10:00:00+08:00') }
const outside = paymentGateways(clock)
const log = pino({ level: 'silent' })

describe('comparing the last days with the bills', async () => {
  const test = await buildTestApp({ gateways: outside, now: () => clock.now, settings: { GEZHI_ACCESS: 'membership' } })
  await test.service('payment').products.seed()
  const { settle, refunds, orders } = test.service('payment')
  const channels = channelsOf(outside)
  const { messages } = test.accounts
  const parts = { database: test.database, orders, refunds, channels, messages, mail: null, publicUrl: null, now: () => clock.now, log }
  const bookedOf = async (orderNo: string) =>
    (await test.database.select().from(ledger)).filter((row) => row.orderNo === orderNo).map(({ amount }) => amount)
  const heldBy = async (userId: string) => (await test.service('accounts').products.of(userId)).living.length
  const paidOrder = async (channel: 'WX' | 'ZFB') => {
    const { user, headers } = await aSession(test)
    const { orderNo } = (await buy(test, headers)).data
    await pay(test, outside, channel, orderNo)
    const told = async () => (await test.accounts.messages.show(user.id, { pageNo: 1, pageSize: 10 })).list.map(({ title }) => title)
    return { orderNo, told, stateOf: async () => (await orders.find(user.id, orderNo))!.state, held: () => heldBy(user.id) }
  }
  /** A provider that says the refund will not be made, and makes it. */
  const rejectNextRefund = (channel: 'WX' | 'ZFB') => {
    const gateway = sandboxOf(outside, channel)
    const { refund } = gateway
    vi.spyOn(gateway, 'refund').mockImplementationOnce(async (request) => {
      await refund(request)
      return { kind: 'failed' }
    })
  }

  it.each(['WX', 'ZFB'] as const)('books a refund that %s rejected and made after all, and takes the rights', async (channel) => {
    const { orderNo, stateOf, held, told } = await paidOrder(channel)
    rejectNextRefund(channel)
    await refunds.start(orderNo, '误购')
    await settle()
    expect([await stateOf(), await held(), await told()]).toEqual(['paid', 1, ['退款未成功']])
    clock.now += DAY
    await reconcileLastDays(parts)
    expect([await stateOf(), await held(), await bookedOf(orderNo)]).toEqual(['refunded', 0, [39_800, -39_800]])
    expect(await told()).toEqual(['退款已完成', '退款未成功'])
  })

  it('ends another refund that the rest of the payment is too small for', async () => {
    const { orderNo, stateOf } = await paidOrder('WX')
    rejectNextRefund('WX')
    await refunds.start(orderNo, '补偿', 30_000)
    await settle()
    const second = await refunds.start(orderNo, '误购')
    await settle()
    expect([second, await stateOf()]).toEqual([expect.objectContaining({ state: 'pending' }), 'refunding'])
    clock.now += DAY
    await reconcileLastDays(parts)
    await settle()
    expect([await stateOf(), await bookedOf(orderNo)]).toEqual(['paid', [39_800, -30_000]])
    const tasks = await test.database.select().from(outbox)
    expect(tasks.filter((task) => task.orderNo === orderNo && task.task === 'refund' && task.doneAt === null)).toEqual([])
    await refunds.start(orderNo, '误购')
    await settle()
    expect([await stateOf(), await bookedOf(orderNo)]).toEqual(['refunded', [39_800, -30_000, -9800]])
  })

  it('keeps an order in refunding while another refund can still be made', async () => {
    const { orderNo, stateOf } = await paidOrder('ZFB')
    rejectNextRefund('ZFB')
    await refunds.start(orderNo, '补偿', 10_000)
    await settle()
    const away = vi.spyOn(sandboxOf(outside, 'ZFB'), 'refund').mockResolvedValue({ kind: 'pending' })
    await refunds.start(orderNo, '补偿', 20_000)
    await settle()
    clock.now += DAY
    await reconcileLastDays(parts)
    expect([await stateOf(), await bookedOf(orderNo)]).toEqual(['refunding', [39_800, -10_000]])
    away.mockRestore()
    await settle()
    expect([await stateOf(), await bookedOf(orderNo)]).toEqual(['paid', [39_800, -10_000, -20_000]])
  })

  it('asks for seven days for the bill of a day that was not available, or not complete, and keeps what it corrected', async () => {
    const { headers } = await aSession(test)
    const { orderNo } = (await buy(test, headers)).data
    const gateway = sandboxOf(outside, 'WX')
    const day = new Date(clock.now + 8 * 3_600_000).toISOString().slice(0, 10)
    await test.post('/api/pay/order/cancellationOrder', { orderNo }, headers)
    // A clock that was a day ahead: the bill had nothing yet.
    clock.now += DAY
    await reconcileLastDays(parts)
    clock.now -= DAY
    expect(await gateway.provider.pay(orderNo)).toBe(true)
    const away = vi.spyOn(gateway, 'bill').mockRejectedValue(new GatewayError({ gateway: 'weChatPay', adapter: 'weChatPay' }, 'timeout'))
    clock.now += DAY
    await reconcileLastDays(parts)
    expect(await bookedOf(orderNo)).toEqual([])
    away.mockRestore()
    clock.now += 6 * DAY
    await reconcileLastDays(parts)
    expect(await bookedOf(orderNo)).toEqual([39_800])
    clock.now += DAY
    await reconcileLastDays(parts)
    const rows = await test.database.select().from(reconciliations)
    expect(rows.find((row) => row.channel === 'WX' && row.day === day)!.corrected).toBeGreaterThan(0)
  })
})
