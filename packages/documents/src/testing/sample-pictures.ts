import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one grey. */
export function greyPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Bits of a channel; colour type 0 is grey.
  head.set([8, 0], 8)
  const lines = Buffer.alloc((width + 1) * height, 0x99)
  for (let line = 0; line < height; line++) lines[line * (width + 1)] = 0
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

/** The beginning of a JPEG, enough for its size, not for its picture. */
export function jpegHead(width: number, height: number): Buffer {
  const frame = Buffer.from('ffd8ffe000040000ffffc0001108000000000301', 'hex')
  frame.writeUInt16BE(height, 14)
  frame.writeUInt16BE(width, 16)
  return Buffer.concat([frame, Buffer.alloc(16)])
}

/** An SVG with a Chinese label. */
export const LABELLED_SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="#def"/><text x="9" y="50">图表</text></svg>',
)
