import { expect, it } from 'vitest'
import { CENTRE, pointOnAxis, radarPoints } from './radar-points.ts'

it('puts the first axis upwards and the others clockwise, at a distance in proportion to the score', () => {
  const [up, right, down, left] = [0, 1, 2, 3].map((index) => pointOnAxis(index, 4, 100))
  expect([up!.x, down!.x, left!.y, right!.y]).toEqual([CENTRE.x, CENTRE.x, CENTRE.y, CENTRE.y])
  expect(up!.y).toBeLessThan(CENTRE.y)
  expect(right!.x).toBeGreaterThan(CENTRE.x)
  expect(CENTRE.y - pointOnAxis(0, 4, 50).y).toBe((CENTRE.y - up!.y) / 2)
  expect(radarPoints([0, 0, 0])).toBe(Array.from({ length: 3 }, () => `${CENTRE.x},${CENTRE.y}`).join(' '))
})
