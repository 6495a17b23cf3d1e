import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { anAccount } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { boughtProducts, type Period } from './bought-products.ts'
import { userProducts } from './user-products-table.ts'

const DAY = 24 * 3_600_000
const keepLength = ({ start, end }: Period, movedTo: number) => movedTo + end.getTime() - start.getTime()
const START = Date.parse('2027-03-01T12:00:00+08:00')

it('keeps memberships one after the other when one is taken back beside one that was taken back before it began', async () => {
  const clock = { now: START }
  const test = await buildTestApp({ now: () => clock.now })
  const { id: userId } = await anAccount(test)
  // The third was taken back before it began: the second one has its place.
  const days = [
    ['first', 0, 7],
    ['second', 7, 14],
    ['taken back', 7, 7],
    ['third', 14, 21],
  ] as const
  const at = (day: number) => new Date(START + day * DAY)
  for (const [source, start, end] of days)
    await test.database
      .insert(userProducts)
      .values({ userId, source, productName: '周卡', kind: 'VIP', startTime: at(start), endTime: at(end) })
  clock.now += 8 * DAY
  await test.database.transaction((transaction) => boughtProducts(() => clock.now).revoke(transaction, 'first', keepLength))
  const rows = await test.database.select().from(userProducts).where(eq(userProducts.userId, userId)).orderBy(asc(userProducts.startTime))
  expect(
    rows.filter(({ source }) => source !== 'taken back').map(({ source, startTime, endTime }) => [source, startTime, endTime]),
  ).toEqual([
    ['first', at(0), at(7)],
    ['second', at(7), at(14)],
    ['third', at(14), at(21)],
  ])
})
