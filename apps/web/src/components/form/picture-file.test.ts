import { expect, test } from 'vitest'
import { problemOfFile } from './picture-file.ts'

test('pictures are jpg or png up to 5 MB', () => {
  const whole = 5 * 1024 * 1024
  expect(problemOfFile({ type: 'image/png', size: whole })).toBeNull()
  expect(problemOfFile({ type: 'image/jpeg', size: 1 })).toBeNull()
  expect(problemOfFile({ type: 'image/jpeg', size: whole + 1 })).toBe('size')
  for (const type of ['image/gif', 'image/svg+xml', 'application/pdf', '']) expect(problemOfFile({ type, size: 1 })).toBe('type')
})
