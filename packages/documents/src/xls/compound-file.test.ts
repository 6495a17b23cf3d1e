import { randomBytes } from 'node:crypto'
import { CFB } from '@e965/xlsx'
import { expect, it } from 'vitest'
import { compoundFile } from './compound-file.ts'

// 109 FAT sectors, which the header lists, hold 7,143,424 bytes; a DIFAT sector lists 127 more.
it.each([0, 1, 4095, 4096, 4097, 7_000_000, 7_143_424, 7_200_000, 16_000_000])('a file of %d bytes is read back', (length) => {
  const content = randomBytes(length)
  const chunks = [content.subarray(0, length / 3), content.subarray(length / 3)]
  const entry = CFB.find(CFB.read(compoundFile('Workbook', chunks), { type: 'buffer' }), 'Workbook')
  // Short streams are filled up.
  const expected = Buffer.concat([content, Buffer.alloc(Math.max(0, 4096 - length))])
  expect(Buffer.compare(Buffer.from(entry!.content as Uint8Array), expected)).toBe(0)
})
