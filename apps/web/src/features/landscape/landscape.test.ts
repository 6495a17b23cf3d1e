import { expect, it } from 'vitest'
import { contourLines } from './contours.ts'
import { countsByYear, readPoints, SCALE, type Points } from './read-points.ts'
import { movedBy, nearestPoint, toCanvas, toPlane, WHOLE, zoomedAt } from './scatter.ts'

/** A dense group in the upper left corner, one point far away. */
const count = 201
const points: Points = {
  count,
  places: Uint16Array.from({ length: count * 2 }, (_, i) => (i >= 400 ? 0.9 : 0.25 + ((i * 7) % 11) / 100) * SCALE),
  years: Uint16Array.from({ length: count }, (_, i) => (i === 0 ? 0 : 2000 + (i % 2))),
  hills: new Uint8Array(count),
}

it('reads points as the server packs them', () => {
  const bytes = new ArrayBuffer(4 + 2 * 7)
  const view = new DataView(bytes)
  view.setUint32(0, 2, true)
  for (const [i, value] of [10, 20, 30, 40, 1999, 2001].entries()) view.setUint16(4 + i * 2, value, true)
  view.setUint8(4 + 12 + 1, 5)
  const { places, years, hills } = readPoints(bytes)
  expect([[...places], [...years], [...hills]]).toEqual([
    [10, 30, 20, 40],
    [1999, 2001],
    [0, 5],
  ])
  expect(() => readPoints(new ArrayBuffer(2))).toThrow(RangeError)
})

it('counts the points of each year', () => {
  expect(countsByYear(points, 1999, 2002)).toEqual([0, 100, 100, 0])
})

it('draws contours around where points are dense', () => {
  const lines = contourLines(points, [1900, 2100])
  expect(lines).toHaveLength(5)
  const highest = lines.at(-1)!.segments
  expect(highest.length).toBeGreaterThan(0)
  expect(highest.every((value) => value > 0.15 && value < 0.45)).toBe(true)
  // Each line is closed: every end is the end of two segments.
  const ends = new Map<string, number>()
  for (let i = 0; i < highest.length; i += 2) {
    const key = `${highest[i]!.toFixed(5)} ${highest[i + 1]!.toFixed(5)}`
    ends.set(key, (ends.get(key) ?? 0) + 1)
  }
  expect([...new Set(ends.values())]).toEqual([2])
  expect(contourLines({ ...points, count: 0 }, [1900, 2100])).toEqual([])
})

it('converts between plane and canvas', () => {
  const view = { x: 0.3, y: 0.6, zoom: 2 }
  const [x, y] = toCanvas(view, 800, 600, 0.4, 0.5)
  expect([x, y]).toEqual([expect.closeTo(520), expect.closeTo(180)])
  expect(toPlane(view, 800, 600, x, y)).toEqual([expect.closeTo(0.4), expect.closeTo(0.5)])
})

it('enlarges around a place, which stays where it is', () => {
  const view = { x: 0.4, y: 0.5, zoom: 1 }
  const nearer = zoomedAt(view, 800, 600, 300, 250, 2)
  expect(nearer.zoom).toBe(2)
  expect(toPlane(nearer, 800, 600, 300, 250)).toEqual(toPlane(view, 800, 600, 300, 250).map((value) => expect.closeTo(value) as number))
  expect(zoomedAt(view, 800, 600, 300, 250, 1e9).zoom).toBe(40)
  expect(zoomedAt(view, 800, 600, 300, 250, 1e-9).zoom).toBe(WHOLE.zoom / 2)
})

it('moves with the pointer, and not out of the plane', () => {
  const view = { x: 0.4, y: 0.5, zoom: 2 }
  expect(movedBy(view, 800, 600, 120, -60)).toEqual({ x: expect.closeTo(0.3) as number, y: expect.closeTo(0.55) as number, zoom: 2 })
  expect(movedBy(view, 800, 600, 1e6, -1e6)).toEqual({ x: 0, y: 1, zoom: 2 })
})

it('finds the nearest shown point', () => {
  expect(nearestPoint(points, [2000, 2001], 0.9, 0.9, 0.05)).toBe(200)
  expect(nearestPoint(points, [2001, 2001], 0.9, 0.9, 0.05)).toBe(-1)
  expect(nearestPoint(points, [2000, 2001], 0.6, 0.6, 0.05)).toBe(-1)
})
