import { expect, test } from 'vitest'
import { isMaskedAs } from './is-masked-as.ts'

test('a typed phone is held against the masked one', () => {
  expect(isMaskedAs(' +8613900000001 ', '139****0001')).toBe(true)
  expect(isMaskedAs('13911110001', '139****0001')).toBe(true)
  expect(isMaskedAs('13900000002', '139****0001')).toBe(false)
  expect(isMaskedAs('', '139****0001')).toBe(false)
})
