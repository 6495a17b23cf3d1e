import { expect, test } from 'vitest'
import { readPatentNumbers } from '../patents/numbers/read-patent-number.ts'
import { MARK_NUMBERS } from '../trademarks/mark-number.ts'
import { COUNTRY_LABELS, OFFICE_LABELS } from './country-labels.ts'
import { COUNTRY_REGIONS } from './country-regions.ts'
import { countryTree } from './country-tree.ts'

test('filters.17: a node has id, country, code, name, value, count, nationalImage, list and disabled', () => {
  const [asia] = countryTree(
    [
      { code: 'JP', count: 3 },
      { code: 'CN', count: 5 },
    ],
    { language: 'zh', flagOf: (code) => `/flags/${code}` },
  )
  expect(asia).toEqual({
    id: 'region:asia',
    country: '',
    code: '',
    name: '亚洲',
    value: 'region:asia',
    count: 8,
    nationalImage: null,
    list: [
      { id: 'CN', country: 'CN', code: 'CN', name: '中国', value: 'CN', count: 5, nationalImage: '/flags/CN', list: [], disabled: false },
      { id: 'JP', country: 'JP', code: 'JP', name: '日本', value: 'JP', count: 3, nationalImage: '/flags/JP', list: [], disabled: false },
    ],
    disabled: false,
  })
})

test('regions with most documents first, offices apart, unknown codes last', () => {
  const counted = [
    { code: 'QQ', count: 100 },
    { code: 'DE', count: 4 },
    { code: 'US', count: 9 },
    { code: 'EP', count: 7 },
    { code: 'FR', count: 4 },
  ]
  expect(countryTree(counted, { language: 'en' }).map(({ name, list }) => [name, ...list.map(({ code }) => code)])).toEqual([
    ['North America', 'US'],
    ['Europe', 'DE', 'FR'],
    ['International and regional offices', 'EP'],
    ['Other', 'QQ'],
  ])
})

test('a country without documents can be selected only where it is stored', () => {
  const [asia] = countryTree(
    [
      { code: 'JP', count: 0 },
      { code: 'KR', count: 0, alwaysEnabled: true },
    ],
    { language: 'en' },
  )
  expect(asia?.list.map(({ code, disabled }) => [code, disabled])).toEqual([
    ['JP', true],
    ['KR', false],
  ])
  expect(asia?.disabled).toBe(false)
  expect(countryTree([{ code: 'JP', count: 0 }], { language: 'en' })[0]?.disabled).toBe(true)
})

test('every known code is in one region', () => {
  const codes = COUNTRY_REGIONS.flatMap((region) => region.codes.split(' '))
  expect(codes.toSorted()).toEqual(Object.keys(COUNTRY_LABELS).toSorted())
})

test('areas without an office have names, and no numbers begin with their codes', () => {
  const areas = Object.keys(COUNTRY_LABELS).filter((code) => !(code in OFFICE_LABELS))
  expect(areas).toEqual(expect.arrayContaining(['AX', 'PF', 'RE', 'PR', 'XK']))
  expect(areas.filter((code) => !/\p{Script=Han}{2}/u.test(COUNTRY_LABELS[code]!.zh) || COUNTRY_LABELS[code]!.en === code)).toEqual([])
  // `RE39876` is a reissue of the United States, `PS 1234567` no number of a mark.
  expect(readPatentNumbers('RE39876').map(({ office }) => office)).toEqual(['US'])
  expect(MARK_NUMBERS.read('PS 1234567')).toEqual([])
})
