import { expect, it } from 'vitest'
import { readClasses } from './read-classes.ts'

it.each([
  ['9，35', [9, 35]],
  ['35 09、9;1', [1, 9, 35]],
  ['', []],
  ['46', null],
  ['0', null],
  ['9, x', null],
])('reads the classes of %j', (text, classes) => {
  expect(readClasses(text)).toEqual(classes)
})
