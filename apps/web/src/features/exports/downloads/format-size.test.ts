import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it('writes sizes with two digits at least, from KB on', () => {
  expect([0, 1500, 12_000, 5_300_000, 3 * 1024 ** 3, 5000 * 1024 ** 3].map(formatSize)).toEqual([
    '0.1 KB',
    '1.5 KB',
    '12 KB',
    '5.1 MB',
    '3.0 GB',
    '5000 GB',
  ])
})
