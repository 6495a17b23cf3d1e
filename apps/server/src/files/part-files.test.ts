import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { testFileStore } from '../testing/test-file-store.ts'
import { partFiles } from './part-files.ts'

const MEGABYTE = 1024 * 1024

async function* quarters(count: number): AsyncGenerator<Buffer> {
  for (let number = 0; number < count; number += 1) yield Buffer.alloc(MEGABYTE / 4, number)
}

it('stores a stream in parts of 1 MB, each announced before it is stored, and reads them as one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-parts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = testFileStore(folder)
  const parts = partFiles('large/')
  const sizes: number[] = []
  await parts.store(files, 'a', quarters(10), async (number, size) => {
    expect(await files.find(parts.keysOf({ id: 'a', parts: number + 1 }).at(-1)!)).toBeNull()
    sizes[number] = size / MEGABYTE
  })
  expect(sizes).toEqual([1, 1, 0.5])
  const whole = await buffer(parts.read(files, { id: 'a', parts: 3 }))
  expect(whole.length).toBe(2.5 * MEGABYTE)
  expect(whole[2.25 * MEGABYTE]).toBe(9)
  await expect(buffer(parts.read(files, { id: 'a', parts: 4 }))).rejects.toThrow('missing')
  await parts.remove(files, { id: 'a', parts: 3 })
  expect(await files.find(parts.keysOf({ id: 'a', parts: 1 })[0]!)).toBeNull()
})
