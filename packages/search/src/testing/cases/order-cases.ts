import { expect } from 'vitest'
import { aPatent } from '../a-patent.ts'
import type { Cases } from '../cases.ts'
import { and, between, not, word } from '../query-trees.ts'

export const ORDER_CASES: Cases = {
  'newest application first, oldest first if requested; by publication date if there is none, undated last either way': async ({
    put,
    found,
  }) => {
    await put(
      aPatent({ publicationNumber: 'b', applicationDate: '20200101', title: 'x' }),
      aPatent({ publicationNumber: 'u', title: 'x' }),
      aPatent({ publicationNumber: 'p', publicationDate: '20200601', title: 'x' }),
      aPatent({ publicationNumber: 'c', applicationDate: '20210101', title: 'x' }),
      aPatent({ publicationNumber: 'a', applicationDate: '19991231', title: 'x' }),
    )
    for (const query of [null, word('x'), and(word('x'), not(word('y')))]) {
      expect(await found(query)).toEqual(['c', 'p', 'b', 'a', 'u'])
      expect(await found(query, { sort: [{ by: 'application_date', order: 'asc' }] })).toEqual(['a', 'b', 'p', 'c', 'u'])
    }
    for (const query of [between('ad', '20200101', null), and(word('x'), between('ad', '20200101', '20201231'))]) {
      expect(await found(query)).not.toContain('p')
      expect((await found(query)).at(-1)).toBe('b')
    }
  },
  'by other fields: dates, counts, names; without a value last': async ({ put, found }) => {
    await put(
      aPatent({ publicationNumber: 'CN1A', publicationDate: '20200101', pageCount: 9, applicants: ['乙'] }),
      aPatent({ publicationNumber: 'CN3A', publicationDate: '20220101', pageCount: 10, applicants: ['甲'] }),
      aPatent({ publicationNumber: 'CN2A', publicationDate: '20210101', applicants: ['丙'] }),
    )
    const by = (name: string, order: 'asc' | 'desc') => found(null, { sort: [{ by: name, order }] })
    expect(await by('publication_date', 'desc')).toEqual(['CN3A', 'CN2A', 'CN1A'])
    expect(await by('publication_date', 'asc')).toEqual(['CN1A', 'CN2A', 'CN3A'])
    expect(await by('page_count', 'desc')).toEqual(['CN3A', 'CN1A', 'CN2A'])
    expect(await by('page_count', 'asc')).toEqual(['CN1A', 'CN3A', 'CN2A'])
    expect(await by('publication_number', 'asc')).toEqual(['CN1A', 'CN2A', 'CN3A'])
    expect(await by('applicant', 'asc')).toEqual(['CN2A', 'CN1A', 'CN3A'])
  },
  'collapsed by application and by family': async ({ engine, put }) => {
    await put(
      aPatent({ publicationNumber: 'CN1A', applicationNumber: 'CN1', applicationDate: '20200101', family: { simpleId: 'f' }, title: 'x' }),
      aPatent({ publicationNumber: 'CN1B', applicationNumber: 'CN1', applicationDate: '20200101', family: { simpleId: 'f' }, title: 'x' }),
      aPatent({ publicationNumber: 'US1A', applicationNumber: 'US1', applicationDate: '20210101', family: { simpleId: 'f' }, title: 'x' }),
      aPatent({ publicationNumber: 'none', title: 'x' }),
      aPatent({ publicationNumber: 'none2', title: 'x' }),
    )
    const page = async (collapse: 'application' | 'family') => {
      const { hits } = await engine.page({ query: word('x'), collapse, from: 0, size: 10 })
      const { total } = await engine.count({ query: word('x'), collapse })
      return { sizes: hits.map((hit) => hit.groupSize), first: hits[0]!.docId, total }
    }
    expect(await page('application')).toEqual({ sizes: [1, 2, 1, 1], first: 'US1A', total: 4 })
    expect(await page('family')).toEqual({ sizes: [3, 1, 1], first: 'US1A', total: 3 })
  },
  'by relevance, a record whose title is the query comes before those that contain its words more often': async ({ found, put }) => {
    await put(
      aPatent({
        publicationNumber: 'US1A',
        title: 'battery housing battery housing',
        abstract: 'A battery housing: battery housing, battery housing.',
      }),
      aPatent({
        publicationNumber: 'US2A',
        title: 'Battery housing',
        abstract: 'It is made of steel and is long and broad and high and heavy.',
      }),
      aPatent({
        publicationNumber: 'US3A',
        titles: [
          { lang: 'zh', text: '电池壳体' },
          { lang: 'en', text: 'Battery-housing' },
        ],
        abstract: 'It is much the same, but of wood.',
      }),
    )
    const query = and(word('battery'), word('housing'))
    expect((await found(query, { sort: [{ by: 'relevance', order: 'desc' }] })).toSorted()).toEqual(['US1A', 'US2A', 'US3A'])
    expect((await found(query, { sort: [{ by: 'relevance', order: 'desc' }] })).at(-1)).toBe('US1A')
  },
  'a record that is added beside the newest of its date, which changes, is found, too, after a restart': async ({ put, test }) => {
    const dated = (publicationNumber: string, title = 'x') => aPatent({ publicationNumber, applicationDate: '20200101', title })
    await put(dated('CN1A'), dated('CN2A'))
    const { engine } = await test.reopen()
    await engine.write({ puts: [dated('CN2A', 'x changed'), dated('CN3A')] })
    const { hits } = await engine.page({ query: word('x'), from: 0, size: 10 })
    expect(hits.map(({ docId }) => docId).toSorted()).toEqual(['CN1A', 'CN2A', 'CN3A'])
    expect(await engine.count({ query: null })).toEqual({ total: 3, relation: 'eq' })
  },
  'by id after an id: a record that is a hit throughout is on exactly one page, whatever is written between two': async ({
    engine,
    put,
  }) => {
    const numbered = (number: number, facts = {}) => aPatent({ publicationNumber: `CN${100 + number}A`, title: 'x', ...facts })
    const dated = (number: number) => numbered(number, { applicationDate: `20${30 - (number % 30)}0101` })
    await put(...Array.from({ length: 40 }, (_, number) => dated(number)), aPatent({ publicationNumber: 'CN105B', title: 'y' }))
    const pages = async (size: number, between: (page: number) => Promise<unknown>) => {
      const ids: string[] = []
      for (let page = 0, after = ''; ; page += 1) {
        const { hits } = await engine.page({ query: word('x'), from: 0, after, size })
        if (hits.length === 0) return ids
        ids.push(...hits.map(({ docId }) => docId))
        after = ids.at(-1)!
        await between(page)
      }
    }
    const first = await pages(7, async () => {})
    expect(first).toEqual(Array.from({ length: 40 }, (_, number) => `CN${100 + number}A`))
    expect(await pages(60, async () => {})).toEqual(first)
    // Deleted, changed so that they come elsewhere in every other order, and added on both sides of the page.
    const later = await pages(7, (page) =>
      engine.write({
        deletes: [`CN${101 + page * 7}A`, `CN${139 - page}A`],
        puts: [3 + page * 7, 9 + page * 6, -page - 1, 60 + page].map((number) => numbered(number)),
      }),
    )
    expect(new Set(later).size).toBe(later.length)
    expect(later).toEqual(later.toSorted())
    const deleted = new Set(Array.from({ length: 9 }, (_, page) => [`CN${101 + page * 7}A`, `CN${139 - page}A`]).flat())
    for (const id of first) if (!deleted.has(id)) expect(later).toContain(id)
    expect(later).not.toContain('CN105B')
  },
}
