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

test('a truncated gz gives what is there, then says so', async () => {
  const gz = gzipSync(CONTENT)
  const got: Buffer[] = []
  const read = async () => {
    for await (const chunk of gunzipBytes(bytesInChunks(gz.subarray(0, gz.length / 2), 70_000))) got.push(chunk)
  }
  await expect(read()).rejects.toThrow('the gz file ends too early (truncated) / gz 文件不完整（被截断）')
  const all = Buffer.concat(got)
  expect(all.length).toBeGreaterThan(CONTENT.length * 0.45)
  expect(all.equals(CONTENT.subarray(0, all.length))).toBe(true)
})

test('a damaged gz says so', async () => {
  const gz = gzipSync(CONTENT)
  gz.fill(0xff, 100_000, 100_100)
  await expect(collectAll(gunzipBytes(bytesInChunks(gz, 10_000)))).rejects.toThrow('the gz file is damaged')
})
