import { NO_VALUE } from '@gezhi/records'
import { expect } from 'vitest'
import type { KindCases } from '../kind-case.ts'
import { between, exact, field, not, pattern, word } from '../query-trees.ts'

export const VALUE_CASES: KindCases = {
  'dates: a day, a year, ranges open or not': async ({ putNamed, names }, { fields: { date, year } }) => {
    const days = ['20200229', '20201231', '20210101', '20230630']
    await putNamed({ ...Object.fromEntries(days.map((day) => [day, { date: day }])), undated: {} })
    expect(await names(field(date, word('20201231')))).toEqual(['20201231'])
    expect(await names(field(date, word('2020')))).toEqual(['20201231', '20200229'])
    expect(await names(between(date, '20201231', '20210101'))).toEqual(['20210101', '20201231'])
    expect(await names(between(date, '2021', null))).toEqual(['20230630', '20210101'])
    expect(await names(between(date, null, '202002'))).toEqual(['20200229'])
    expect(await names(not(field(date, pattern('*'))))).toEqual(['undated'])
    expect(await names(null, { filters: [{ field: year, values: [NO_VALUE, '2023'], include: true }] })).toEqual(['20230630', 'undated'])
  },
  'counts as numbers, not as text': async ({ putNamed, names }, { fields: { count } }) => {
    await putNamed(Object.fromEntries([2, 9, 10, 100].map((pages) => [`p${pages}`, { pages }])))
    expect((await names(between(count!, '9', '10'))).toSorted()).toEqual(['p10', 'p9'])
    expect((await names(between(count!, '10', null))).toSorted()).toEqual(['p10', 'p100'])
  },
  'a party by its words and by its whole name': async ({ putNamed, names }, { fields: { party } }) => {
    await putNamed({ university: { parties: ['中山大学'] }, hospital: { parties: ['中山大学附属医院'] } })
    expect((await names(field(party, word('中山大学')))).toSorted()).toEqual(['hospital', 'university'])
    expect(await names(exact(party, '中山大学'))).toEqual(['university'])
  },
  'a code is found whole, not by a word in it': async ({ putNamed, names }, { fields: { code }, codes }) => {
    await putNamed({ a: { code: 'a' }, b: { code: 'b' }, c: { code: 'c' } })
    expect(await names(field(code, word(codes.b)))).toEqual(['b'])
    expect(await names(exact(code, codes.c))).toEqual(['c'])
    expect(await names(field(code, word(codes.b.slice(0, -1))))).toEqual([])
    expect(await names(field(code, pattern(`${codes.a.slice(0, 2)}*`)))).toEqual(['a'])
  },
  'filters join by and, their values by or, and exclude': async ({ engine, putSketches }, { facets, codes }) => {
    await putSketches(
      { code: 'a', parties: ['格致大学', 'Siemens AG'] },
      { code: 'b', parties: ['格致大学'] },
      { code: 'c', parties: ['中兴'] },
    )
    const total = async (...filters: { field: string; values: string[]; include: boolean }[]) =>
      (await engine.count({ query: null, filters })).total
    const party = { field: facets.party, values: ['格致大学'], include: true }
    expect(await total(party)).toBe(2)
    expect(await total({ ...party, values: ['格致大学', '中兴'] })).toBe(3)
    expect(await total(party, { ...party, values: ['Siemens AG'] })).toBe(1)
    expect(await total(party, { field: facets.code, values: [codes.b], include: false })).toBe(1)
    await expect(engine.count({ query: null, filters: [{ field: 'no such', values: ['x'], include: true }] })).rejects.toMatchObject({
      reason: 'invalid-request',
    })
  },
}
