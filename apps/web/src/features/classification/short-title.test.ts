import { expect, test } from 'vitest'
import { shortTitle } from './short-title.ts'

test.each([
  ['作业；运输', '作业'],
  ['电动车辆动力装置（车辆电动力装置的布置入B60K1/00）；磁悬浮', '电动车辆动力装置'],
  ['Vehicles in general [1,2006.01]', 'Vehicles in general'],
  ['(transferred to A01B)', '(transferred to A01B)'],
  ['电学', '电学'],
])('%s: %s', (title, short) => {
  expect(shortTitle(title)).toBe(short)
})
