import { expect, test } from 'vitest'
import { countdownOf, leadingUnit } from './countdown.ts'

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

test('activity.05: days above 1 day, hours above 1 hour, minutes above 1 minute, then seconds', () => {
  const units = [DAY + 1, DAY, HOUR + 1, HOUR, MINUTE + 1, MINUTE, 0].map((left) => leadingUnit(left))
  expect(units).toEqual([
    { unit: 'days', count: 1 },
    { unit: 'hours', count: 24 },
    { unit: 'hours', count: 1 },
    { unit: 'minutes', count: 60 },
    { unit: 'minutes', count: 1 },
    { unit: 'seconds', count: 60 },
    { unit: 'seconds', count: 0 },
  ])
})

test('the remaining time is given in whole days, hours, minutes and seconds', () => {
  const counts = (left: number) => countdownOf(left).map(({ count }) => count)
  expect(counts(2 * DAY + 3 * HOUR + 4 * MINUTE + 5 * SECOND + 999)).toEqual([2, 3, 4, 5])
  expect([counts(DAY - 1), counts(-5)]).toEqual([
    [0, 23, 59, 59],
    [0, 0, 0, 0],
  ])
})
