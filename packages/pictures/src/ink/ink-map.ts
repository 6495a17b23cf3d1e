import { ringOf, type Box } from './box.ts'
import type { Colour, ColourPicture } from './colour-picture.ts'

/** The ground of a picture: its colour in the middle, and how it changes from the left to the right and from the top to the bottom. */
export interface Ground {
  readonly colour: Colour
  readonly across: Colour
  readonly down: Colour
}

const NO_CHANGE: Colour = [0, 0, 0]
/** Opposite sides of a photographed sheet differ by less than this; sides that differ more are parts of the picture. */
const MAX_SHADE = 70

/** Ground of one colour. */
export function plainGround(colour: Colour): Ground {
  return { colour, across: NO_CHANGE, down: NO_CHANGE }
}

/** The ground of a whole picture by its edges, with the shade of uneven light. */
export function shadedGround(picture: ColourPicture): Ground {
  const { width, height } = picture
  const side = (box: Partial<Box>): Colour => ringMedian(picture, { left: 0, top: 0, right: width, bottom: height, ...box })
  const change = (from: Colour, to: Colour): Colour =>
    colourDistance(from, to) > MAX_SHADE ? NO_CHANGE : [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  return {
    colour: side({}),
    across: change(side({ right: 1 }), side({ left: width - 1 })),
    down: change(side({ bottom: 1 }), side({ top: height - 1 })),
  }
}

/** Distances from the ground up to this one are noise. */
const NOISE = 8
/** Distances of pixels that certainly differ from the ground. */
const DIFFERENT = 12
/** The distance of full ink: this percentile of the different pixels, and no less than the minimum. */
const FULL_PERCENTILE = 0.8
const MIN_FULL = 24

/**
 * How much each pixel of a region differs from the ground, from 0 to 1; 0 outside. A mark and its negative have the same ink, and recoloured
 * ones nearly the same.
 */
export function inkMap(picture: ColourPicture, ground: Ground, region: Box): Float32Array {
  const { width, height } = picture
  const distances = new Float32Array(width * height)
  const histogram = new Int32Array(256)
  let different = 0
  for (let y = region.top; y < region.bottom; y++) {
    for (let x = region.left; x < region.right; x++) {
      const i = y * width + x
      const distance = groundDistance(picture, i, ground, x / width - 0.5, y / height - 0.5)
      distances[i] = distance
      if (distance <= DIFFERENT) continue
      histogram[Math.min(255, Math.round(distance))]!++
      different++
    }
  }
  const full = Math.max(MIN_FULL, percentileOf(histogram, different * FULL_PERCENTILE))
  for (let i = 0; i < distances.length; i++) distances[i] = Math.min(1, Math.max(0, (distances[i]! - NOISE) / (full - NOISE)))
  return distances
}

/** Distance of two colours, from 0 to 255. */
export function colourDistance(a: Colour, b: Colour): number {
  return weightedLength(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Distance of a pixel from a colour. */
export function distanceAt({ pixels }: ColourPicture, place: number, [red, green, blue]: Colour): number {
  const at = place * 3
  return weightedLength(pixels[at]! - red, pixels[at + 1]! - green, pixels[at + 2]! - blue)
}

/** Distance of a pixel from the ground at its place; x and y from -0.5 to 0.5. Without arrays: it is called for every pixel. */
export function groundDistance({ pixels }: ColourPicture, place: number, { colour, across, down }: Ground, x: number, y: number): number {
  const at = place * 3
  return weightedLength(
    pixels[at]! - colour[0] - across[0] * x - down[0] * y,
    pixels[at + 1]! - colour[1] - across[1] * x - down[1] * y,
    pixels[at + 2]! - colour[2] - across[2] * x - down[2] * y,
  )
}

function weightedLength(red: number, green: number, blue: number): number {
  return Math.sqrt(0.3 * red * red + 0.5 * green * green + 0.2 * blue * blue)
}

/** The median of each channel in a ring one pixel wide along the edges of a box. */
export function ringMedian(picture: ColourPicture, box: Box): Colour {
  const ring = ringOf(box, picture.width, 1)
  return [0, 1, 2].map((channel) => medianOf(picture, ring, channel)) as [number, number, number]
}

function medianOf({ pixels }: ColourPicture, places: Int32Array, channel: number): number {
  const histogram = new Int32Array(256)
  for (const place of places) histogram[pixels[place * 3 + channel]!]!++
  return percentileOf(histogram, places.length / 2)
}

/** The first value at which the counts reach a sum. */
function percentileOf(histogram: Int32Array, sum: number): number {
  let [value, count] = [0, histogram[0]!]
  while (count < sum && value < 255) count += histogram[++value]!
  return value
}
