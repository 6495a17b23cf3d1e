import { expect, test } from 'vitest'
import { readYuan, yuanUpTo } from './read-yuan.ts'

test('an amount has at most two decimals and is above 0', () => {
  expect(['398', ' 9.90 ', '0.01'].map(readYuan)).toEqual([398, 9.9, 0.01])
  expect(['', '0', '0.00', '1.005', '-1', '1e3', '１', '12345678'].map(readYuan)).toEqual(Array(8).fill(null))
})

test('more than the maximum is a problem of its own', () => {
  expect(['298', '298.01', 'x'].map(yuanUpTo(298))).toEqual([null, 'yuanTooMuch', 'yuan'])
})
