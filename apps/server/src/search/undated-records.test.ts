import type { SearchAnswer } from '@gezhi/contract'
import { printQuery, readQuery } from '@gezhi/query'
import { PATENT_KIND } from '@gezhi/records'
import type { CountRequest } from '@gezhi/search'
import { describe, expect, it } from 'vitest'
import { undatedRecords } from '../kinds/undated-records.ts'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

/** A battery without an application date. */
const undated = (facts: Parameters<typeof aPatent>[0]) => {
  const { applicationDate: _, ...record } = aPatent({ office: 'US', title: 'battery', ...facts })
  return record
}

describe('records without an application date', async () => {
  const { post } = await buildTestApp({
    records: [
      aPatent({
        publicationNumber: 'US7000001B2',
        office: 'US',
        title: 'battery',
        applicationDate: '20190101',
        publicationDate: '20200101',
      }),
      aPatent({
        publicationNumber: 'US7000002B2',
        office: 'US',
        title: 'battery',
        applicationDate: '20100101',
        publicationDate: '20110101',
      }),
      undated({ publicationNumber: 'US7000003B2', title: 'battery', publicationDate: '20200202' }),
      undated({ publicationNumber: 'US7000004B2', title: 'battery', publicationDate: '20090202' }),
      undated({ publicationNumber: 'US7000005B2', title: 'kite', publicationDate: '20200202' }),
    ],
  })
  const search = async (queryStr: string, more: object = {}) =>
    (await post<SearchAnswer>('/api/search/ts/search', { filter: { queryStr }, ...more })).data

  it('are reported where a query leaves them out, with the query by publication date', async () => {
    const { total, undated } = await search('battery AND ad>=2018')
    expect(total).toBe(1)
    expect(undated).toEqual({
      total: 2,
      totalRelation: 'eq',
      field: 'ad',
      name: '申请日',
      instead: { name: '公开（公告）日', queryStr: 'battery AND pd>=2018' },
    })
    expect((await search(undated?.instead.queryStr ?? '')).total).toBe(2)
    expect((await search('battery AND ady=2019')).undated?.instead.queryStr).toBe('battery AND pdy=2019')
  })

  it('are not reported where nothing is left out for that', async () => {
    for (const query of [
      'battery',
      'battery AND pd>=2018',
      'battery NOT ad<2018',
      '(battery AND ad>=2018) OR pd>=1900',
      'TI=nothing AND ad>=2018',
    ]) {
      expect((await search(query)).undated, query).toBeUndefined()
    }
  })

  it('are reported where a filter by years leaves them out, with the query that replaces it', async () => {
    const byYears = (...valueList: string[]) => ({ filterItems: [{ field: 'application_date.year', valueList, filterflag: 1 }] })
    const { total, undated } = await search('battery', byYears('2010', '2020'))
    expect(total).toBe(1)
    expect(undated).toMatchObject({ total: 2, field: 'ad', name: '申请日', facet: 'application_date.year' })
    expect(undated?.instead.queryStr).toBe('battery AND pdy=(2010 OR 2020)')
    expect((await search('battery AND pdy=(2010 OR 2020)')).total).toBe(2)
    expect((await search('battery', byYears('2010'))).undated?.instead.queryStr).toBe('battery AND pdy=2010')
    expect((await search('battery', byYears('2010', 'none'))).undated).toBeUndefined()
    const excluding = { filterItems: [{ field: 'application_date.year', valueList: ['2010'], filterflag: 0 }] }
    expect((await search('battery', excluding)).undated).toBeUndefined()
  })

  it('are a value of the facets of the date, which filters', async () => {
    const groupList = [
      { field: 'application_date.year', count: 10 },
      { field: 'publication_date.year', count: 10 },
    ]
    const [applied, published] = (await search('battery', { groupList })).groupList
    expect(applied?.list).toContainEqual({ value: 'none', name: '无日期', count: 2 })
    expect(published?.list.map(({ value }) => value)).not.toContain('none')
    const filter = (valueList: string[], filterflag: 0 | 1) => ({
      filterItems: [{ field: 'application_date.year', valueList, filterflag }],
    })
    expect((await search('battery', filter(['none'], 1))).total).toBe(2)
    expect((await search('battery', filter(['none', '2010'], 1))).total).toBe(3)
    expect((await search('battery', filter(['none'], 0))).total).toBe(2)
  })
})

it('is not sought for each query where all records have the date', async () => {
  const counted: CountRequest[] = []
  const engine = {
    kind: PATENT_KIND,
    count: async (request: CountRequest) => {
      counted.push(request)
      return { total: 0, relation: 'eq' } as const
    },
  }
  for (const text of ['battery AND ad>=2018', 'kite AND ad<2018']) {
    const query = readQuery(text, { fields: PATENT_KIND.fields }).tree
    expect(await undatedRecords(engine, { query }, 'zh')).toBeUndefined()
  }
  expect(counted.map(({ query }) => printQuery(query!))).toEqual(['NOT ad=*', 'NOT ad=*'])
  expect(counted[0]!.query).toBe(counted[1]!.query)
})
