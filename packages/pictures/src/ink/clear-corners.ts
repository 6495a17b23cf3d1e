import type { Box } from './box.ts'
import type { ColourPicture } from './colour-picture.ts'

/** A corner extends over colours whose channels differ from it by less than this in sum. */
const LIKE = 150
/** How far a corner may extend, horizontally plus vertically, as a share of the shorter side. */
const MAX_EXTENT = 0.35
/** Pixels around a corner, where it blends into the plate. */
const BLEND = 2
const MIN_INK = 0.25

/**
 * Clears ink in the corners of a box: what surrounds a plate with rounded corners is not part of the mark. A corner that extends further
 * is part of it.
 */
export function clearCorners(ink: Float32Array, picture: ColourPicture, box: Box): void {
  for (const x of [box.left, box.right - 1]) {
    for (const y of [box.top, box.bottom - 1]) {
      if (ink[y * picture.width + x]! <= MIN_INK) continue
      const corner = cornerFrom(picture, box, x, y)
      if (corner !== null) for (const place of corner) clearAround(ink, picture.width, box, place)
    }
  }
}

/** Places of the pixels like a corner that are connected with it; null if they extend too far. */
function cornerFrom(picture: ColourPicture, box: Box, cornerX: number, cornerY: number): number[] | null {
  const { width, pixels } = picture
  const maxExtent = MAX_EXTENT * Math.min(box.right - box.left, box.bottom - box.top)
  const start = cornerY * width + cornerX
  const seen = new Set([start])
  const places = [start]
  for (let next = 0; next < places.length; next++) {
    const [x, y] = [places[next]! % width, Math.floor(places[next]! / width)]
    if (Math.abs(x - cornerX) + Math.abs(y - cornerY) > maxExtent) return null
    for (const [toX, toY] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      const place = toY * width + toX
      if (toX < box.left || toX >= box.right || toY < box.top || toY >= box.bottom || seen.has(place)) continue
      if (differences(pixels, start, place) >= LIKE) continue
      seen.add(place)
      places.push(place)
    }
  }
  return places
}

function differences(pixels: Uint8Array, a: number, b: number): number {
  let sum = 0
  for (let channel = 0; channel < 3; channel++) sum += Math.abs(pixels[a * 3 + channel]! - pixels[b * 3 + channel]!)
  return sum
}

function clearAround(ink: Float32Array, width: number, box: Box, place: number): void {
  const [x, y] = [place % width, Math.floor(place / width)]
  for (let row = Math.max(box.top, y - BLEND); row < Math.min(box.bottom, y + BLEND + 1); row++) {
    ink.fill(0, row * width + Math.max(box.left, x - BLEND), row * width + Math.min(box.right, x + BLEND + 1))
  }
}
