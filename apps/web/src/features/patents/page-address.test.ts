import { describe, expect, test } from 'vitest'
import { listParams, parsePageAddress, relativeParams, toPageParams } from './page-address.ts'

const opened = parsePageAddress({ id: 'CN1A', q: '电池', f: 'country:CN', size: '50', at: '120', tab: 'legal', claims: 'tree', lang: 'en' })

describe('the address of a patent page', () => {
  test('B.detail.01: names the patent by id or publication number', () => {
    expect(parsePageAddress({ id: 'CN1A' }).id).toBe('CN1A')
    expect(parsePageAddress({ publication_number: ' CN1A ' }).id).toBe('CN1A')
    expect(parsePageAddress({}).id).toBe('')
  })

  test('reads back as it was written', () => {
    expect(parsePageAddress(toPageParams(opened))).toEqual(opened)
  })

  test('takes any address', () => {
    expect(parsePageAddress({ id: 'x', at: '-1', tab: 'nothing', claims: 'x', lang: '<b>' })).toMatchObject({
      at: null,
      tab: null,
      claims: 'list',
      lang: null,
    })
  })
})

test('the way back leads to the page of the list on which the patent stands', () => {
  expect(listParams(opened)).toEqual({ q: '电池', f: ['country:CN'], page: '3', size: '50' })
})

test('a cited patent keeps highlights and ways of reading, not the place in the list', () => {
  expect(relativeParams(opened, 'US2B')).toEqual({ id: 'US2B', q: '电池', tab: 'legal', claims: 'tree', lang: 'en' })
})
