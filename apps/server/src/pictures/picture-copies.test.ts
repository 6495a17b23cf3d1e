import { expect, test } from 'vitest'
import { isCopy, type ComparedPicture } from './picture-copies.ts'

/** A picture whose perceptual hash has `bits` set bits. */
function picture(content: number, bits: number, facts: Partial<ComparedPicture> = {}): ComparedPicture {
  const phash = new Uint8Array(BigUint64Array.of((1n << BigInt(bits)) - 1n).buffer)
  return { content: Uint8Array.of(content), phash, owner: null, family: null, ...facts }
}

test.each([
  ['the same file of patents of two families', picture(1, 0, { family: 'a' }), picture(1, 0, { family: 'b' }), true],
  ['nearly the same drawing of one family', picture(1, 0, { family: 'a' }), picture(2, 6, { family: 'a' }), true],
  ['another drawing of one family', picture(1, 0, { family: 'a' }), picture(2, 7, { family: 'a' }), false],
  ['nearly the same drawing of two families', picture(1, 0, { family: 'a' }), picture(2, 1, { family: 'b' }), false],
  ['nearly the same picture of unknown families', picture(1, 0), picture(2, 1), false],
  ['nearly the same mark of one owner, as in another colour', picture(1, 0, { owner: 'a' }), picture(2, 2, { owner: 'a' }), true],
  ['nearly the same mark of two owners', picture(1, 0, { owner: 'a' }), picture(2, 0, { owner: 'b' }), false],
  ['the same file of two owners', picture(1, 0, { owner: 'a' }), picture(1, 0, { owner: 'b' }), false],
  ['the same file, one owner unknown', picture(1, 0, { owner: 'a' }), picture(1, 0), false],
  ['pictures without hashes', picture(1, 0, { owner: 'a', phash: null }), picture(2, 0, { owner: 'a' }), false],
])('listed under one hit or not: %s', (_name, a, b, expected) => {
  expect(isCopy(a, b)).toBe(expected)
})
