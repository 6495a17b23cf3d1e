export type PictureFormat = 'png' | 'jpeg' | 'webp'

/** The format by the first bytes; undefined if pictures in it are not accepted. Names of files and declared types are never trusted. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (PNG_START.every((byte, i) => bytes[i] === byte)) return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  return latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP' ? 'webp' : undefined
}

/** Whether a PNG or WebP has several frames (APNG, animated WebP). */
export function isAnimated(bytes: Uint8Array, format: PictureFormat): boolean {
  if (format === 'webp') return latin1(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & WEBP_ANIMATION) !== 0
  return format === 'png' && hasAnimationControl(bytes)
}

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The flag of animations in the extended header of WebP. */
const WEBP_ANIMATION = 0x02
/** Length, type and checksum of a PNG chunk. */
const CHUNK_OVERHEAD = 12

/** An APNG has the chunk `acTL` before its first image data. */
function hasAnimationControl(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = PNG_START.length
  while (at + CHUNK_OVERHEAD <= bytes.length) {
    const type = latin1(bytes, at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    at += view.getUint32(at) + CHUNK_OVERHEAD
  }
  return false
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
