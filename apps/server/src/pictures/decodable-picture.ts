import { PICTURE_LIMITS } from '@gezhi/pictures'
import sharp from 'sharp'

/** The first bytes of the formats that `decodePicture` reads: PNG, JPEG, WebP. */
const STARTS = ['89504e47', 'ffd8ff', '52494646']
/** Pixels that may be decoded of a picture of an import: pages of offices are scanned at high resolution. */
const MAX_PIXELS = 100_000_000

/**
 * A picture of a record in a format that is described: SVG texts, TIFF files of offices and very large files are rendered as PNG, `side`
 * pixels on the longer side. What cannot be read is returned as it is, for the decoder to reject.
 */
export async function decodablePicture(data: Uint8Array | string, side: number): Promise<Uint8Array> {
  const bytes = Buffer.from(data as Uint8Array)
  const start = bytes.subarray(0, 4).toString('hex')
  const isDecodable = typeof data !== 'string' && STARTS.some((one) => start.startsWith(one))
  if (isDecodable && bytes.length <= PICTURE_LIMITS.bytes) return bytes
  try {
    return await sharp(bytes, { failOn: 'none', limitInputPixels: MAX_PIXELS })
      .resize(side, side, { fit: 'inside' })
      .timeout({ seconds: 10 })
      .png()
      .toBuffer()
  } catch {
    return bytes
  }
}
