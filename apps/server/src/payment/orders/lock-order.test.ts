import { Random } from '@gezhi/imports/demo'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { boughtProducts } from '../../accounts/products/bought-products.ts'
import { enterpriseMembers, enterprises } from '../../accounts/users/enterprises-table.ts'
import { users } from '../../accounts/users/users-table.ts'
import { Interleaving } from '../../testing/payments/interleaving.ts'
import { PRODUCTS } from '../../testing/payments/payment-world.ts'
import { openSteppedDatabase } from '../../testing/payments/stepped-database.ts'
import { orderStore } from './order-store.ts'
import { refundStore } from './refund-store.ts'
import { refunds as refundsTable } from './refunds-table.ts'

/** Orders in which the statements of two processes are tried. */
const ORDERS = 15
const NOW = Date.parse('2026-11-29T10:00:00+08:00')

describe('two purchases at once never wait for each other', async () => {
  let steps: Interleaving | undefined
  const open = async () => {
    const { database, locks, errors } = await openSteppedDatabase(() => steps)
    let clock = NOW
    const now = () => (clock += 1)
    const bought = boughtProducts(now)
    const orders = orderStore(database, bought, now)
    const refunds = refundStore(database, bought, now)
    let made = 0
    const account = async () => {
      made += 1
      const [user] = await database
        .insert(users)
        .values({ nick: `buyer${made}`, telephone: `139${String(made).padStart(8, '0')}`, createdAt: new Date(NOW) })
        .returning()
      return user!.id
    }
    const order = async (userId: string, productId: number) => {
      const product = PRODUCTS.find((one) => one.productId === productId)!
      return (await orders.create(userId, product, { payType: 'QR_CODE', reset: false }))!
    }
    const receive = ({ orderNo, amount }: { orderNo: string; amount: number }) =>
      orders.receive(orderNo, { channel: 'WX', reference: orderNo, amount, happenedAt: NOW })
    /** Runs two pieces of work in many orders of their statements. */
    const tryOrders = async (prepare: () => Promise<readonly (() => Promise<unknown>)[]>) => {
      for (let seed = 1; seed <= ORDERS; seed += 1) {
        steps = undefined
        const works = await prepare()
        steps = new Interleaving(new Random(seed), locks.count, () => {}, 0)
        const processes = await steps.run(
          works.map((work, number) => ({ name: `process ${number}`, work: async () => void (await work()) })),
        )
        expect([...errors, ...processes.flatMap(({ failure }) => failure ?? [])], `order ${seed}`).toEqual([])
      }
      steps = undefined
    }
    return { database, refunds, account, order, receive, tryOrders }
  }

  it('of packs of one account', async () => {
    const { account, order, receive, tryOrders } = await open()
    await tryOrders(async () => {
      const userId = await account()
      const made = [await order(userId, 3), await order(userId, 4)]
      return made.map((one) => () => receive(one))
    })
  })

  it('of seats, while others of the enterprise are refunded', async () => {
    const { database, refunds, account, order, receive, tryOrders } = await open()
    await tryOrders(async () => {
      const [userId, colleague] = [await account(), await account()]
      const [enterprise] = await database
        .insert(enterprises)
        .values({ createdAt: new Date(NOW) })
        .returning()
      await database.insert(enterpriseMembers).values([userId, colleague].map((one) => ({ userId: one, enterpriseId: enterprise!.id })))
      const first = await order(userId, 5)
      await receive(first)
      await refunds.start(first.orderNo, '误购')
      const second = await order(userId, 5)
      return [() => refunds.complete(`R${first.orderNo}1`, NOW), () => receive(second)]
    })
  })

  it('of two refunds of one order', async () => {
    const { database, refunds, account, order, receive, tryOrders } = await open()
    await tryOrders(async () => {
      const paid = await order(await account(), 1)
      await receive(paid)
      const [one, two] = [`R${paid.orderNo}1`, `R${paid.orderNo}2`]
      // The first was rejected, and is made after all while the second one is under way.
      await refunds.start(paid.orderNo, '误购', 30_000)
      await refunds.fail(one)
      await refunds.start(paid.orderNo, '误购', 20_000)
      await database.update(refundsTable).set({ state: 'pending' }).where(eq(refundsTable.refundNo, one))
      return [() => refunds.complete(one, NOW), () => refunds.fail(two)]
    })
  })
})
