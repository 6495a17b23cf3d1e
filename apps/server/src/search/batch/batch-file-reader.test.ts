import { expect, it } from 'vitest'
import { batchFileReader } from './batch-file-reader.ts'

const file = new Blob(['US9000001B2'])
const from = (address: string) => ({ caller: { kind: 'visitor' }, address, language: 'en', signal: new AbortController().signal }) as const

it('reads two files at once, of one caller too, and lets a few more wait', async () => {
  const { promise, resolve } = Promise.withResolvers<string[][]>()
  let begun = 0
  const read = batchFileReader(() => {
    begun += 1
    return promise
  })
  const own = [read(file, from('203.0.113.1')), read(file, from('203.0.113.1'))]
  await expect(read(file, from('203.0.113.1'))).rejects.toThrow('SEARCH_BUSY')
  const others = Array.from({ length: 6 }, (_, index) => read(file, from(`198.51.100.${index}`)))
  await expect(read(file, from('198.51.100.99'))).rejects.toThrow('SEARCH_BUSY')
  await new Promise(setImmediate)
  expect(begun).toBe(2)
  resolve([['US9000001B2']])
  expect(await Promise.all([...own, ...others])).toHaveLength(8)
  expect(await read(file, from('203.0.113.1'))).toEqual([['US9000001B2']])
})
