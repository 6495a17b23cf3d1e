import { crc32 } from 'node:zlib'
import { DamagedFile } from './damaged-file.ts'
import { pictureType, type PictureType } from './picture-type.ts'

const CHECKS: Readonly<Partial<Record<PictureType, (bytes: Buffer) => boolean>>> = {
  'image/png': isWholePng,
  'image/jpeg': (bytes) => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 2,
  'image/gif': (bytes) => bytes.lastIndexOf(0x3b) > 12,
}

/** What the server decodes at most. */
const MAX_PIXELS = 0x3fff ** 2

/**
 * The damage of a picture: a PNG of too many pixels, a PNG whose chunks are cut off or altered, a JPEG or GIF without its end. Null if there is none, or for types
 * whose end does not show: TIFF and PDF.
 */
export function pictureDamage(bytes: Buffer): DamagedFile | null {
  const type = pictureType(bytes)
  const isWhole = type === null ? undefined : CHECKS[type]
  if (isWhole !== undefined && !isWhole(bytes))
    return new DamagedFile({ en: 'the image is incomplete or damaged', zh: '图片不完整或已损坏' })
  const isHuge = type === 'image/png' && bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > MAX_PIXELS
  return isHuge ? new DamagedFile({ en: 'the image has too many pixels', zh: '图片像素过多' }) : null
}

/** Length, type, data and checksum of each chunk, up to the last one; what follows is ignored, as viewers do. */
function isWholePng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true
    at = end + 4
  }
  return false
}
