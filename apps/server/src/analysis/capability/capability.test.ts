import type { CapabilityAssessment } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { CAPABILITY_INDICATORS, pointsOf, weightedMean } from './capability-axes.ts'

const PATH = '/api/search/analyse/firmCapacity'

describe('innovation capability of companies (G166)', async () => {
  const by = (name: string, year: number, more: Parameters<typeof aPatent>[0] = {}) =>
    aPatent({ applicants: [{ name }], applicationDate: `${year}0102`, ...more })
  const ipc = (symbol: string) => ({ ipc: [symbol] })
  const claims = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ lang: 'zh', number: i + 1, text: '一种装置', independent: i === 0, parents: [] }))
  const test = await buildTestApp({
    now: () => Date.parse('2026-03-01T00:00:00Z'),
    records: [
      by('Reed Co., Ltd.', 2010, { legalStatus: 'inactive', claims: claims(2), inventors: [{ name: '王一' }], ...ipc('H01M 10/05') }),
      by('REED COMPANY LIMITED', 2023, {
        legalStatus: 'active',
        claims: claims(10),
        inventors: [{ name: '王一' }, { name: '李二' }],
        ...ipc('B60L 50/60'),
      }),
      by('Reed Co., Ltd.', 2024, { office: 'US', inventors: [{ name: '王一' }], grantDate: '20250304', patentType: 'utility' }),
      by('乙大学', 2015),
    ],
  })
  const { headers } = await aSession(test)
  const ask = async <Data = CapabilityAssessment>(companyList: readonly string[], by = headers) =>
    (await test.post<Data>(PATH, { companyList }, by)).data

  it('analysis.01: is computed on five axes from counts by hand, with spellings as one company', async () => {
    const { list, years } = await ask(['Reed Co., Ltd.', '乙大学', 'Nobody Inc.'])
    expect(years).toEqual({ from: 2022, to: 2026 })
    const [reed, university, nobody] = list
    expect(reed!.names.toSorted()).toEqual(['REED COMPANY LIMITED', 'Reed Co., Ltd.'])
    expect(list.map(({ total }) => total)).toEqual([3, 1, 0])
    const figures = Object.fromEntries(
      reed!.axes.flatMap(({ indicators }) => indicators.map(({ indicator, figure }) => [indicator, figure])),
    )
    expect(figures).toMatchObject({
      records: 3,
      granted: 1,
      recent: 2,
      inventions: 66.67,
      inForce: 50,
      manyClaims: 50,
      offices: 2,
      abroad: 33.33,
      subclasses: 2,
      inventors: 2,
      frequentInventors: 1,
      recentInventors: 2,
      recentShare: 66.67,
      activeYears: 2,
      newSubclasses: 1,
    })
    expect(reed!.axes.map(({ name }) => name)).toEqual(['数量', '质量', '布局', '人才', '活跃度'])
    expect(reed!.score).toBeGreaterThan(university!.score)
    expect(nobody!.axes.every(({ score }) => score === 0)).toBe(true)
    for (const { score, axes } of list) {
      expect(score).toBeCloseTo(axes.reduce((sum, one) => sum + one.score, 0) / 5, 1)
      for (const axis of axes) expect(axis.score).toBe(weightedMean(axis.indicators))
    }
  })

  it('opens each figure to the records that were counted', async () => {
    const { list } = await ask(['Reed Co., Ltd.'])
    const found = new Map<string, number>()
    for (const { indicator, queryStr } of list[0]!.axes.flatMap(({ indicators }) => indicators)) {
      const request = { filter: { queryStr, mode: 'command' } }
      found.set(indicator, (await test.post<{ total: number }>('/api/search/ts/instructSearch', request, headers)).data.total)
    }
    expect(found.get('records')).toBe(3)
    expect(found.get('granted')).toBe(1)
    expect(found.get('recent')).toBe(2)
    expect(found.get('inventions')).toBe(2)
    expect(found.get('inForce')).toBe(1)
    expect(found.get('manyClaims')).toBe(1)
    expect(found.get('activeYears')).toBe(2)
  })

  it('needs a login and names of companies', async () => {
    expect((await test.post(PATH, { companyList: ['a'] })).code).toBe(401)
    expect(await ask<unknown>([])).toMatchObject({ error: 'INVALID_INPUT', field: 'companyList' })
    expect(await ask<unknown>(['a', 'b', 'c', 'd', 'e', 'f'])).toMatchObject({ error: 'INVALID_INPUT', field: 'companyList' })
  })
})

describe('scores', () => {
  it('have weights that add up to 100 on each axis', () => {
    for (const [axis, indicators] of Object.entries(CAPABILITY_INDICATORS))
      expect(
        indicators.reduce((sum, { weight }) => sum + weight, 0),
        axis,
      ).toBe(100)
  })

  it('are 0 for nothing, 100 for the full figure and for more', () => {
    for (const scale of ['linear', 'log'] as const)
      expect([0, 50, 100, 1000].map((figure) => pointsOf({ scale, full: 100 }, figure))).toEqual([
        0,
        scale === 'linear' ? 50 : 85.2,
        100,
        100,
      ])
  })
})
