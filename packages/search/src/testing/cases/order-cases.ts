import { expect } from 'vitest'
import { aPatent } from '../a-patent.ts'
import type { Cases } from '../cases.ts'
import { and, between, field, not, optional, phrase, word } from '../query-trees.ts'

const BY_RELEVANCE = { sort: [{ by: 'relevance', order: 'desc' }] } as const

export const ORDER_CASES: Cases = {
  'newest application first, oldest first when asked; by publication where there is none, undated last either way': async ({
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
  'a second sort decides ties of the first': async ({ put, found }) => {
    await put(
      aPatent({ publicationNumber: 'a', pageCount: 5, publicationDate: '20200101' }),
      aPatent({ publicationNumber: 'b', pageCount: 5, publicationDate: '20210101' }),
      aPatent({ publicationNumber: 'c', pageCount: 4, publicationDate: '20220101' }),
    )
    const sort = [
      { by: 'page_count', order: 'desc' },
      { by: 'publication_date', order: 'desc' },
    ] as const
    expect(await found(null, { sort })).toEqual(['b', 'a', 'c'])
  },
  'an order nobody knows is refused': async ({ put, found }) => {
    await put(aPatent())
    await expect(found(null, { sort: [{ by: 'beauty', order: 'asc' }] })).rejects.toMatchObject({ reason: 'invalid-request' })
  },
  'pages follow each other without gap or repetition': async ({ engine, put }) => {
    await put(...Array.from({ length: 57 }, (_, i) => aPatent({ title: 'x', applicationDate: `2020010${i % 5}` })))
    for (const query of [null, word('x')]) {
      const whole = await engine.page({ query, from: 0, size: 100 })
      const parts = await Promise.all([0, 10, 20, 30, 40, 50, 60].map((from) => engine.page({ query, from, size: 10 })))
      expect(parts.flatMap((page) => page.hits.map((hit) => hit.docId))).toEqual(whole.hits.map((hit) => hit.docId))
      expect(whole.hits).toHaveLength(57)
    }
  },
  'a page behind the last hit is empty, however far behind': async ({ engine, put }) => {
    await put(aPatent({ title: 'x' }))
    for (const from of [1, 1_000_000, 1_999_960]) expect((await engine.page({ query: word('x'), from, size: 20 })).hits).toEqual([])
    expect((await engine.page({ query: null, from: 1_999_960, size: 20, collapse: 'family' })).hits).toEqual([])
  },
  'relevance: where a word stands and how rare it is': async ({ put, found }) => {
    await put(
      // Only in the abstract, among many other words.
      aPatent({
        publicationNumber: 'abstract',
        title: 'cell',
        abstract: 'a housing with some graphene and many other things in a long text',
      }),
      // In the title, which is short.
      aPatent({ publicationNumber: 'title', title: 'graphene cell' }),
      ...Array.from({ length: 20 }, () => aPatent({ title: 'cell' })),
    )
    expect(await found(field('TIAB', word('graphene')), BY_RELEVANCE)).toEqual(['title', 'abstract'])
  },
  'relevance: an optional part lifts what has it': async ({ put, found }) => {
    await put(
      aPatent({ publicationNumber: 'plain', title: 'battery', applicationDate: '20220101' }),
      aPatent({ publicationNumber: 'lifted', title: 'battery graphene', applicationDate: '20200101' }),
      ...Array.from({ length: 8 }, () => aPatent({ title: 'other' })),
    )
    expect(await found(optional(word('battery'), word('graphene')), BY_RELEVANCE)).toEqual(['lifted', 'plain'])
  },
  'relevance with a condition on values': async ({ put, found }) => {
    await put(
      aPatent({ publicationNumber: 'old', title: 'graphene', applicationDate: '20100101' }),
      aPatent({ publicationNumber: 'new', title: 'graphene film made of graphene', applicationDate: '20200101' }),
      ...Array.from({ length: 8 }, () => aPatent({ title: 'other' })),
    )
    expect(await found(and(phrase('graphene'), between('ad', '2020', null)), BY_RELEVANCE)).toEqual(['new'])
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
  'by relevance, a record of which the query is the title stands before those that say its words more often': async ({ found, put }) => {
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
}
