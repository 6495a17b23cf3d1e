import { describe, expect, it } from 'vitest'
import { goodsOverlap } from './goods/goods-relation.ts'
import { riskTier } from './goods/risk-tier.ts'
import { SimilarIndexBuilder } from './index/similar-index-builder.ts'
import { screenHits } from './screen-marks.ts'

describe('goods of two marks', () => {
  it.each([
    ['sameGroup', { number: 9, groups: ['0901'] }, { number: 9, groups: ['0901', '0908'] }],
    ['sameGroup', { number: 9, goods: ['Mobile phones'] }, { number: 9, goods: ['mobile phone'] }],
    ['sameClass', { number: 9, groups: ['0901'] }, { number: 9, groups: ['0908'] }],
    ['similarGoods', { number: 30, goods: ['coffee beverages'] }, { number: 43, goods: ['serving of coffee'] }],
    ['relatedClass', { number: 25 }, { number: 18 }],
    ['none', { number: 1 }, { number: 45 }],
  ] as const)('%s', (relation, query, mark) => {
    expect(goodsOverlap([query], [mark])).toEqual({ relation, classes: relation === 'none' ? [] : [query.number] })
  })
})

describe('risk tier', () => {
  it.each([
    ['high', 0.9, 'sameClass', 'registered'],
    ['high', 0.85, 'similarGoods', 'unknown'],
    ['medium', 0.84, 'sameGroup', 'pending'],
    ['medium', 0.9, 'relatedClass', 'registered'],
    ['medium', 0.9, 'sameGroup', 'recentlyEnded'],
    ['low', 0.7, 'relatedClass', 'registered'],
    ['low', 0.5, 'sameGroup', 'registered'],
    ['low', 1, 'sameGroup', 'ended'],
    ['low', 0.5, 'relatedClass', 'recentlyEnded'],
    ['none', 1, 'none', 'registered'],
  ] as const)('is %s for nearness %d, %s, %s', (tier, nearness, goods, status) => {
    expect(riskTier({ nearness, goods, status })).toBe(tier)
  })
})

describe('screening', () => {
  it('puts the highest risk first, with goods that the index does not contain', () => {
    const builder = new SimilarIndexBuilder()
    builder.add({ id: 'far', text: '云锦', status: 'registered', classes: [{ number: 45 }] })
    builder.add({ id: 'ended', text: '云锦', status: 'ended', classes: [{ number: 30 }] })
    builder.add({ id: 'live', text: '芸锦', status: 'registered', classes: [{ number: 30, groups: ['3002'] }] })
    const { hits } = builder.finish().search({ text: '云锦' })
    const classes = [{ number: 30, groups: ['3002'] }]
    expect(screenHits(hits, classes).map(({ id, tier }) => `${id} ${tier}`)).toEqual(['live high', 'ended low', 'far none'])
    const withGoods = screenHits(hits, [{ number: 43, goods: ['coffee bars'] }], () => [{ number: 30, goods: ['coffee'] }])
    expect(withGoods.map(({ goods }) => goods.relation)).toEqual(['similarGoods', 'similarGoods', 'similarGoods'])
  })
})
