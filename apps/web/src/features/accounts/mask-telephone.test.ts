import { expect, test } from 'vitest'
import { maskTelephone } from './mask-telephone.ts'

test('login.23: first 3 digits, stars, last 4; what is masked already stays', () => {
  expect(['13912345678', '139****5678', ''].map(maskTelephone)).toEqual(['139****5678', '139****5678', ''])
})
