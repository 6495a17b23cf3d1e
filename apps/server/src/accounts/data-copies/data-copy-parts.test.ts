import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { testFileStore } from '../../testing/test-file-store.ts'
import { partKeys, readParts, storeParts } from './data-copy-parts.ts'

const MEGABYTE = 1024 * 1024

async function* megabytes(count: number): AsyncGenerator<Buffer> {
  for (let number = 0; number < count; number += 1) yield Buffer.alloc(MEGABYTE, number)
}

it('stores a stream in parts of 4 MB, each announced before it is stored, and reads them as one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-copies-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = testFileStore(folder)
  const sizes: number[] = []
  await storeParts(files, 'a', megabytes(10), async (number, size) => {
    expect(await files.find(partKeys({ id: 'a', parts: number + 1 }).at(-1)!)).toBeNull()
    sizes[number] = size / MEGABYTE
  })
  expect(sizes).toEqual([4, 4, 2])
  const whole = await buffer(readParts(files, { id: 'a', parts: 3 }))
  expect(whole.length).toBe(10 * MEGABYTE)
  expect(whole[9 * MEGABYTE]).toBe(9)
  await expect(buffer(readParts(files, { id: 'a', parts: 4 }))).rejects.toThrow('missing')
})
