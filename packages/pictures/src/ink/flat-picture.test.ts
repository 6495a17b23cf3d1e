import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RawPicture } from '../decode/raw-picture.ts'
import { drawn } from '../testing/drawn-picture.ts'
import { composed } from './colour-picture.ts'
import { areaAround, flatPicture } from './flat-picture.ts'
import { inkMap, plainGround, ringMedian } from './ink-map.ts'
import { inkBox } from './box.ts'
import { cornersOf, flatPoint, projectedPoint, type Point, type Quadrilateral } from './quadrilateral.ts'
import { sheetContent } from './sheet-content.ts'

/** A camera that looks at a sheet from the side: its right edge is shorter than its left one. */
const SEEN: Quadrilateral = [
  [0.2, 0.15],
  [0.8, 0.35],
  [0.75, 0.7],
  [0.15, 0.9],
]

/** The part of a picture within an area in shares, as it would be decoded by itself. */
function cut({ width, height, pixels, source }: RawPicture, [left, top, right, bottom]: readonly number[]): RawPicture {
  const size = { width: 160, height: 160 }
  const part = new Uint8Array(size.width * size.height * 4)
  for (let place = 0; place < size.width * size.height; place++) {
    const x = Math.floor((left! + ((place % 160) / 160) * (right! - left!)) * width)
    const y = Math.floor((top! + (Math.floor(place / 160) / 160) * (bottom! - top!)) * height)
    part.set(pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), place * 4)
  }
  return { ...size, pixels: part, source }
}

test('points of a projected square are found again', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, (x, y) => {
      const [u, v] = flatPoint(projectedPoint([x, y], SEEN), SEEN)
      expect(u).toBeCloseTo(x, 9)
      expect(v).toBeCloseTo(y, 9)
    }),
  )
})

test('corners are found of quadrilaterals, from the upper left one clockwise, and not of circles', () => {
  const grid = Array.from({ length: 41 * 41 }, (_, i): Point => [(i % 41) / 40, Math.floor(i / 41) / 40])
  const points = grid.map((point) => projectedPoint(point, SEEN)).map(([x, y]): Point => [x * 100, y * 100])
  const corners = cornersOf(points, 2900)!
  corners.forEach(([x, y], at) => expect([Math.round(x), Math.round(y)]).toEqual([SEEN[at]![0] * 100, SEEN[at]![1] * 100]))
  const circle = Array.from({ length: 90 }, (_, i): Point => [
    50 + 40 * Math.cos((i * Math.PI) / 45),
    50 + 40 * Math.sin((i * Math.PI) / 45),
  ])
  expect(cornersOf(circle, Math.PI * 40 * 40)).toBeNull()
})

test('what is printed on a sheet is seen straight on, whatever the angle of the camera', () => {
  const desk = drawn(160, 160, [], [90, 60, 40])
  const sheet = drawn(160, 160, [{ box: [50, 60, 110, 100], colour: [200, 20, 20] }], [240, 238, 230])
  for (let place = 0; place < 160 * 160; place++) {
    const [x, y] = flatPoint([((place % 160) + 0.5) / 160, (Math.floor(place / 160) + 0.5) / 160], SEEN)
    if (x < 0 || y < 0 || x >= 1 || y >= 1) continue
    const from = (Math.floor(y * 160) * 160 + Math.floor(x * 160)) * 4
    desk.pixels.set(sheet.pixels.subarray(from, from + 4), place * 4)
  }
  const { flat: region } = sheetContent(desk)!
  const flat = composed(flatPicture(cut(desk, areaAround(region!.corners)), region!))
  const all = { left: 0, top: 0, right: flat.width, bottom: flat.height }
  const ink = inkMap(flat, plainGround(ringMedian(flat, all)), all)
  const box = inkBox(ink, flat.width, all, 0)!
  let filled = 0
  for (let y = box.top; y < box.bottom; y++) for (let x = box.left; x < box.right; x++) filled += ink[y * flat.width + x]!
  // The mark is a rectangle again and fills its box but for soft edges; in the photograph it fills 0.68 of it.
  expect(filled / ((box.right - box.left) * (box.bottom - box.top))).toBeGreaterThan(0.85)
})
