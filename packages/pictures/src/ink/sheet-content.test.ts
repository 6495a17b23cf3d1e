import { expect, test } from 'vitest'
import type { RawPicture } from '../decode/raw-picture.ts'
import { drawn, type Rgb, type Shape } from '../testing/drawn-picture.ts'
import { composed } from './colour-picture.ts'
import { orientedPicture } from './oriented-picture.ts'
import { sheetContent } from './sheet-content.ts'

const DESK: Rgb = [90, 60, 40]
const PAPER: Shape = { box: [40, 45, 120, 115], colour: [240, 238, 230] }
const MARK: readonly Shape[] = [
  { box: [65, 70, 95, 76], colour: [200, 20, 20] },
  { box: [77, 70, 83, 92], colour: [200, 20, 20] },
]

/** As a photograph held askew, a third darker on the right. */
function photographed(shapes: readonly Shape[], degrees: number): RawPicture {
  const { width, height, pixels } = orientedPicture(composed(drawn(160, 160, shapes, DESK)), { degrees, mirrored: false })
  const lit = new Uint8Array(width * height * 4).fill(255)
  for (let i = 0; i < width * height; i++) {
    const light = 1 - (0.33 * (i % width)) / width
    for (let channel = 0; channel < 3; channel++) lit[i * 4 + channel] = pixels[i * 3 + channel]! * light
  }
  return { width, height, pixels: lit, source: { width, height } }
}

test.each([0, 8, 25])('what is printed on a sheet is found in a photograph turned by %i°', (degrees) => {
  const picture = photographed([PAPER, ...MARK], degrees)
  const { x, y, width, height } = sheetContent(picture)!.region
  // The mark is in the middle, of about 30 by 22 pixels, and the region has a small margin.
  expect(Math.abs((x + width / 2) * picture.width - picture.width / 2)).toBeLessThan(4)
  expect(Math.abs((y + height / 2) * picture.height - picture.height / 2)).toBeLessThan(4)
  expect(width * picture.width).toBeGreaterThan(28)
  expect(width * picture.width).toBeLessThan(50)
})

test.each([
  ['an empty sheet', photographed([PAPER], 8)],
  ['a mark without a sheet', photographed(MARK, 8)],
  ['nothing at all', photographed([], 0)],
  [
    'two sheets',
    photographed(
      [
        { ...PAPER, box: [10, 45, 70, 115] },
        { ...PAPER, box: [90, 45, 150, 115] },
        { box: [30, 70, 50, 90], colour: [0, 0, 0] },
      ],
      0,
    ),
  ],
  ['a fully transparent picture', { ...drawn(40, 40, []), pixels: new Uint8Array(40 * 40 * 4) }],
])('%s has none', (_name, picture) => {
  expect(sheetContent(picture)).toBeNull()
})
