import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RawPicture } from '../decode/raw-picture.ts'
import { composed } from '../ink/colour-picture.ts'
import { orientedPicture, uprightPoint } from '../ink/oriented-picture.ts'
import { COLOUR_DIMENSIONS, SHAPE_DIMENSIONS, type LikeRegion, type Orientation, type PictureView } from '../picture-model.ts'
import { SEARCHED_ORIENTATIONS } from '../score/orientations.ts'
import { cosine } from '../score/view-score.ts'
import { drawn, type Box, type Rgb, type Shape } from '../testing/drawn-picture.ts'
import { builtInModel } from './built-in-model.ts'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const BLUE: Rgb = [20, 40, 200]
/** A shape without any symmetry. */
const GLYPH: readonly Shape[] = [
  { box: [40, 30, 56, 130], colour: BLACK },
  { box: [40, 114, 110, 130], colour: BLACK },
  { box: [56, 60, 90, 72], colour: BLACK },
]
const SIDE = fc.integer({ min: 0, max: 40 })
const BYTE = fc.integer({ min: 0, max: 255 })

const model = builtInModel()

describe('views', () => {
  test('a plain mark has one view around its ink', () => {
    const [whole, ...others] = marks(
      drawn(160, 160, [
        { box: [40, 60, 80, 120], colour: BLUE },
        { box: [80, 60, 120, 80], colour: BLUE },
      ]),
    )
    expect(others).toEqual([])
    expect(whole).toMatchObject({ view: 'whole', orientation: null, box: [64, 96, 191, 191] })
    expect([whole!.shape.length, whole!.colour.length]).toEqual([SHAPE_DIMENSIONS, COLOUR_DIMENSIONS])
  })

  test('a mark on a plate is also described without it', () => {
    const views = marks(
      drawn(160, 160, [
        { box: [20, 20, 140, 140], colour: BLUE },
        { box: [60, 50, 70, 110], colour: WHITE },
        { box: [60, 100, 110, 110], colour: WHITE },
      ]),
    )
    const bare = marks(
      drawn(160, 160, [
        { box: [60, 50, 70, 110], colour: BLACK },
        { box: [60, 100, 110, 110], colour: BLACK },
      ]),
    )
    expect(views.at(-1)!.view).toBe('peeled')
    expect(cosine(views.at(-1)!.shape, bare[0]!.shape, 0)).toBeGreaterThan(0.99)
  })

  test('a mark on a tilted plate, as in a photograph, is also described without it', () => {
    const glyph = GLYPH.map(({ box }) => ({ box, colour: WHITE }))
    const upright = drawn(160, 160, [{ box: [15, 10, 145, 150], colour: BLUE }, ...glyph])
    const views = marks(tilted(upright, 4))
    expect(views.map(({ view }) => view)).toContain('peeled')
    expect(cosine(views.at(-1)!.shape, marks(tilted(drawn(160, 160, GLYPH), 4))[0]!.shape, 0)).toBeGreaterThan(0.95)
  })

  test('a mark in a frame is also described without it', () => {
    const views = marks(drawn(160, 160, [{ box: [10, 10, 150, 150], colour: BLACK }, { box: [18, 18, 142, 142], colour: WHITE }, ...GLYPH]))
    expect(views.map(({ view }) => view)).toEqual(['whole', 'peeled'])
    expect(cosine(views[1]!.shape, marks(drawn(160, 160, GLYPH))[0]!.shape, 0)).toBeGreaterThan(0.99)
  })

  test('parts that empty strips separate have views of their own; drawings have windows', () => {
    const picture = drawn(160, 80, [
      ...GLYPH.map(({ box, colour }) => ({ box: halved(box), colour })),
      { box: [90, 20, 150, 60], colour: BLUE },
      { box: [100, 30, 140, 50], colour: WHITE },
    ])
    expect(marks(picture).map(({ view }) => view)).toEqual(['whole', 'part', 'part'])
    const [whole, ...windows] = model.describe(picture, 'drawing', { parts: true })
    expect(whole!.view).toBe('whole')
    expect(new Set(windows.map(({ view }) => view))).toEqual(new Set(['part']))
    expect(model.describe(picture, 'drawing', { parts: false }).map(({ view }) => view)).toEqual(['whole'])
    expect(model.describe(picture, 'mark', { parts: false }).map(({ view }) => view)).toEqual(['whole'])
  })

  test.each([
    ['one colour', drawn(160, 160, [])],
    ['a full plate', drawn(160, 160, [{ box: [20, 20, 140, 140], colour: BLACK }])],
    ['fully transparent', { ...drawn(160, 160, []), pixels: new Uint8Array(160 * 160 * 4) }],
  ])('blank pictures have none: %s', (_name, picture) => {
    expect(marks(picture)).toEqual([])
  })
})

