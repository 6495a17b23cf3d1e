import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1.5 kB'],
  [65_000_000, '65.0 MB'],
  [999_600_000, '1.0 GB'],
  [5_370_000_000_000, '5.4 TB'],
])('%s bytes are written as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
