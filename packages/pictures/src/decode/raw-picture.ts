/** A decoded picture, reduced or enlarged to `DECODED_SIDE` on the longer side. */
export interface RawPicture {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha (sRGB, not premultiplied), row by row. */
  readonly pixels: Uint8Array
  /** Size of the file's picture in pixels, upright. */
  readonly source: { readonly width: number; readonly height: number }
}

/** Pixels on the longer side of a decoded picture. */
export const DECODED_SIDE = 160
