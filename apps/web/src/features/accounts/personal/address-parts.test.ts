import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinAddress, regionsIn, splitAddress, type RegionNode } from './address-parts.ts'

const node = (name: string, children: readonly RegionNode[] = []): RegionNode => ({ code: name, name, children })
const REGIONS = [
  node('广东省', [node('深圳市', [node('南山区'), node('福田区')]), node('广州市', [node('天河区')])]),
  node('北京市', [node('市辖区', [node('海淀区')])]),
]

test('an address is split as far as its regions are known; the rest is the street', () => {
  expect(splitAddress('广东省 深圳市 南山区 科技园 1 号', REGIONS)).toEqual({
    province: '广东省',
    city: '深圳市',
    county: '南山区',
    street: '科技园 1 号',
  })
  expect(splitAddress('广东省深圳市科技园', REGIONS)).toEqual({ province: '广东省', city: '深圳市', county: '', street: '科技园' })
  expect(splitAddress('10 Downing Street', REGIONS)).toEqual({ province: '', city: '', county: '', street: '10 Downing Street' })
})

test('what was put together comes apart again', () => {
  const place = fc.constantFrom(...REGIONS).chain((province) =>
    fc.constantFrom(...province.children).chain((city) =>
      fc.constantFrom(...city.children).map((county) => ({
        province: province.name,
        city: city.name,
        county: county.name,
      })),
    ),
  )
  fc.assert(
    fc.property(place, fc.string(), (regions, street) => {
      const parts = { ...regions, street: street.trimStart() }
      expect(splitAddress(joinAddress(parts), REGIONS)).toEqual(parts)
    }),
  )
})

test('what lies in a region is found by its name', () => {
  expect(regionsIn(REGIONS, '广东省').map(({ name }) => name)).toEqual(['深圳市', '广州市'])
  expect(regionsIn(REGIONS, '')).toEqual([])
})
