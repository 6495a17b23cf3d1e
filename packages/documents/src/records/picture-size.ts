import type { DocumentPicture } from './record-document.ts'

/** Width and height in pixels of 1/96 inch. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Size of a picture as its head states it; null if the bytes are no such picture, or nothing would be seen. */
export function pictureSize({ bytes, type }: DocumentPicture): PictureSize | null {
  const size = READERS[type](bytes)
  return size !== null && size.width >= 1 && size.height >= 1 ? size : null
}

const READERS: Readonly<Record<DocumentPicture['type'], (bytes: Buffer) => PictureSize | null>> = {
  png: pngSize,
  jpeg: jpegSize,
  svg: svgSize,
}

function pngSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** In the first start-of-frame segment. */
function jpegSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    }
    // Fill bytes and markers without a segment.
    if (marker === 0xff || (marker >= 0xd0 && marker <= 0xd8) || marker === 1) at += marker === 0xff ? 1 : 2
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

const PIXELS: Readonly<Record<string, number>> = { '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 }

function svgSize(bytes: Buffer): PictureSize | null {
  const root = /<svg\b[^>]*>/.exec(bytes.toString('utf8', 0, 64 * 1024))?.[0]
  if (root === undefined) return null
  const [width, height] = [lengthOf(root, 'width'), lengthOf(root, 'height')]
  if (width !== null && height !== null) return { width, height }
  const box = /\bviewBox\s*=\s*["']([^"']+)["']/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = box ?? []
  if (Number.isNaN(boxWidth) || Number.isNaN(boxHeight)) return null
  return { width: width ?? boxWidth, height: height ?? (boxHeight * (width ?? boxWidth)) / boxWidth }
}

/** In pixels; null for percentages. */
function lengthOf(root: string, name: string): number | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)\\s*([a-z]*)\\s*["']`).exec(root)
  const unit = PIXELS[found?.[2] ?? '']
  return found === null || unit === undefined ? null : Number(found[1]) * unit
}

/** A size reduced to fit in a box, its proportions as they are. Smaller pictures are not enlarged. */
export function fitInto({ width, height }: PictureSize, box: PictureSize): PictureSize {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: width * scale, height: height * scale }
}
