import { decodePicture } from '@gezhi/pictures'
import sharp from 'sharp'

/** Pixels on the longer side of a stored upload: enough to crop, more than is compared. */
const STORED_SIDE = 1024

/** Extensions by the format of the content. */
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' }

/**
 * An uploaded picture as it is stored: upright, reduced, encoded again, so that only pixels remain. Throws `PictureError` for what is not a
 * picture within the limits, before its pixels are decoded.
 */
export async function prepareUpload(bytes: Uint8Array): Promise<{ bytes: Uint8Array; extension: string; width: number; height: number }> {
  // Checks type, frames, size and content.
  await decodePicture(bytes)
  const picture = sharp(bytes, { failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
  const { format } = await sharp(bytes).metadata()
  const { data, info } = await picture
    .toColourspace('srgb')
    .toFormat(format, format === 'png' ? {} : { quality: 92 })
    .timeout({ seconds: 5 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, extension: EXTENSIONS[format] ?? 'png', width: info.width, height: info.height }
}
