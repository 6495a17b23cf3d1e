import { pictureSize } from '../records/picture-size.ts'
import type { DocumentPicture } from '../records/record-document.ts'

/** Channels by the colour type of a PNG. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 }

/** Bytes of memory that a picture takes when it is decoded for typesetting; that of an SVG is its text several times. */
export function decodedBytes(picture: DocumentPicture | null): number {
  if (picture === null) return 0
  const { bytes, type } = picture
  if (type === 'svg') return bytes.length * 10
  const size = pictureSize(picture)
  if (size === null) return 0
  const channels = type === 'jpeg' ? 3 : (CHANNELS[bytes[25] ?? 6] ?? 4) * (bytes[24] === 16 ? 2 : 1)
  return size.width * size.height * channels + bytes.length
}