describe('a mark resembles', () => {
  const original = marks(drawn(160, 160, GLYPH))[0]!
  test.each([
    [
      'its negative',
      drawn(
        160,
        160,
        GLYPH.map(({ box }) => ({ box, colour: WHITE })),
        BLACK,
      ),
    ],
    [
      'itself in another colour',
      drawn(
        160,
        160,
        GLYPH.map(({ box }) => ({ box, colour: BLUE })),
      ),
    ],
    [
      'itself with a margin',
      drawn(
        160,
        100,
        GLYPH.map(({ box }) => ({ box: halved(box), colour: BLACK })),
      ),
    ],
    ['itself under uneven light', unevenlyLit(drawn(160, 160, GLYPH))],
    ['itself on transparent ground', transparent(drawn(160, 160, GLYPH))],
    [
      'itself, white on transparent ground',
      transparent(
        drawn(
          160,
          160,
          GLYPH.map(({ box }) => ({ box, colour: WHITE })),
          BLACK,
        ),
        0,
      ),
    ],
  ])('%s', (_name, picture) => {
    expect(cosine(marks(picture)[0]!.shape, original.shape, 0)).toBeGreaterThan(0.97)
  })

  test.each<Orientation>([
    { degrees: 90, mirrored: false },
    { degrees: 180, mirrored: false },
    { degrees: 270, mirrored: true },
    { degrees: 0, mirrored: true },
  ])('itself in another orientation, once that is described: %o', (orientation) => {
    const turned = oriented(drawn(160, 160, GLYPH), orientation)
    // Turned back: a mirror image is its own inverse.
    const back = orientation.mirrored ? orientation : { degrees: 360 - orientation.degrees, mirrored: false }
    const views = model.describe(turned, 'mark', { parts: false, orientations: [back] })
    expect(views.map((view) => view.orientation)).toEqual([null, back])
    expect(cosine(views[0]!.shape, original.shape, 0)).toBeLessThan(0.9)
    expect(cosine(views[1]!.shape, original.shape, 0)).toBeGreaterThan(0.999)
    expect(views[1]!.box).toEqual(views[0]!.box)
  })
})

test('ends between two orientations when its checkpoint throws', () => {
  let described = 0
  const checkpoint = () => {
    if (++described === 3) throw new Error('cancelled')
  }
  expect(() => model.describe(drawn(160, 160, GLYPH), 'mark', { parts: true, orientations: SEARCHED_ORIENTATIONS, checkpoint })).toThrow(
    'cancelled',
  )
  expect(described).toBe(3)
})

