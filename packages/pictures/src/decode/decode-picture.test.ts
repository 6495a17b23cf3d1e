import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodePicture, PICTURE_LIMITS } from './decode-picture.ts'
import { PictureError } from './picture-error.ts'

describe('accepted pictures', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('%s, reduced to 160 pixels', async (format) => {
    const { width, height, pixels, source } = await decodePicture(await drawing(320, 200).toFormat(format).toBuffer())
    expect([width, height, pixels.length, source]).toEqual([160, 100, 160 * 100 * 4, { width: 320, height: 200 }])
    const [red = 0, green = 0, blue = 0, alpha] = pixels.subarray((40 * 160 + 40) * 4)
    expect(Math.abs(red - 200) + Math.abs(green - 30) + Math.abs(blue - 40)).toBeLessThan(12)
    expect(alpha).toBe(255)
  })

  test('a photograph taken upright with a turned camera', async () => {
    const { width, height, source } = await decodePicture(await drawing(320, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer())
    expect([width, height, source]).toEqual([100, 160, { width: 200, height: 320 }])
  })

  test('CMYK and 16 bits per channel as sRGB', async () => {
    const cmyk = await drawing(160, 160).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const deep = await drawing(160, 160).toColourspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    for (const content of [cmyk, deep]) {
      const [red = 0, green = 0, blue = 0, alpha] = (await decodePicture(content)).pixels.subarray((60 * 160 + 60) * 4)
      expect(red > 130 && green < 100 && blue < 100 && alpha === 255).toBe(true)
    }
  })
})

describe('rejected files', () => {
  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>'), 'PICTURE_TYPE'],
    ['nothing', Buffer.alloc(0), 'PICTURE_TYPE'],
    ['a name without content', Buffer.from('GIF89a'), 'PICTURE_TYPE'],
    ['the first bytes of PNG only', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'PICTURE_BROKEN'],
    ['too many bytes', Buffer.alloc(PICTURE_LIMITS.bytes + 1), 'PICTURE_BYTES'],
  ])('%s', async (_name, content, code) => {
    expect(await codeOf(content)).toBe(code)
  })

  test('formats that are not accepted', async () => {
    for (const format of ['gif', 'tiff', 'avif'] as const)
      expect(await codeOf(await drawing(64, 64).toFormat(format).toBuffer())).toBe('PICTURE_TYPE')
  })

  test('truncated pictures, unless the caller takes what is left, which is nothing of a WebP', async () => {
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const content = await noise(300, 300).toFormat(format).toBuffer()
      const half = content.subarray(0, content.length >> 1)
      expect(await codeOf(half)).toBe('PICTURE_BROKEN')
      if (format !== 'webp') expect((await decodePicture(half, { tolerant: true })).width).toBe(160)
    }
  })

  test('bombs of 30,000 × 30,000 pixels (WebP: the largest it can state), by their headers', async () => {
    const bombs: [number, Buffer][] = [
      [30_000, headerOnly(30_000, 30_000)],
      [30_000, await jpegStating(30_000)],
      [16_383, await webpStating(16_383)],
    ]
    for (const [side, content] of bombs) {
      const error = await decodePicture(content).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(PictureError)
      expect(error).toMatchObject({ code: 'PICTURE_PIXELS', params: { width: side, height: side, maxPixels: 25_000_000 } })
    }
  })

  test('small and narrow pictures', async () => {
    expect(await codeOf(await drawing(100, 7).png().toBuffer())).toBe('PICTURE_SIDES')
    expect(await codeOf(await drawing(4000, 16).png().toBuffer())).toBe('PICTURE_SIDES')
  })

  test('animated WebP and PNG', async () => {
    const frames = await sharp([await drawing(40, 40).png().toBuffer(), await noise(40, 40).png().toBuffer()], { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await codeOf(frames)).toBe('PICTURE_ANIMATED')
    const png = await drawing(40, 40).png().toBuffer()
    expect(await codeOf(Buffer.concat([png.subarray(0, 33), chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])), png.subarray(33)]))).toBe(
      'PICTURE_ANIMATED',
    )
  })
})

async function codeOf(content: Uint8Array): Promise<string> {
  const error = await decodePicture(content).catch((reason: unknown) => reason)
  return error instanceof PictureError ? error.code : 'decoded'
}

function drawing(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 40 } } })
}

function noise(width: number, height: number): Sharp {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, i) => (Math.imul(i, 2_654_435_761) >>> 13) & 255)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A PNG that states a size and has almost no data. */
function headerOnly(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))])
}

/** A JPEG whose header states other sides than its data. */
async function jpegStating(side: number): Promise<Buffer> {
  const content = await drawing(64, 64).jpeg().toBuffer()
  const frame = content.indexOf(Buffer.from([0xff, 0xc0]))
  content.writeUInt16BE(side, frame + 5)
  content.writeUInt16BE(side, frame + 7)
  return content
}

/** The same as lossless WebP, whose header has 14 bits for each side less one. */
async function webpStating(side: number): Promise<Buffer> {
  const content = await drawing(64, 64).webp({ lossless: true }).toBuffer()
  const sides = content.indexOf('VP8L') + 9
  const others = content.readUInt32LE(sides) & 0xf0_00_00_00
  content.writeUInt32LE((others | ((side - 1) << 14) | (side - 1)) >>> 0, sides)
  return content
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
