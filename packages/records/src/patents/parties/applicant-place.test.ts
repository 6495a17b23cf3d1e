import { describe, expect, it } from 'vitest'
import { applicantPlace } from './applicant-place.ts'

describe('applicantPlace', () => {
  it.each([
    ['广东省深圳市南山区科技路1号', { country: 'CN', province: '广东省', city: '深圳市' }],
    ['518000 广东深圳市南山区科技路1号', { country: 'CN', province: '广东省', city: '深圳市' }],
    ['中国北京市海淀区中关村路1号', { country: 'CN', province: '北京市', city: '北京市' }],
    ['吉林省延边朝鲜族自治州延吉市', { country: 'CN', province: '吉林省', city: '延边朝鲜族自治州' }],
    ['内蒙古自治区锡林郭勒盟锡林浩特市', { country: 'CN', province: '内蒙古自治区', city: '锡林郭勒盟' }],
    ['中国台湾新竹市', { country: 'TW', province: '台湾省', city: '新竹市' }],
    ['日本东京都', { country: 'JP' }],
    ['科技路1号', {}],
    ['1 Science Road, Shenzhen', {}],
    ['1 Science Road, Shenzhen, Guangdong 518000, P.R. China', { country: 'CN' }],
    ['Kiteweg 1, 70000 Stuttgart, Germany', { country: 'DE' }],
    ['1 Kite Street, Atlanta, Georgia', {}],
    ['1 Kite Street, Palo Alto, CA', {}],
  ])('%s', (address, place) => {
    expect(Object.fromEntries(Object.entries(applicantPlace({ address })).filter(([, part]) => part !== undefined))).toEqual(place)
  })

  it('preserves the source’s value, provinces in full', () => {
    expect(applicantPlace({ province: '广东', address: '北京市海淀区' })).toMatchObject({ country: 'CN', province: '广东省' })
    expect(applicantPlace({ country: 'US', province: 'CA', city: 'Palo Alto' })).toEqual({
      country: 'US',
      province: 'CA',
      city: 'Palo Alto',
    })
  })
})
