import { expect } from 'vitest'
import type { FacetsRequest } from '../../search-engine.ts'
import { withClassHierarchy } from '../../with-class-hierarchy.ts'
import { aPatent } from '../a-patent.ts'
import type { Cases } from '../cases.ts'
import { between, exact, field, not, pattern, word } from '../query-trees.ts'

export const VALUE_CASES: Cases = {
  'records of a set by their ids, after a change of the set and of the index, too': async ({ engine, found, put }) => {
    await put(...['CN1A', 'CN2A', 'CN3A'].map((publicationNumber) => aPatent({ publicationNumber, title: 'x', applicants: ['甲'] })))
    const set = (name: string, ...ids: string[]) => ({ filters: [{ records: { name, ids: () => Promise.resolve(ids) } }] })
    expect((await found(null, set('a', 'CN1A', 'CN3A', 'CN9A', 'CN3A'))).toSorted()).toEqual(['CN1A', 'CN3A'])
    expect(await found(not(word('x')), set('a', 'CN1A', 'CN3A'))).toEqual([])
    const within = set('b', 'CN2A')
    expect(await found(word('x'), within)).toEqual(['CN2A'])
    expect((await engine.count({ query: null, ...within })).total).toBe(1)
    expect(await engine.facets({ query: null, ...within, facets: [{ field: 'AP', count: 5 }] })).toMatchObject([
      { list: [{ value: '甲', count: 1 }] },
    ])
    await put(aPatent({ publicationNumber: 'CN9A', title: 'x' }))
    expect((await found(word('x'), set('a', 'CN1A', 'CN3A', 'CN9A', 'CN3A'))).toSorted()).toEqual(['CN1A', 'CN3A', 'CN9A'])
    expect(await found(null, set('c'))).toEqual([])
  },
  'records of sets that a query names, alone, joined, excluded and beside a filter': async ({ engine, found, put }) => {
    await put(...['CN1A', 'CN2A', 'CN3A'].map((publicationNumber) => aPatent({ publicationNumber, title: 'x', applicants: ['甲'] })))
    const set = (...ids: string[]) => ({ name: ids.join(' '), ids: () => Promise.resolve(ids) })
    const named = (...ids: string[]) => ({ kind: 'records', set: set(...ids), source: word('y') }) as const
    const sorted = async (...query: Parameters<typeof found>) => (await found(...query)).toSorted()
    expect(await sorted(named('CN1A', 'CN3A', 'CN9A'))).toEqual(['CN1A', 'CN3A'])
    expect(await sorted({ kind: 'and', operands: [word('x'), not(named('CN1A'))] })).toEqual(['CN2A', 'CN3A'])
    expect(await sorted({ kind: 'or', operands: [named('CN1A'), named('CN2A'), word('none')] })).toEqual(['CN1A', 'CN2A'])
    expect(await sorted({ kind: 'xor', operands: [named('CN1A', 'CN2A'), named('CN2A', 'CN3A')] })).toEqual(['CN1A', 'CN3A'])
    expect(await sorted(named('CN1A', 'CN2A'), { filters: [{ records: set('CN2A', 'CN3A') }] })).toEqual(['CN2A'])
    const query = named('CN2A', 'CN3A')
    expect((await engine.count({ query, exact: true })).total).toBe(2)
    expect(await engine.facets({ query, facets: [{ field: 'AP', count: 5 }] })).toMatchObject([{ list: [{ value: '甲', count: 2 }] }])
  },
  'hits in each of some sets of records, and groups of them, before and after a change of the index': async ({ engine, put }) => {
    await put(
      ...['CN1A', 'CN2A', 'CN3A'].map((publicationNumber, at) =>
        aPatent({ publicationNumber, title: at < 2 ? 'x' : 'x y', applicationNumber: at < 2 ? 'CN1' : 'CN3' }),
      ),
    )
    const sets = [['CN1A', 'CN2A', 'CN9A'], ['CN3A'], [], ['CN2A', 'CN3A']].map((ids) => ({
      name: `set of ${ids.join(' ')}`,
      ids: () => Promise.resolve(ids),
    }))
    const counts = async (request: Pick<FacetsRequest, 'query' | 'filters' | 'collapse'>) => {
      const [facet] = await engine.facets({ ...request, facets: [{ field: 'my.x', sets }] })
      expect(facet).toMatchObject({ field: 'my.x', timedOut: false })
      expect(facet!.list.map(({ value }) => value)).toEqual(sets.map(({ name }) => name))
      return facet!.list.map(({ count }) => count)
    }
    expect(await counts({ query: word('x') })).toEqual([2, 1, 0, 2])
    expect(await counts({ query: word('y') })).toEqual([0, 1, 0, 1])
    expect(await counts({ query: null, filters: [{ records: sets[0]! }] })).toEqual([2, 0, 0, 1])
    expect(await counts({ query: word('x'), collapse: 'application' })).toEqual([1, 1, 0, 2])
    await put(aPatent({ publicationNumber: 'CN9A', title: 'x', applicationNumber: 'CN9' }))
    expect(await counts({ query: word('x') })).toEqual([3, 1, 0, 2])
  },
  'publication dates are no application dates': async ({ put, found }) => {
    await put(aPatent({ publicationNumber: 'CN1A', applicationDate: '20200101', publicationDate: '20210101' }))
    await put(aPatent({ publicationNumber: 'CN2A', publicationDate: '20200101' }))
    expect(await found(between('ad', '2020', '2020'))).toEqual(['CN1A'])
    expect(await found(between('pd', '2020', '2020'))).toEqual(['CN2A'])
  },
  'a class with subdivisions finds these, too, according to the scheme': async ({ engine, put }) => {
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
  'the levels of a class are facets of their own, which count and filter': async ({ engine, put }) => {
    await put(aPatent({ ipc: ['H01M4/36', 'H01M4/38'] }), aPatent({ ipc: ['C01B32/182', 'H01M4/36'] }), aPatent({ ipc: ['A01B1/00'] }))
    const [facet] = await engine.facets({ query: null, facets: [{ field: 'class_ipc.section', count: 2 }] })
    expect(facet!.list.map(({ value, count }) => `${value} ${count}`)).toEqual(['H 2', 'A 1'])
    const total = async (values: string[]) =>
      (await engine.count({ query: null, filters: [{ field: 'class_ipc.section', values, include: true }] })).total
    expect([await total(['H']), await total(['H', 'A'])]).toEqual([2, 3])
  },
}
