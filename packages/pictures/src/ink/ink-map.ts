import { ringOf, type Box } from './box.ts'
import type { Colour, ColourPicture } from './colour-picture.ts'

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
export function inkMap(picture: ColourPicture, ground: Colour, region: Box): Float32Array {
  const { width, height } = picture
  const distances = new Float32Array(width * height)
  const histogram = new Int32Array(256)
  let different = 0
  for (let y = region.top; y < region.bottom; y++) {
    for (let i = y * width + region.left; i < y * width + region.right; i++) {
      const distance = distanceAt(picture, i, ground)
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
  return Math.sqrt(0.3 * (a[0] - b[0]) ** 2 + 0.5 * (a[1] - b[1]) ** 2 + 0.2 * (a[2] - b[2]) ** 2)
}

/** Distance of a pixel from a colour. */
export function distanceAt({ pixels }: ColourPicture, place: number, [red, green, blue]: Colour): number {
  const at = place * 3
  const [r, g, b] = [pixels[at]! - red, pixels[at + 1]! - green, pixels[at + 2]! - blue]
  return Math.sqrt(0.3 * r * r + 0.5 * g * g + 0.2 * b * b)
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
