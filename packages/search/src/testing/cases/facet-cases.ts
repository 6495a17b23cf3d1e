import { expect } from 'vitest'
import { aPatent } from '../a-patent.ts'
import type { Cases } from '../cases.ts'
import { field, word } from '../query-trees.ts'

export const FACET_CASES: Cases = {
  'values among the hits, most frequent first, ties by value': async ({ engine, put }) => {
    await put(
      aPatent({ title: 'x', ipc: ['H01M4/36', 'H01M4/38'], office: 'CN' }),
      aPatent({ title: 'x', ipc: ['C01B32/182', 'H01M4/36'], office: 'US' }),
      aPatent({ title: 'x', ipc: ['A01B1/00'], office: 'JP' }),
      aPatent({ title: 'y', ipc: ['A01B1/00'], office: 'US' }),
    )
    const facets = await engine.facets({
      query: field('TI', word('x')),
      facets: [
        { field: 'class_ipc.section', count: 2 },
        { field: 'country', count: 10 },
      ],
    })
    expect(facets).toEqual([
      {
        field: 'class_ipc.section',
        list: [
          { value: 'H', count: 2 },
          { value: 'A', count: 1 },
        ],
        timedOut: false,
      },
      {
        field: 'country',
        list: [
          { value: 'CN', count: 1 },
          { value: 'JP', count: 1 },
          { value: 'US', count: 1 },
        ],
        timedOut: false,
      },
    ])
  },
  'groups instead of hits, each once for a value': async ({ engine, put }) => {
    const application = (serial: number, year: string) =>
      ['A', 'B'].map((kind) =>
        aPatent({
          applicationNumber: `CN20201000000${serial}`,
          publicationNumber: `CN10500000${serial}${kind}`,
          publicationDate: `${year}0101`,
        }),
      )
    await put(...application(1, '2020'), ...application(2, '2021'), aPatent({ office: 'US' }))
    const facets = await engine.facets({
      query: null,
      collapse: 'application',
      facets: [
        { field: 'country', count: 10 },
        { field: 'pd', interval: 'year' },
        { field: 'pd', ranges: [{ from: 20200101, to: 20220101 }] },
      ],
    })
    expect(facets.map(({ list }) => list.map(({ value, count }) => `${value} ${count}`))).toEqual([
      ['CN 2', 'US 1'],
      ['2020 1', '2021 1'],
      ['20200101..20220101 2'],
    ])
    await expect(engine.facets({ query: null, collapse: 'taste', facets: [] })).rejects.toMatchObject({ reason: 'invalid-request' })
  },
  'a year of a date': async ({ engine, put }) => {
    await put(...['20200101', '20201231', '20210101'].map((applicationDate) => aPatent({ applicationDate })), aPatent())
    const [facet] = await engine.facets({ query: null, facets: [{ field: 'application_date.year', count: 10 }] })
    expect(facet!.list).toEqual([
      { value: '2020', count: 2 },
      { value: '2021', count: 1 },
    ])
  },
  'very many values': async ({ engine, put }) => {
    const names = Array.from({ length: 1500 }, (_, i) => `inventor ${String(i).padStart(4, '0')}`)
    await put(...names.map((name) => aPatent({ inventors: [name, 'somebody'] })))
    const [facet] = await engine.facets({ query: null, facets: [{ field: 'inventor.original.name', count: 3 }] })
    expect(facet!.list).toEqual([
      { value: 'somebody', count: 1500 },
      { value: 'inventor 0000', count: 1 },
      { value: 'inventor 0001', count: 1 },
    ])
  },
  'ranges of numbers, as asked, 0 too': async ({ engine, put }) => {
    await put(...[1, 9, 10, 25].map((pageCount) => aPatent({ pageCount })), aPatent())
    const ranges = [
      { from: null, to: 10 },
      { from: 10, to: 20 },
      { from: 20, to: null },
      { from: 100, to: 200 },
    ]
    const [facet] = await engine.facets({ query: null, facets: [{ field: 'page-count', ranges }] })
    expect(facet!.list.map(({ value, count }) => `${value} ${count}`)).toEqual(['..10 2', '10..20 1', '20.. 1', '100..200 0'])
    await expect(engine.facets({ query: null, facets: [{ field: 'country', ranges }] })).rejects.toMatchObject({
      reason: 'invalid-request',
    })
  },
  'a date by year and by month, in time': async ({ engine, put }) => {
    await put(...['20210301', '20200101', '20200131', '20201231'].map((applicationDate) => aPatent({ applicationDate })), aPatent())
    const [years, months] = await engine.facets({
      query: null,
      facets: [
        { field: 'ad', interval: 'year' },
        { field: 'ad', interval: 'month' },
      ],
    })
    expect(years!.list.map(({ value, count }) => `${value} ${count}`)).toEqual(['2020 3', '2021 1'])
    expect(months!.list.map(({ value, count }) => `${value} ${count}`)).toEqual(['202001 2', '202012 1', '202103 1'])
  },
  'a table of two fields': async ({ engine, put }) => {
    await put(
      aPatent({ office: 'CN', ipc: ['H01M4/36', 'C01B32/182'] }),
      aPatent({ office: 'CN', ipc: ['H01M4/38'] }),
      aPatent({ office: 'US', ipc: ['H01M4/36'] }),
      aPatent({ office: 'JP', ipc: ['A01B1/00'], title: 'x' }),
    )
    const request = { rows: { field: 'country', count: 2 }, columns: { field: 'class_ipc.section', count: 2 } }
    expect(await engine.table({ query: null, ...request })).toEqual({
      rows: ['CN', 'JP'],
      columns: ['H', 'A'],
      counts: [
        [2, 0],
        [0, 1],
      ],
      timedOut: false,
    })
    expect((await engine.table({ query: word('x'), ...request })).rows).toEqual(['JP'])
  },
  'a facet that takes too long says so': async ({ engine, put }) => {
    await put(aPatent())
    const [facet] = await engine.facets({ query: null, facets: [{ field: 'country', count: 1 }], timeLimit: -1 })
    expect(facet).toEqual({ field: 'country', list: [], timedOut: true })
  },
  'a facet nobody knows is refused': async ({ engine }) => {
    await expect(engine.facets({ query: null, facets: [{ field: 'taste', count: 1 }] })).rejects.toMatchObject({
      reason: 'invalid-request',
    })
  },
}
