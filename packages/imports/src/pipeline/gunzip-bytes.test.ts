import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gunzipBytes } from './gunzip-bytes.ts'
import { bytesInChunks, collectAll } from './testing/bytes-in-chunks.ts'

const CONTENT = Buffer.from(randomBytes(300_000).toString('base64'))

test('a gz of several members is one stream', async () => {
  const gz = Buffer.concat([gzipSync(CONTENT), gzipSync('风筝')])
  expect(
    Buffer.concat(await collectAll(gunzipBytes(bytesInChunks(gz, 10_000)))).equals(Buffer.concat([CONTENT, Buffer.from('风筝')])),
  ).toBe(true)
})

test('a truncated gz is read to its end, then reported', async () => {
  const gz = gzipSync(CONTENT)
  const got: Buffer[] = []
  const read = async () => {
    for await (const chunk of gunzipBytes(bytesInChunks(gz.subarray(0, gz.length / 2), 70_000))) got.push(chunk)
  }
  await expect(read()).rejects.toThrow('the gz file is incomplete (truncated) / gz 文件不完整（被截断）')
  const all = Buffer.concat(got)
  expect(all.length).toBeGreaterThan(CONTENT.length * 0.45)
  expect(all.equals(CONTENT.subarray(0, all.length))).toBe(true)
})

test('a damaged gz is reported', async () => {
  const gz = gzipSync(CONTENT)
  gz.fill(0xff, 100_000, 100_100)
  await expect(collectAll(gunzipBytes(bytesInChunks(gz, 10_000)))).rejects.toThrow('the gz file is damaged')
})

const readAll = async (gz: Buffer, size: number) => {
  const got: Buffer[] = []
  try {
    for await (const chunk of gunzipBytes(bytesInChunks(gz, size))) got.push(chunk)
  } catch (error) {
    return { text: Buffer.concat(got).toString(), error }
  }
  return { text: Buffer.concat(got).toString(), error: null }
}

test.each([1, 1024, 700_000])('NUL bytes behind a member are padding, also before another one, in chunks of %i bytes', async (size) => {
  const gz = Buffer.concat([gzipSync('kite'), Buffer.alloc(1), gzipSync('风筝'), Buffer.alloc(2000)])
  expect(await readAll(gz, size)).toEqual({ text: 'kite风筝', error: null })
})

test.each([
  ['other data', Buffer.from('kite'), 'unexpected data follows the gz content'],
  ['padding and other data', Buffer.from('\0\0kite'), 'unexpected data follows the gz content'],
  ['what begins like a member', Buffer.from([0x1f, 0x8b, 9, 0, 0, 0, 0, 0, 0, 0, 0]), 'unexpected data follows the gz content'],
])('all content before %s is read, then the damage is reported', async (_, garbage, reason) => {
  for (const size of [1, 100, 700_000]) {
    const { text, error } = await readAll(Buffer.concat([gzipSync('kite\n'.repeat(100)), garbage]), size)
    expect(text).toBe('kite\n'.repeat(100))
    expect(error).toMatchObject({ isComplete: true, reason: { en: reason } })
  }
})

test.each([
  ['without the end of its checksum', (gz: Buffer) => gz.subarray(0, -3), /is incomplete/],
  ['with a wrong checksum', (gz: Buffer) => Buffer.concat([gz.subarray(0, -8), Buffer.alloc(8, 1)]), /checksum does not match/],
])('a gz %s is read whole', async (_, spoil, reason) => {
  const { text, error } = await readAll(spoil(gzipSync('kite')), 10)
  expect(text).toBe('kite')
  expect(error).toMatchObject({ isComplete: true, reason: { en: expect.stringMatching(reason) as string } })
})

test('the optional parts of a header are passed over', async () => {
  const gz = gzipSync('kite')
  const parts = Buffer.concat([Buffer.from([3, 0, 1, 2, 3]), Buffer.from('name\0comment\0'), Buffer.from([9, 9])])
  const header = Buffer.from(gz.subarray(0, 10))
  header[3] = 2 + 4 + 8 + 16
  expect(await readAll(Buffer.concat([header, parts, gz.subarray(10)]), 1)).toEqual({ text: 'kite', error: null })
})
