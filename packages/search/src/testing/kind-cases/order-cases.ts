import { expect } from 'vitest'
import type { KindCases } from '../kind-case.ts'
import { and, between, optional, phrase, word } from '../query-trees.ts'

const BY_RELEVANCE = { sort: [{ by: 'relevance', order: 'desc' }] } as const

const filler = (length: number, title: string) => Array.from({ length }, () => ({ title }))

export const ORDER_CASES: KindCases = {
  'a second sort decides ties of the first': async ({ putNamed, names }, { sorts }) => {
    await putNamed({
      a: { pages: 5, date: '20210101' },
      b: { pages: 5, date: '20200101' },
      c: { pages: 4, date: '20190101' },
    })
    const by = (order: 'asc' | 'desc') =>
      names(null, {
        sort: [
          { by: sorts.count, order: 'desc' },
          { by: sorts.date, order },
        ],
      })
    expect(await by('asc')).toEqual(['b', 'a', 'c'])
    expect(await by('desc')).toEqual(['a', 'b', 'c'])
  },
  'an unknown order is rejected': async ({ putSketches, found }) => {
    await putSketches({})
    await expect(found(null, { sort: [{ by: 'beauty', order: 'asc' }] })).rejects.toMatchObject({ reason: 'invalid-request' })
  },
  'pages follow each other without gap or repetition': async ({ engine, putSketches }) => {
    await putSketches(...Array.from({ length: 57 }, (_, i) => ({ title: 'x', date: `2020010${(i % 5) + 1}` })))
    for (const query of [null, word('x')]) {
      const whole = await engine.page({ query, from: 0, size: 100 })
      const parts = await Promise.all([0, 10, 20, 30, 40, 50, 60].map((from) => engine.page({ query, from, size: 10 })))
      expect(parts.flatMap((page) => page.hits.map((hit) => hit.docId))).toEqual(whole.hits.map((hit) => hit.docId))
      expect(whole.hits).toHaveLength(57)
    }
  },
  'a page behind the last hit is empty, however far behind': async ({ engine, putSketches }) => {
    await putSketches({ title: 'x' })
    for (const from of [1, 1_000_000, 1_999_960]) expect((await engine.page({ query: word('x'), from, size: 20 })).hits).toEqual([])
  },
  'a page behind the last group is empty, however far behind': async ({ engine, putSketches }, { grouping }) => {
    await putSketches({ title: 'x' })
    expect((await engine.page({ query: null, from: 1_999_960, size: 20, collapse: grouping })).hits).toEqual([])
  },
  'relevance: where a word stands and how rare it is': async ({ putNamed, putSketches, names }) => {
    await putNamed({
      // Only in the abstract, among many other words.
      abstract: { title: 'cell', abstract: 'a housing with some graphene and many other things in a long text' },
      // In the title, which is short.
      title: { title: 'graphene cell' },
    })
    await putSketches(...filler(20, 'cell'))
    expect(await names(word('graphene'), BY_RELEVANCE)).toEqual(['title', 'abstract'])
  },
  'relevance: an optional part lifts what has it': async ({ putNamed, putSketches, names }) => {
    await putNamed({ plain: { title: 'battery', date: '20220101' }, lifted: { title: 'battery graphene', date: '20200101' } })
    await putSketches(...filler(8, 'other'))
    expect(await names(optional(word('battery'), word('graphene')), BY_RELEVANCE)).toEqual(['lifted', 'plain'])
  },
  'relevance with a condition on values': async ({ putNamed, putSketches, names }, { fields }) => {
    await putNamed({
      old: { title: 'graphene', date: '20100101' },
      new: { title: 'graphene film made of graphene', date: '20200101' },
    })
    await putSketches(...filler(8, 'other'))
    expect(await names(and(phrase('graphene'), between(fields.date, '2020', null)), BY_RELEVANCE)).toEqual(['new'])
  },
}
