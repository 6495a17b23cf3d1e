import type { RawPicture } from '../decode/raw-picture.ts'

/** Red, green and blue. */
export type Rgb = readonly [number, number, number]
/** Left, top, right and bottom in pixels. */
export type Box = readonly [number, number, number, number]
/** A filled rectangle. */
export interface Shape {
  readonly box: Box
  readonly colour: Rgb
}

/** A picture of filled rectangles, one over the other. */
export function drawn(width: number, height: number, shapes: readonly Shape[], ground: Rgb = [255, 255, 255]): RawPicture {
  const pixels = new Uint8Array(width * height * 4)
  for (let i = 0; i < width * height; i++) pixels.set([...ground, 255], i * 4)
  for (const { box, colour } of shapes) {
    for (let y = Math.floor(box[1]); y < Math.min(height, box[3]); y++) {
      for (let x = Math.floor(box[0]); x < Math.min(width, box[2]); x++) pixels.set(colour, (y * width + x) * 4)
    }
  }
  return { width, height, pixels, source: { width, height } }
}