test('any pixels give vectors of length 1 or none at all', () => {
  const picture = fc.record({
    width: fc.integer({ min: 8, max: 40 }),
    height: fc.integer({ min: 8, max: 40 }),
    seed: fc.integer(),
    boxes: fc.array(fc.record({ box: fc.tuple(SIDE, SIDE, SIDE, SIDE), colour: fc.tuple(BYTE, BYTE, BYTE) }), { maxLength: 5 }),
  })
  fc.assert(
    fc.property(picture, fc.constantFrom('mark' as const, 'drawing' as const), ({ width, height, boxes }, kind) => {
      for (const view of model.describe(drawn(width, height, boxes), kind, {
        parts: true,
        orientations: [{ degrees: 20, mirrored: true }],
      })) {
        expect(Math.abs(Math.hypot(...view.shape) - 400)).toBeLessThan(120)
        expect(Math.hypot(...view.colour)).toBeGreaterThan(100)
        expect(view.box[0] < view.box[2] && view.box[1] < view.box[3]).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})

test('cells of two pictures agree where both have the same lines', () => {
  const bar: Shape = { box: [20, 20, 140, 40], colour: BLACK }
  const [a, b] = [
    drawn(160, 160, [bar, { box: [20, 120, 60, 140], colour: BLACK }]),
    drawn(160, 160, [bar, { box: [100, 120, 140, 140], colour: BLACK }]),
  ]
  const { cells, box, area } = model.explain(a, b, 'drawing', null)!.a
  const sumOf = (rows: readonly number[]): number =>
    rows.reduce((sum, row) => sum + cells.slice(row * 8, row * 8 + 8).reduce((total, value) => total + value, 0), 0)
  expect(box).toEqual([32, 32, 223, 223])
  // 88 of 96 pixels of the frame are those of the box.
  expect(area.map((edge) => edge.toFixed(3))).toEqual(['0.091', '0.091', '0.909', '0.909'])
  expect(Math.max(...cells)).toBe(1)
  expect(sumOf([0, 1])).toBeGreaterThan(5 * sumOf([6, 7]))
  expect(model.explain(a, drawn(160, 160, []), 'drawing', null)).toBeNull()
})

test.each<Orientation>([
  { degrees: 90, mirrored: false },
  { degrees: 180, mirrored: true },
  { degrees: 270, mirrored: true },
])('cells of a turned picture are those of its upright one: %o', (orientation) => {
  // The same lines at one side only, which the other picture has upright.
  const picture = drawn(160, 160, [...GLYPH, { box: [120, 20, 140, 40], colour: BLUE }])
  const turned = oriented(picture, orientation)
  const back = orientation.mirrored ? orientation : { degrees: 360 - orientation.degrees, mirrored: false }
  const { a, b } = model.explain(turned, picture, 'mark', back)!
  const described = model.describe(turned, 'mark', { parts: true })
  expect(described.map(({ box }) => box)).toContainEqual(a.box)
  const cellAt = (area: LikeRegion['area'], x: number, y: number): number =>
    Math.floor((8 * (y - area[1])) / (area[3] - area[1])) * 8 + Math.floor((8 * (x - area[0])) / (area[2] - area[0]))
  for (const [x, y] of [
    [48, 40],
    [100, 122],
    [130, 30],
  ] as const) {
    const [toX, toY] = uprightPoint([x / 160, y / 160], { width: 160, height: 160 }, back)
    expect(a.cells[cellAt(a.area, toX, toY)]).toBeCloseTo(b.cells[cellAt(b.area, x / 160, y / 160)]!, 5)
  }
})

function marks(picture: RawPicture): PictureView[] {
  return model.describe(picture, 'mark', { parts: true })
}

/** A quarter darker on the right, a tenth at the bottom. */
function unevenlyLit(picture: RawPicture): RawPicture {
  const pixels = picture.pixels.map((value, i) => {
    const [x, y] = [((i >> 2) % picture.width) / picture.width, Math.floor((i >> 2) / picture.width) / picture.height]
    return i % 4 === 3 ? value : value * (1 - 0.25 * x - 0.1 * y)
  })
  return { ...picture, pixels }
}

/** The same picture with transparent pixels instead of those whose red channel has a value. */
function transparent(picture: RawPicture, red = 255): RawPicture {
  const pixels = picture.pixels.slice()
  for (let i = 0; i < pixels.length; i += 4) if (pixels[i] === red) pixels[i + 3] = 0
  return { ...picture, pixels }
}

/** A square picture mirrored, then turned clockwise by quarters. */
function oriented(picture: RawPicture, { degrees, mirrored }: Orientation): RawPicture {
  const side = picture.width
  let pixels = picture.pixels
  const moved = (place: (x: number, y: number) => number): Uint8Array => {
    const target = new Uint8Array(pixels.length)
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) target.set(pixels.subarray((y * side + x) * 4, (y * side + x) * 4 + 4), place(x, y) * 4)
    return target
  }
  if (mirrored) pixels = moved((x, y) => y * side + side - 1 - x)
  for (let quarters = degrees / 90; quarters > 0; quarters--) pixels = moved((x, y) => x * side + side - 1 - y)
  return { ...picture, pixels }
}

function tilted(picture: RawPicture, degrees: number): RawPicture {
  const { width, height, pixels } = orientedPicture(composed(picture), { degrees, mirrored: false })
  const opaque = new Uint8Array(width * height * 4).fill(255)
  for (let i = 0; i < width * height; i++) opaque.set(pixels.subarray(i * 3, i * 3 + 3), i * 4)
  return { width, height, pixels: opaque, source: { width, height } }
}

function halved([left, top, right, bottom]: Box): Box {
  return [left / 2, top / 2, right / 2, bottom / 2]
}
