import { expect, test } from 'vitest'
import { maskPhone } from '../../mask-phone.ts'
import { isMaskedAs } from './is-masked-as.ts'

test('B.login.23: a phone is shown as its first 3 digits, stars, its last 4', () => {
  expect(maskPhone('13900000001')).toBe('139****0001')
  expect(maskPhone('')).toBe('')
})

test('a typed phone is held against the masked one', () => {
  expect(isMaskedAs(' +8613900000001 ', '139****0001')).toBe(true)
  expect(isMaskedAs('13911110001', '139****0001')).toBe(true)
  expect(isMaskedAs('13900000002', '139****0001')).toBe(false)
  expect(isMaskedAs('', '139****0001')).toBe(false)
})
