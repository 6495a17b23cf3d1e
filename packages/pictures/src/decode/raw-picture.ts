/** A decoded picture, reduced or enlarged to `DECODED_SIDE` on the longer side. */
export interface RawPicture {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha (sRGB, not premultiplied), row by row. */
  readonly pixels: Uint8Array
  /** Size of the file's picture in pixels, upright. */
  readonly source: { readonly width: number; readonly height: number }
  /** The same picture with `DETAILED_SIDE` pixels on the longer side, from which parts of drawings are described; only where it was requested. */
  readonly detail?: { readonly width: number; readonly height: number; readonly pixels: Uint8Array }
}

/** Pixels on the longer side of a decoded picture. */
export const DECODED_SIDE = 160
/** Pixels on the longer side where parts of drawings are described: a crop of half a drawing, decoded by itself, has no more lines. */
export const DETAILED_SIDE = 2 * DECODED_SIDE
