import { crc32, deflateSync } from 'node:zlib'
import { ERRORS } from '@gezhi/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { drawnPng as png, SHAPES } from './testing/drawn-shapes.ts'
import { uploadPicture as upload } from './testing/upload-picture.ts'

const SEARCH = '/api/search/imageSearch/search'

describe('uploads of pictures', async () => {
  const test = await buildTestApp({
    records: [aPatent({ publicationNumber: 'CN100000002S', patentType: 'design', drawings: [{ id: '1', svg: SHAPES.rings }] })],
  })
  const { post } = test
  const { headers } = await aSession(test)
  const stranger = await aSession(test)
  beforeAll(async () => void (await test.service('pictures').describe(test.serving)))

  const uploaded = async (picture: string, format: 'png' | 'jpeg' | 'webp' = 'png') =>
    (await upload(test, await sharp(Buffer.from(picture)).toFormat(format).toBuffer(), headers)).data.url as string

  it('image-search.03 an upload of jpg, png or webp by its content has an address that only its user can read', async () => {
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const url = await uploaded(SHAPES.arrow, format)
      expect(url).toMatch(/^\/api\/search\/imageSearch\/picture\?name=[\w-]{22}\.(jpg|png|webp)$/)
      expect((await test.app.inject({ url, headers })).headers['content-type']).toBe(`image/${format}`)
      expect((await test.app.inject({ url, headers: stranger.headers })).statusCode).toBe(404)
      expect(await post(SEARCH, { url }, stranger.headers)).toMatchObject({ code: 404, data: { error: 'PICTURE_NOT_FOUND' } })
    }
  })

  it('rejects what is no picture within the limits, in words', async () => {
    const webp = await sharp(await png(SHAPES.machine))
      .webp()
      .toBuffer()
    const cases: [string, Uint8Array][] = [
      ['PICTURE_TYPE', Buffer.alloc(0)],
      ['PICTURE_TYPE', Buffer.from(SHAPES.arrow)],
      [
        'PICTURE_TYPE',
        await sharp(await png(SHAPES.arrow))
          .gif()
          .toBuffer(),
      ],
      ['PICTURE_BROKEN', (await png(SHAPES.arrow)).subarray(0, 400)],
      ['PICTURE_BROKEN', webp.subarray(0, webp.length / 2)],
      ['PICTURE_PIXELS', emptyPng(30_000, 30_000)],
      [
        'PICTURE_SIDES',
        await sharp({ create: { width: 20_000, height: 10, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      ],
      ['PICTURE_ANIMATED', await animated()],
      ['UPLOAD_SIZE', Buffer.alloc(5 * 1024 * 1024 + 1)],
      ['UPLOAD_SIZE', Buffer.alloc(6_000_000)],
    ]
    for (const [error, content] of cases) {
      const { zh } = ERRORS[error as keyof typeof ERRORS]
      const said = await upload(test, content, headers)
      expect([error, said]).toMatchObject([error, { code: 400, data: { error } }])
      if (!zh.includes('{')) expect(said.message).toBe(zh)
    }
    const bomb = emptyPng(30_000, 30_000)
    expect((await upload(test, bomb, headers)).message).toBe('图片尺寸过大：30000×30000，最多 25 百万像素')
    expect((await upload(test, bomb, { ...headers, 'accept-language': 'en' })).message).toBe(
      'The image is too large: 30000 × 30000 pixels; the limit is 25 megapixels',
    )
    const url = await uploaded(SHAPES.blank)
    expect(await post(SEARCH, { url }, headers)).toMatchObject({ code: 400, data: { error: 'PICTURE_BLANK' } })
    const cmyk = await sharp(await png(SHAPES.rings))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    const { url: printed } = (await upload(test, cmyk, headers)).data
    expect(await post(SEARCH, { url: printed }, headers)).toMatchObject({ data: { list: [{ number: 'CN100000002S' }] } })
  })
})

/** A PNG that claims to be of this size, in a few hundred kB. */
function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8) + 1))
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A WebP of two frames. */
async function animated(): Promise<Buffer> {
  const frames = [await png(SHAPES.arrow), await png(SHAPES.rings)]
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}
