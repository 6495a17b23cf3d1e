import { expect } from 'vitest'
import { withClassHierarchy } from '../../with-class-hierarchy.ts'
import { aPatent } from '../a-patent.ts'
import type { Cases } from '../cases.ts'
import { between, exact, field, pattern, word } from '../query-trees.ts'

export const VALUE_CASES: Cases = {
  'dates: a day, a year, ranges open or not': async ({ put, found }) => {
    await put(
      ...['20200229', '20201231', '20210101', '20230630'].map((date) => aPatent({ publicationNumber: date, applicationDate: date })),
    )
    await put(aPatent({ publicationNumber: 'undated' }))
    expect(await found(field('ad', word('20201231')))).toEqual(['20201231'])
    expect(await found(field('ad', word('2020')))).toEqual(['20201231', '20200229'])
    expect(await found(between('ad', '20201231', '20210101'))).toEqual(['20210101', '20201231'])
    expect(await found(between('ad', '2021', null))).toEqual(['20230630', '20210101'])
    expect(await found(between('ad', null, '202002'))).toEqual(['20200229'])
    expect(await found({ kind: 'not', operand: field('ad', pattern('*')) })).toEqual(['undated'])
    expect(await found(null, { filters: [{ field: 'ady', values: ['none', '2023'], include: true }] })).toEqual(['20230630', 'undated'])
  },
  'publication dates are no application dates': async ({ put, found }) => {
    await put(aPatent({ publicationNumber: 'CN1A', applicationDate: '20200101', publicationDate: '20210101' }))
    await put(aPatent({ publicationNumber: 'CN2A', publicationDate: '20200101' }))
    expect(await found(between('ad', '2020', '2020'))).toEqual(['CN1A'])
    expect(await found(between('pd', '2020', '2020'))).toEqual(['CN2A'])
  },
  'a class below which others stand finds these too, as a scheme says': async ({ engine, put }) => {
    await put(
      aPatent({ publicationNumber: 'CN1A', ipc: ['H01M10/0525'] }),
      aPatent({ publicationNumber: 'CN2A', ipc: ['H01M10/05', 'H01M10/0525'] }),
      aPatent({ publicationNumber: 'CN3A', ipc: ['H01M10/06'] }),
    )
    const below = { descendants: (_: string, symbol: string) => (symbol === 'H01M10/05' ? ['H01M10/052', 'H01M10/0525'] : []) }
    const query = field('ipc', word('H01M10/05'))
    const total = async (of: typeof engine) => (await of.count({ query, exact: true })).total
    expect([await total(engine), await total(withClassHierarchy(engine, below))]).toEqual([1, 2])
  },
  'classes include what lies under them': async ({ put, found }) => {
    await put(
      aPatent({ publicationNumber: 'CN1A', ipc: ['H01M4/36', 'C01B32/182'] }),
      aPatent({ publicationNumber: 'CN2A', ipc: ['H01M4/00'] }),
      aPatent({ publicationNumber: 'CN3A', ipc: ['H01M10/0525'] }),
    )
    const ipc = async (text: string) => (await found(field('ipc', word(text)))).toSorted()
    expect(await ipc('H01M')).toEqual(['CN1A', 'CN2A', 'CN3A'])
    expect(await ipc('H01M4')).toEqual(['CN1A', 'CN2A'])
    expect(await ipc('H01M4/36')).toEqual(['CN1A'])
    expect(await ipc('C')).toEqual(['CN1A'])
    expect(await found(exact('ipc', 'H01M4/00'))).toEqual(['CN2A'])
    expect((await found(between('ipc', 'H01M5', 'H01M12'))).toSorted()).toEqual(['CN3A'])
  },
  'publication and application numbers': async ({ put, found }) => {
    await put(
      aPatent({ publicationNumber: 'CN103399241B', applicationNumber: 'CN201310123456.7' }),
      aPatent({ publicationNumber: 'US7654321B2', office: 'US' }),
    )
    expect(await found(field('pn', word('CN103399241B')))).toEqual(['CN103399241B'])
    expect(await found(field('an', word('CN201310123456.7')))).toEqual(['CN103399241B'])
    expect(await found(field('pn', word('US7654321')))).toEqual(['US7654321B2'])
    expect(await found(field('pn', pattern('CN1033*')))).toEqual(['CN103399241B'])
  },
  'counts as numbers, not as text': async ({ put, found }) => {
    await put(...[2, 9, 10, 100].map((pages) => aPatent({ publicationNumber: `p${pages}`, pageCount: pages })))
    expect((await found(between('page-count', '9', '10'))).toSorted()).toEqual(['p10', 'p9'])
    expect((await found(between('page-count', '10', null))).toSorted()).toEqual(['p10', 'p100'])
  },
  'a party by its words and by its whole name': async ({ put, found }) => {
    await put(
      aPatent({ publicationNumber: 'CN1A', applicants: ['中山大学'] }),
      aPatent({ publicationNumber: 'CN2A', applicants: ['中山大学附属医院'] }),
    )
    expect((await found(field('AP', word('中山大学')))).toSorted()).toEqual(['CN1A', 'CN2A'])
    expect(await found(exact('AP', '中山大学'))).toEqual(['CN1A'])
  },
  'filters join by and, their values by or, and exclude': async ({ engine, put }) => {
    await put(
      aPatent({ publicationNumber: 'CN1A', office: 'CN', ipc: ['H01M4/36'] }),
      aPatent({ publicationNumber: 'US1A', office: 'US', ipc: ['H01M4/36'] }),
      aPatent({ publicationNumber: 'JP1A', office: 'JP', ipc: ['A01B1/00'] }),
    )
    const total = async (...filters: { field: string; values: string[]; include: boolean }[]) =>
      (await engine.count({ query: null, filters })).total
    const section = { field: 'class_ipc.section', values: ['H'], include: true }
    expect(await total(section)).toBe(2)
    expect(await total({ ...section, values: ['H', 'A'] })).toBe(3)
    expect(await total(section, { field: 'country', values: ['US'], include: false })).toBe(1)
    await expect(engine.count({ query: null, filters: [{ field: 'no such', values: ['x'], include: true }] })).rejects.toMatchObject({
      reason: 'invalid-request',
    })
  },
}
