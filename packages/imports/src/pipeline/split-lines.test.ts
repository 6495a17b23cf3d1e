import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLines } from './split-lines.ts'
import { bytesInChunks, collectAll } from './testing/bytes-in-chunks.ts'

test('lines come whole and numbered however the bytes are cut', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', '筝', '𠮷', ' ', '"', '\r') })
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 40 }), async (lines, size) => {
      const fragments = await collectAll(splitLines(bytesInChunks(lines.join('\n'), size)))
      const expected = lines.map((text, index) => ({ position: index + 1, text: text.trim() })).filter(({ text }) => text !== '')
      expect(fragments).toEqual(expected)
    }),
  )
})

test('a byte order mark is no part of the first line', async () => {
  expect(await collectAll(splitLines(bytesInChunks('\uFEFF{}\n', 2)))).toEqual([{ position: 1, text: '{}' }])
})

test('a line that is too long, or not in UTF-8, is an error of that line alone', async () => {
  const bytes = Buffer.concat([Buffer.from(`{}\n${'x'.repeat(100)}\n`), Buffer.from([0xb7, 0xe7, 0x0a]), Buffer.from('[]')])
  for (const size of [7, 1000]) {
    const fragments = await collectAll(splitLines(bytesInChunks(bytes, size), 50))
    expect(fragments.map((fragment) => [fragment.position, fragment.error?.en])).toEqual([
      [1, undefined],
      [2, 'longer than 64 MiB'],
      [3, 'is not UTF-8'],
      [4, undefined],
    ])
  }
})
