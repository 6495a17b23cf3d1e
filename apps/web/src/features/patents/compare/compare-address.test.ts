import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareParams, parseCompareAddress, toCompareParams, withCompared, withoutCompared } from './compare-address.ts'

test('patents, base and claims are in the address', () => {
  expect(parseCompareAddress({ id: ['CN1A', ' US2B2 '], base: '2', claims: ',all', differing: '1' })).toEqual({
    ids: ['CN1A', 'US2B2'],
    omitted: [],
    base: 1,
    claims: [null, 'all'],
    differing: true,
  })
  expect(parseCompareAddress({ id: 'CN1A', base: '7', claims: 'x' })).toEqual({
    ids: ['CN1A'],
    omitted: [],
    base: 0,
    claims: [null],
    differing: false,
  })
  expect(parseCompareAddress({})).toEqual({ ids: [], omitted: [], base: 0, claims: [], differing: false })
})

test('each patent is in it once, in any notation, at most six; further ones are omitted', () => {
  const { ids, omitted } = parseCompareAddress({ id: ['US 7,654,321 B2', 'us7654321b2', '', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A2'] })
  expect(ids).toEqual(['US 7,654,321 B2', 'A2', 'A3', 'A4', 'A5', 'A6'])
  expect(omitted).toEqual(['A7'])
  expect(compareParams(['A1', 'A2'])).toEqual({ id: ['A1', 'A2'] })
})

test('what is written is read back', () => {
  const claim = fc.oneof(fc.constant(null), fc.constant('all' as const), fc.integer({ min: 1, max: 9999 }))
  const ids = fc.uniqueArray(fc.stringMatching(/^[A-Z]{2}\d{1,9}[A-Z]$/), { maxLength: 6 })
  fc.assert(
    fc.property(ids, fc.nat(5), fc.array(claim, { minLength: 6, maxLength: 6 }), fc.boolean(), (list, base, claims, differing) => {
      const address = { ids: list, omitted: [], base: base < list.length ? base : 0, claims: claims.slice(0, list.length), differing }
      expect(parseCompareAddress(toCompareParams(address))).toEqual(address)
    }),
  )
})

test('a patent less, a patent more', () => {
  const address = parseCompareAddress({ id: ['A', 'B', 'C'], base: '3', claims: '1,2,3' })
  expect(withoutCompared(address, 0)).toMatchObject({ ids: ['B', 'C'], base: 1, claims: [2, 3] })
  expect(withoutCompared(address, 2)).toMatchObject({ ids: ['A', 'B'], base: 0, claims: [1, 2] })
  expect(withCompared(address, ['b', 'D'])).toMatchObject({ ids: ['A', 'B', 'C', 'D'], base: 2, claims: [1, 2, 3, null] })
})
