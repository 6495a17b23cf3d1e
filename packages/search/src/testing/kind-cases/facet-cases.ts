import { expect } from 'vitest'
import type { Facet } from '../../search-engine.ts'
import type { KindCases } from '../kind-case.ts'
import { field, word } from '../query-trees.ts'

const listed = ({ list }: Facet) => list.map(({ value, count }) => `${value} ${count}`)

export const FACET_CASES: KindCases = {
  'values among the hits, most frequent first, ties by value': async ({ engine, putSketches }, { fields, facets, codes }) => {
    await putSketches(
      { title: 'x', parties: ['Henkel', 'Hilti'], code: 'a' },
      { title: 'x', parties: ['Basf', 'Henkel'], code: 'b' },
      { title: 'x', parties: ['Adidas'], code: 'c' },
      { title: 'y', parties: ['Adidas'], code: 'b' },
    )
    const [parties, all] = await engine.facets({
      query: field(fields.title, word('x')),
      facets: [
        { field: facets.party, count: 2 },
        { field: facets.code, count: 10 },
      ],
    })
    expect(parties).toEqual({
      field: facets.party,
      list: [
        { value: 'Henkel', count: 2 },
        { value: 'Adidas', count: 1 },
      ],
      timedOut: false,
    })
    expect(all).toEqual({
      field: facets.code,
      list: Object.values(codes)
        .toSorted()
        .map((value) => ({ value, count: 1 })),
      timedOut: false,
    })
  },
  'groups instead of hits, each once for a value': async ({ engine, putSketches }, { fields, facets, codes, grouping }) => {
    const group = (serial: number, date: string) =>
      Array.from({ length: 2 }, () => ({ group: `CN20201000000${serial}`, date, code: 'a' as const }))
    await putSketches(...group(1, '20200101'), ...group(2, '20210101'), { code: 'b' })
    const found = await engine.facets({
      query: null,
      collapse: grouping,
      facets: [
        { field: facets.code, count: 10 },
        { field: fields.date, interval: 'year' },
        { field: fields.date, ranges: [{ from: 20200101, to: 20220101 }] },
      ],
    })
    expect(found.map(listed)).toEqual([[`${codes.a} 2`, `${codes.b} 1`], ['2020 1', '2021 1'], ['20200101..20220101 2']])
    await expect(engine.facets({ query: null, collapse: 'taste', facets: [] })).rejects.toMatchObject({ reason: 'invalid-request' })
  },
  'a year of a date': async ({ engine, putSketches }, { facets }) => {
    await putSketches(...['20200101', '20201231', '20210101'].map((date) => ({ date })), {})
    const [facet] = await engine.facets({ query: null, facets: [{ field: facets.year, count: 10 }] })
    expect(listed(facet!)).toEqual(['2020 2', '2021 1'])
  },
  'very many values': async ({ engine, putSketches }, { facets }) => {
    const parties = Array.from({ length: 1500 }, (_, i) => `party ${String(i).padStart(4, '0')}`)
    await putSketches(...parties.map((name) => ({ parties: [name, 'somebody'] })))
    const [facet] = await engine.facets({ query: null, facets: [{ field: facets.party, count: 3 }] })
    expect(listed(facet!)).toEqual(['somebody 1500', 'party 0000 1', 'party 0001 1'])
  },
  'ranges of numbers, as requested, including 0': async ({ engine, putSketches }, { fields, facets }) => {
    await putSketches(...[1, 9, 10, 25].map((pages) => ({ pages })), {})
    const ranges = [
      { from: null, to: 10 },
      { from: 10, to: 20 },
      { from: 20, to: null },
      { from: 100, to: 200 },
    ]
    const [facet] = await engine.facets({ query: null, facets: [{ field: fields.count!, ranges }] })
    expect(listed(facet!)).toEqual(['..10 2', '10..20 1', '20.. 1', '100..200 0'])
    await expect(engine.facets({ query: null, facets: [{ field: facets.code, ranges }] })).rejects.toMatchObject({
      reason: 'invalid-request',
    })
  },
  'a date by year and by month, in time': async ({ engine, putSketches }, { fields }) => {
    await putSketches(...['20210301', '20200101', '20200131', '20201231'].map((date) => ({ date })), {})
    const [years, months] = await engine.facets({
      query: null,
      facets: [
        { field: fields.date, interval: 'year' },
        { field: fields.date, interval: 'month' },
      ],
    })
    expect(listed(years!)).toEqual(['2020 3', '2021 1'])
    expect(listed(months!)).toEqual(['202001 2', '202012 1', '202103 1'])
  },
  'a table of two fields': async ({ engine, putSketches }, { facets, codes }) => {
    await putSketches(
      { code: 'a', parties: ['Henkel', 'Basf'] },
      { code: 'a', parties: ['Henkel'] },
      { code: 'b', parties: ['Henkel'] },
      { code: 'b', parties: ['Adidas'], title: 'x' },
      { code: 'b', parties: ['Adidas'] },
    )
    const request = { rows: { field: facets.code, count: 2 }, columns: { field: facets.party, count: 2 } }
    expect(await engine.table({ query: null, ...request })).toEqual({
      rows: [codes.b, codes.a],
      columns: ['Henkel', 'Adidas'],
      counts: [
        [1, 2],
        [2, 0],
      ],
      timedOut: false,
    })
    expect((await engine.table({ query: word('x'), ...request })).rows).toEqual([codes.b])
  },
  'a facet that takes too long is reported': async ({ engine, putSketches }, { facets }) => {
    await putSketches({ code: 'a' })
    const [facet] = await engine.facets({ query: null, facets: [{ field: facets.code, count: 1 }], timeLimit: -1 })
    expect(facet).toEqual({ field: facets.code, list: [], timedOut: true })
  },
  'an unknown facet is rejected': async ({ engine }) => {
    await expect(engine.facets({ query: null, facets: [{ field: 'taste', count: 1 }] })).rejects.toMatchObject({
      reason: 'invalid-request',
    })
  },
}
