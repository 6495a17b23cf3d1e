import { expect, test } from 'vitest'
import { mapTicks, nearestHit } from './map-ticks.ts'

const hit = (at: number, color = '1') => ({ at, color })

test('marks of one colour on one step are one tick, other colours beside it', () => {
  expect(mapTicks([hit(0.101), hit(0.109), hit(0.109, '2'), hit(0.5), hit(1)], 100)).toEqual([hit(0.1), hit(0.1, '2'), hit(0.5), hit(0.99)])
})

test('a click on the map means the nearest hit', () => {
  expect(nearestHit([hit(0.1), hit(0.5), hit(0.9)], 0.6)).toBe(1)
  expect(nearestHit([], 0.6)).toBe(-1)
})
