import { expect, test } from 'vitest'
import { maskPhone } from './mask-phone.ts'

test('login.23: first 3 digits, stars, last 4; what is masked already stays', () => {
  expect(['13912345678', '139****5678', ''].map(maskPhone)).toEqual(['139****5678', '139****5678', ''])
})
