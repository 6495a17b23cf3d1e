import type { Box } from '../ink/box.ts'
import { luminanceOf, type ColourPicture } from '../ink/colour-picture.ts'
import { normalized, rootNormalized } from './histogram-block.ts'

const BINS = 4
const LAYOUT = 5

/**
 * The colours of a box: a histogram of 4 × 4 × 4 interpolated bins weighted by ink, then the mean luminance and colour differences of 5 × 5
 * cells.
 */
export function colourBlock(picture: ColourPicture, ink: Float32Array, box: Box): Float32Array {
  const histogram = new Float32Array(BINS ** 3)
  const layout = new Float32Array(LAYOUT * LAYOUT * 3)
  const counts = new Float32Array(LAYOUT * LAYOUT)
  for (let y = box.top; y < box.bottom; y++) {
    const row = Math.floor(((y - box.top) * LAYOUT) / (box.bottom - box.top))
    for (let x = box.left; x < box.right; x++) {
      const at = y * picture.width + x
      const [red, green, blue] = [picture.pixels[at * 3]! / 255, picture.pixels[at * 3 + 1]! / 255, picture.pixels[at * 3 + 2]! / 255]
      if (ink[at]! > 0) addColour(histogram, red, green, blue, ink[at]!)
      const cell = row * LAYOUT + Math.floor(((x - box.left) * LAYOUT) / (box.right - box.left))
      const luminance = luminanceOf(red, green, blue)
      layout[cell * 3]! += luminance
      layout[cell * 3 + 1]! += blue - luminance
      layout[cell * 3 + 2]! += red - luminance
      counts[cell]!++
    }
  }
  for (let i = 0; i < layout.length; i++) layout[i]! /= Math.max(1, counts[Math.floor(i / 3)]!)
  return Float32Array.of(...rootNormalized(histogram), ...normalized(layout))
}

/** Adds a colour to the eight nearest bins. */
function addColour(histogram: Float32Array, red: number, green: number, blue: number, weight: number): void {
  const [r, g, b] = [red * (BINS - 1), green * (BINS - 1), blue * (BINS - 1)]
  const [r0, g0, b0] = [Math.min(BINS - 2, Math.floor(r)), Math.min(BINS - 2, Math.floor(g)), Math.min(BINS - 2, Math.floor(b))]
  for (let corner = 0; corner < 8; corner++) {
    const [i, j, k] = [corner & 1, (corner >> 1) & 1, corner >> 2]
    const share = (i === 1 ? r - r0 : 1 - (r - r0)) * (j === 1 ? g - g0 : 1 - (g - g0)) * (k === 1 ? b - b0 : 1 - (b - b0))
    histogram[((r0 + i) * BINS + g0 + j) * BINS + b0 + k]! += weight * share
  }
}
