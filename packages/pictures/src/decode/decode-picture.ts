import sharp, { type Sharp } from 'sharp'
import { PictureError } from './picture-error.ts'
import { isAnimated, pictureFormat } from './picture-format.ts'
import { DECODED_SIDE, DETAILED_SIDE, type RawPicture } from './raw-picture.ts'

/** What a picture may need: bytes of its file, pixels, pixels of its shorter side, seconds of decoding. */
export const PICTURE_LIMITS = { bytes: 5_000_000, pixels: 25_000_000, side: 8, seconds: 5 } as const

export interface DecodeOptions {
  /** Decodes what is left of damaged files (imports of pictures nobody can repair); false by default. */
  readonly tolerant?: boolean
  /** Whether the result has a `detail`, for drawings whose parts are described. */
  readonly detailed?: boolean
}

/**
 * Decodes a PNG, JPEG or WebP, upright, as sRGB with alpha. Rejects with `PictureError`. The size is checked before pixels are decoded, so
 * that a picture of 25 megapixels is the most that is ever held. SVG, which sharp reads too, cannot get here: the format is that of the
 * first bytes. It is not blocked in sharp, because the block would apply to the whole process, which renders SVG drawings elsewhere.
 */
export async function decodePicture(bytes: Uint8Array, options: DecodeOptions = {}): Promise<RawPicture> {
  if (bytes.length > PICTURE_LIMITS.bytes) throw new PictureError('PICTURE_BYTES', { bytes: bytes.length, maxBytes: PICTURE_LIMITS.bytes })
  const format = pictureFormat(bytes)
  if (format === undefined) throw new PictureError('PICTURE_TYPE')
  if (isAnimated(bytes, format)) throw new PictureError('PICTURE_ANIMATED')
  const failOn = options.tolerant === true ? 'none' : 'error'
  const source = await sourceSize(sharp(bytes, { limitInputPixels: false, failOn }), format)
  requireSize(source)
  const reduced = async (side: number) => {
    const picture = sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, pages: 1, failOn, sequentialRead: true })
    const { data, info } = await decoded(
      picture
        .autoOrient()
        .resize(side, side, { fit: 'inside' })
        .toColourspace('srgb')
        .ensureAlpha()
        .timeout({ seconds: PICTURE_LIMITS.seconds })
        .raw()
        .toBuffer({ resolveWithObject: true }),
    )
    requireSides(info, source)
    return { width: info.width, height: info.height, pixels: data }
  }
  const picture = { ...(await reduced(DECODED_SIDE)), source }
  return options.detailed === true ? { ...picture, detail: await reduced(DETAILED_SIDE) } : picture
}

async function sourceSize(picture: Sharp, format: string): Promise<RawPicture['source']> {
  const metadata = await decoded(picture.metadata())
  if (metadata.format !== format) throw new PictureError('PICTURE_TYPE')
  return { width: metadata.autoOrient.width, height: metadata.autoOrient.height }
}

function requireSize(source: RawPicture['source']): void {
  const { width, height } = source
  if (width * height > PICTURE_LIMITS.pixels) throw new PictureError('PICTURE_PIXELS', { width, height, maxPixels: PICTURE_LIMITS.pixels })
  requireSides(source, source)
}

function requireSides(size: { readonly width: number; readonly height: number }, source: RawPicture['source']): void {
  if (Math.min(size.width, size.height) < PICTURE_LIMITS.side) {
    throw new PictureError('PICTURE_SIDES', { ...source, minSide: PICTURE_LIMITS.side })
  }
}

async function decoded<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch (error) {
    const isLate = error instanceof Error && /timeout/i.test(error.message)
    throw new PictureError(isLate ? 'PICTURE_DEADLINE' : 'PICTURE_BROKEN', {}, { cause: error })
  }
}
