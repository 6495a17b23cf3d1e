import type { RawPicture } from '../decode/raw-picture.ts'

/** A picture without transparency. */
export interface ColourPicture {
  readonly width: number
  readonly height: number
  /** Red, green and blue, row by row. */
  readonly pixels: Uint8Array
}

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number]

/** Pixels below this alpha are transparent; with more than this share of them a picture has no ground of its own. */
const OPAQUE = 128
const TRANSPARENT_SHARE = 0.02
/** Mean luminance above which a picture is light: only on black does it remain visible. */
const LIGHT = 170

/** The picture on white, or on black if it is transparent and light. Grey ground would hide grey marks. */
export function composed({ width, height, pixels }: Pick<RawPicture, 'width' | 'height' | 'pixels'>): ColourPicture {
  const ground = isTransparentAndLight(pixels) ? 0 : 255
  const opaque = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    if (pixels[from + 3] === 255) {
      for (let channel = 0; channel < 3; channel++) opaque[to + channel] = pixels[from + channel]!
      continue
    }
    const alpha = pixels[from + 3]! / 255
    for (let channel = 0; channel < 3; channel++) opaque[to + channel] = Math.round(pixels[from + channel]! * alpha + ground * (1 - alpha))
  }
  return { width, height, pixels: opaque }
}

function isTransparentAndLight(pixels: Uint8Array): boolean {
  let [transparent, alphas, luminance] = [0, 0, 0]
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! < OPAQUE) transparent++
  if (transparent <= TRANSPARENT_SHARE * (pixels.length / 4)) return false
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!
    alphas += alpha
    luminance += alpha * luminanceOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)
  }
  return alphas > 0 && luminance / alphas > LIGHT
}

/** Luminance (Rec. 601) of a colour, in its unit. */
export function luminanceOf(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue
}
