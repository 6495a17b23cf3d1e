import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classAtLevel, readClassSymbol } from './class-symbol.ts'

describe('symbols in the writings people use', () => {
  test.each([
    ['h01m 4/36', 'ipc', 'H01M4/36', 'H01M0004360000', 'subgroup'],
    ['H01M0004360000', 'ipc', 'H01M4/36', 'H01M0004360000', 'subgroup'],
    ['Ｈ０１Ｍ４／３６', 'ipc', 'H01M4/36', 'H01M0004360000', 'subgroup'],
    ['H01M 10/0525 (2010.01)', 'cpc', 'H01M10/0525', 'H01M0010052500', 'subgroup'],
    ['H01M4/00', 'ipc', 'H01M4/00', 'H01M0004000000', 'subgroup'],
    ['//D06M101∶20', 'ipc', 'D06M101/20', 'D06M0101200000', 'subgroup'],
    ['H01M4', 'ipc', 'H01M4', 'H01M0004', 'group'],
    ['H01M', 'ipc', 'H01M', 'H01M', 'subclass'],
    ['H01', 'ipc', 'H01', 'H01', 'class'],
    ['y', 'cpc', 'Y', 'Y', 'section'],
    ['14.03', 'locarno', '14-03', '1403', 'subclass'],
    ['6', 'locarno', '06', '06', 'class'],
    ['429/231.95', 'uspc', '429/231.95', '429/231.95', 'subgroup'],
  ] as const)('%s', (written, scheme, symbol, key, level) => {
    expect(readClassSymbol(written, scheme)).toEqual({ scheme, symbol, key, level })
  })

  test.each(['', 'Z99', 'H1M', 'H01M0/00', '石墨烯', 'I01M4'])('%s is none', (written) => {
    expect(readClassSymbol(written, 'ipc')).toBeNull()
  })
})

test('levels of a symbol', () => {
  const at = (level: Parameters<typeof classAtLevel>[2]) => classAtLevel('H01M10/0525', 'cpc', level)
  expect([at('section'), at('class'), at('subclass'), at('group'), at('subgroup')]).toEqual([
    'H',
    'H01',
    'H01M',
    'H01M10/00',
    'H01M10/0525',
  ])
  expect(classAtLevel('H01M', 'ipc', 'group')).toBeNull()
  expect(classAtLevel('14-03', 'locarno', 'class')).toBe('14')
})

const symbol = fc
  .tuple(
    fc.constantFrom('A', 'H'),
    fc.integer({ min: 1, max: 99 }),
    fc.constantFrom('B', 'M'),
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 0, max: 99 }),
  )
  .map(([s, c, u, g, n]) => `${s}${String(c).padStart(2, '0')}${u}${g}/${String(n).padStart(2, '0')}`)

test('reading what was read changes nothing, and keys sort by group as numbers', () => {
  fc.assert(
    fc.property(symbol, (text) => {
      const read = readClassSymbol(text, 'ipc')
      expect(readClassSymbol(read?.symbol ?? '', 'ipc')).toEqual(read)
      expect(readClassSymbol(read?.key ?? '', 'ipc')).toEqual(read)
    }),
  )
  const keys = ['H01M4/36', 'H01M10/05', 'H01M4/362', 'H01M4/37'].map((text) => readClassSymbol(text, 'ipc')?.key ?? '')
  expect(keys.toSorted()).toEqual([keys[0], keys[2], keys[3], keys[1]])
})
