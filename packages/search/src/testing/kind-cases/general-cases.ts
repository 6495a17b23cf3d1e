import { lowerQuery, type QueryNode } from '@gezhi/query'
import { expect } from 'vitest'
import type { Contents, StoredRecord } from '../../search-engine.ts'
import { idsOf, type EngineCase } from '../engine-case.ts'
import type { KindCases } from '../kind-case.ts'
import type { KindFixture, RecordSketch } from '../kinds/kind-fixture.ts'
import { Oracle } from '../../oracle.ts'
import { and, between, exact, field, frequency, semantic, not, or, pattern, phrase, proximity, word, xor } from '../query-trees.ts'

/** Writes records of sketches as one batch. */
async function put<R extends object>({ engine }: EngineCase<R>, { record }: KindFixture<R>, ...sketches: RecordSketch[]): Promise<void> {
  await engine.write({ puts: sketches.map(record) })
}

/** Numbers of the found records, in order. */
async function numbers<R extends object>(on: EngineCase<R>, { id }: KindFixture<R>, ...conditions: Parameters<EngineCase<R>['found']>) {
  const found = await on.found(...conditions)
  return found.map((docId) => Array.from({ length: 100 }, (_, n) => n).find((n) => id(n) === docId))
}

const SKETCHES: readonly RecordSketch[] = [
  { n: 1, title: '一种石墨烯电池', abstract: '电池的电极涂有石墨烯', parties: ['格致大学'], date: '20200229', code: 'a', pages: 3 },
  {
    n: 2,
    title: 'Graphene battery',
    abstract: 'A battery with a graphene anode.',
    parties: ['Siemens AG'],
    date: '20201231',
    code: 'b',
    pages: 12,
  },
  {
    n: 3,
    title: 'Bicycle saddle',
    abstract: 'A saddle. It has springs.',
    body: ['The saddle of a bicycle.', 'Of leather.'],
    date: '20210630',
    code: 'b',
  },
  {
    n: 4,
    title: 'Battery housing',
    body: ['A housing holds a battery, another battery and its electrode.'],
    parties: ['格致大学', 'Siemens AG'],
  },
]

/** Trees over the sketches, one for each kind of condition. */
function trees({ fields: names, codes }: Pick<KindFixture<object>, 'fields' | 'codes'>): readonly QueryNode[] {
  return [
    word('石墨烯'),
    word('battery'),
    phrase('battery with a graphene'),
    pattern('graph*'),
    field(names.title, word('battery')),
    field(names.party, word('Siemens')),
    exact(names.party, '格致大学'),
    and(word('battery'), not(field(names.title, word('housing')))),
    or(word('saddle'), word('石墨烯')),
    xor(word('battery'), word('electrode')),
    proximity(word('graphene'), 'near', 1, word('anode')),
    proximity(word('saddle'), 'sen', null, word('bicycle')),
    frequency(2, 'battery'),
    field(names.date, word('2020')),
    between(names.date, '20201231', null),
    field(names.year, word('2021')),
    field(names.code, word(codes.b)),
    ...(names.count === null ? [] : [between(names.count, '4', '12')]),
    and(word('battery'), between(names.date, '2020', '2020'), field(names.code, word(codes.b))),
  ]
}

export const GENERAL_CASES: KindCases = {
  'every kind of condition finds what an evaluation record by record finds': async (on, fixture) => {
    const records = SKETCHES.map(fixture.record)
    await on.put(...records)
    const oracle = new Oracle(fixture.kind, records)
    const unmet = trees(fixture).filter((tree) => oracle.hits(lowerQuery(tree, fixture.kind.fields)).length === 0)
    expect(unmet).toEqual([])
    for (const tree of trees(fixture)) {
      const expected = oracle.hits(lowerQuery(tree, fixture.kind.fields)).map((record) => fixture.kind.identity(record))
      expect((await on.found(tree)).toSorted(), JSON.stringify(tree)).toEqual(expected.toSorted())
    }
  },
  'a number is found in another writing, and by its beginning': async (on, fixture) => {
    await put(on, fixture, { n: 1 }, { n: 2 })
    const { number } = fixture.fields
    expect(await numbers(on, fixture, field(number, word(fixture.id(1).toLowerCase())))).toEqual([1])
    expect(await numbers(on, fixture, field(number, pattern(`${fixture.id(1).slice(0, 3)}*`)))).toHaveLength(2)
  },
  'newest first, oldest first if requested, undated last': async (on, fixture) => {
    await put(on, fixture, { n: 1, date: '20200101' }, { n: 2 }, { n: 3, date: '20210101' }, { n: 4, date: '19991231' })
    expect(await numbers(on, fixture, null)).toEqual([3, 1, 4, 2])
    expect(await numbers(on, fixture, null, { sort: [{ by: fixture.sorts.date, order: 'asc' }] })).toEqual([4, 1, 3, 2])
  },
  'by a count, without one last': async (on, fixture) => {
    await put(on, fixture, { n: 1, pages: 9 }, { n: 2 }, { n: 3, pages: 10 }, { n: 4 })
    const { count } = fixture.sorts
    expect((await numbers(on, fixture, null, { sort: [{ by: count, order: 'desc' }] })).slice(0, 2)).toEqual([3, 1])
    expect((await numbers(on, fixture, null, { sort: [{ by: count, order: 'asc' }] })).slice(0, 2)).toEqual([1, 3])
  },
  'relevance: a title weighs more than an abstract, and a title that is the query stands first': async (on, fixture) => {
    const sort = [{ by: 'relevance', order: 'desc' }] as const
    await put(
      on,
      fixture,
      { n: 1, title: 'cell', abstract: 'graphene and many other things in it' },
      { n: 2, title: 'graphene cell of a kind' },
    )
    expect(await numbers(on, fixture, word('graphene'), { sort })).toEqual([2, 1])
    await put(
      on,
      fixture,
      { n: 3, title: 'graphene battery graphene battery', abstract: 'graphene battery' },
      { n: 4, title: 'Graphene battery' },
    )
    expect((await numbers(on, fixture, and(word('graphene'), word('battery')), { sort }))[0]).toBe(4)
  },
  'one hit per group; a grouping the kind does not have is rejected': async (on, fixture) => {
    const grouped = { title: 'x', group: 'CN201010000001' }
    await put(on, fixture, { n: 1, ...grouped, date: '20200101' }, { n: 2, ...grouped, date: '20210101' }, { n: 3, title: 'x' })
    const request = { query: word('x'), collapse: fixture.grouping }
    const { hits } = await on.engine.page({ ...request, from: 0, size: 10 })
    expect(hits.map(({ docId, groupSize }) => [docId, groupSize])).toEqual([
      [fixture.id(2), 2],
      [fixture.id(3), 1],
    ])
    expect((await on.engine.count({ ...request, exact: true })).total).toBe(2)
    const unknown = on.engine.page({ query: null, collapse: 'taste', from: 0, size: 10 })
    await expect(unknown).rejects.toMatchObject({ reason: 'invalid-request' })
  },
  'facets, tables and filters by the names of the kind': async (on, fixture) => {
    const { facets, codes, fields } = fixture
    await put(
      on,
      fixture,
      { code: 'a', date: '20200101', pages: 1 },
      { code: 'b', date: '20201231', pages: 10 },
      { code: 'a', date: '20210101' },
    )
    const ranges = [
      { from: null, to: 10 },
      { from: 10, to: null },
    ]
    const conditions = [
      { field: facets.code, count: 5 },
      { field: facets.year, count: 5 },
      { field: fields.date, interval: 'year' as const },
      ...(fields.count === null ? [] : [{ field: fields.count, ranges }]),
    ]
    const found = await on.engine.facets({ query: null, facets: conditions })
    expect(found.map(({ list }) => list.map(({ value, count }) => `${value} ${count}`))).toEqual([
      [`${codes.a} 2`, `${codes.b} 1`],
      ['2020 2', '2021 1'],
      ['2020 2', '2021 1'],
      ...(fields.count === null ? [] : [['..10 1', '10.. 1']]),
    ])
    const table = await on.engine.table({ query: null, rows: { field: facets.code, count: 1 }, columns: { field: facets.year, count: 2 } })
    expect([table.rows, table.columns, table.counts]).toEqual([[codes.a], ['2020', '2021'], [[1, 1]]])
    const filters = [
      { field: facets.code, values: [codes.a], include: true },
      { field: facets.year, values: ['2021'], include: false },
    ]
    expect((await on.engine.count({ query: null, filters })).total).toBe(1)
  },
  'words and names are suggested, names by pinyin too': async (on, fixture) => {
    await put(on, fixture, { title: 'graphene', names: ['重庆格致大学'] }, { title: 'graphite graphene', names: ['重庆格致大学', '中兴'] })
    const suggested = async (text: string, of: string) =>
      (await on.engine.suggest({ text, limit: 5, of })).map((one) => `${one.text} ${one.documents}`)
    expect(await suggested('graph', 'word')).toEqual(['graphene 2', 'graphite 1'])
    const [names = ''] = fixture.kind.suggestFields
    for (const text of ['重庆', 'cqgz']) expect(await suggested(text, names), text).toEqual(['重庆格致大学 2'])
  },
  'similar records share their distinctive words': async (on, fixture) => {
    await put(
      on,
      fixture,
      { n: 1, title: 'graphene anode', abstract: 'a graphene anode with silicon' },
      { n: 2, title: 'silicon graphene electrode', abstract: 'an anode' },
      ...Array.from({ length: 20 }, () => ({ title: 'a battery of a toy' })),
    )
    expect(idsOf(await on.engine.similar({ id: fixture.id(1), size: 3 }))[0]).toBe(fixture.id(2))
  },
  "similar records: one of each subject, none of the record's own": async (on, fixture) => {
    const [own, other] = ['CN201010000003', 'CN201010000004']
    await put(
      on,
      fixture,
      { n: 1, title: 'graphene anode', abstract: 'a graphene anode with silicon', group: own },
      { n: 2, title: 'graphene anode', abstract: 'a graphene anode with silicon', group: own },
      { n: 3, title: 'silicon graphene anode', group: other },
      { n: 4, title: 'silicon graphene', abstract: 'an anode', group: other },
      { n: 5, title: 'silicon graphene anode' },
      ...Array.from({ length: 20 }, () => ({ title: 'a battery of a toy' })),
    )
    const found = idsOf(await on.engine.similar({ id: fixture.id(1), size: 3 }))
    expect(found).toHaveLength(2)
    expect(found).toContain(fixture.id(5))
  },
  'passages of hits come from the texts of the kind, also where a list leaves these out': async (on, fixture) => {
    const { abstract, body } = fixture.columns
    const long = Array.from({ length: 400 }, (_, i) => `paragraph ${i} of something else`)
    await put(on, fixture, { n: 1, title: 'x', abstract: 'an anode of graphene', body: [...long, 'the graphene is thin'] })
    const snippets = { columns: [abstract, body], maxSnippets: 2, length: 60 }
    const { hits } = await on.engine.page({ query: word('graphene'), from: 0, size: 1, short: true, snippets })
    expect(hits[0]!.snippets!.map(({ column, text }) => [column, text])).toEqual([
      [abstract, 'an anode of graphene'],
      [body, 'the graphene is thin'],
    ])
    const [bodyProperty = ''] = fixture.kind.bodyProperties.filter((name) => name in fixture.record({ body: ['x'] }))
    expect(hits[0]!.record).not.toHaveProperty(bodyProperty)
    expect((await on.engine.get([fixture.id(1)]))[0]!.record).toHaveProperty(bodyProperty)
  },
  'semantic search: ranked by content, with passages; records of one subject are no hits for each other': async (on, fixture) => {
    const coated = 'An electrode for batteries is coated with graphene films.'
    const group = 'CN201010000002'
    await put(
      on,
      fixture,
      { n: 1, title: 'bicycle saddle', abstract: 'A saddle with springs for a bicycle.' },
      { n: 2, title: 'graphene electrodes', abstract: coated, group },
      { n: 3, title: 'battery housing', body: ['A housing holds a battery and its electrode.'] },
      { n: 4, title: 'graphene electrodes', group },
    )
    const { hits } = await on.engine.semantic!.rank({ question: { kind: 'text', text: 'coated battery electrode' }, from: 0, size: 10 })
    expect(hits.map(({ docId }) => docId)).toEqual([2, 4, 3].map(fixture.id))
    expect([hits[0]!.passage?.column, hits[2]!.passage?.column]).toEqual([fixture.columns.abstract, fixture.columns.body])
    const like = await on.engine.semantic!.rank({ question: { kind: 'record', id: fixture.id(2) }, from: 0, size: 10 })
    expect(idsOf(like)).toEqual([fixture.id(3)])
    expect(await numbers(on, fixture, semantic('bicycle springs'))).toEqual([1])
    expect(await numbers(on, fixture, semantic(fixture.id(2)))).toEqual([3])
  },
  'a question finds what describes records of the kind, and nothing where nothing does': async (on, fixture) => {
    await put(on, fixture, { n: 1, title: 'graphene electrodes' })
    const { hits } = await on.engine.semantic!.rank({ question: { kind: 'text', text: 'graphene' }, from: 0, size: 10 })
    const isDescribed = fixture.kind.textColumns.some(({ name, role }) => role === 'title' && name === fixture.columns.title)
    expect(hits.map(({ docId }) => docId)).toEqual(isDescribed ? [fixture.id(1)] : [])
  },
  'new, changed, unchanged whatever the source, deleted; without an identity rejected': async (on, fixture) => {
    const { engine } = on
    const sketch = { n: 1, title: 'apple', abstract: 'one' }
    expect(await engine.write({ puts: [fixture.record(sketch)] })).toEqual({ new: 1, changed: 0, unchanged: 0, deleted: 0 })
    expect(await engine.write({ puts: [fixture.record({ ...sketch, source: 'elsewhere' })] })).toMatchObject({ unchanged: 1 })
    expect(await engine.write({ puts: [fixture.record({ ...sketch, title: 'pear' })] })).toMatchObject({ changed: 1 })
    expect([await on.found(word('apple')), await on.found(word('pear'))]).toEqual([[], [fixture.id(1)]])
    const puts = [fixture.record({ n: 2, title: 'apple' }), fixture.withoutIdentity({ title: 'apple' })]
    await expect(engine.write({ puts })).rejects.toMatchObject({ reason: 'invalid-request' })
    expect(await on.found(word('apple'))).toEqual([])
    expect(await engine.write({ puts: [], deletes: [fixture.id(1), 'nobody'] })).toMatchObject({ deleted: 1 })
    expect(await on.found(word('pear'))).toEqual([])
  },
  'records come back as they were, short and long, one by one and all of them': async (on, fixture) => {
    const records = [
      fixture.record({ n: 1, title: '石墨烯', abstract: 'x', parties: ['甲'], date: '20200101', pages: 1 }),
      fixture.record({ n: 2, title: 'x', body: ['y'.repeat(9000)] }),
    ]
    await on.put(...records)
    expect((await on.engine.get([fixture.id(2), 'nobody', fixture.id(1)])).map(({ record }) => record)).toEqual(records.toReversed())
    const read: StoredRecord<object>[] = []
    for (let after: string | null = null, parts = 0; parts < 5; parts++) {
      const part: Contents<object> = await on.engine.contents({ after, limit: 1 })
      read.push(...part.records)
      after = part.next
      if (after === null) break
    }
    expect(read.toSorted((a, b) => (a.docId < b.docId ? -1 : 1)).map(({ record }) => record)).toEqual(records)
  },
  'records are related by the keys of the kind, in any notation; an unknown relation is rejected': async (on, fixture) => {
    const { engine } = on
    const { relation } = fixture
    await put(on, fixture, { n: 1, relatesTo: [7], date: '20210101' }, { n: 2, relatesTo: [7, 8], date: '20200101' })
    expect((await engine.related(relation, fixture.id(7).toLowerCase(), 10)).map(({ docId }) => docId)).toEqual([2, 1].map(fixture.id))
    const each = await engine.relatedEach({ field: relation, values: [fixture.id(9), fixture.id(8)], limit: 10, short: true })
    expect(each.map((found) => found.map(({ docId }) => docId))).toEqual([[], [fixture.id(2)]])
    expect(await engine.relatedCounts(relation, [fixture.id(7), fixture.id(9)])).toEqual([2, 0])
    await expect(engine.related('taste', 'x', 1)).rejects.toMatchObject({ reason: 'invalid-request' })
  },
  'an index built aside, made again and opened again is of the same kind and finds the same': async (on, fixture) => {
    const { engine } = on
    const build = await engine.buildShadow()
    await build.write({ puts: SKETCHES.map(fixture.record) })
    await build.finish()
    await engine.rebuild()
    const query = and(word('battery'), field(fixture.fields.code, word(fixture.codes.b)))
    expect(await on.found(query)).toEqual([fixture.id(2)])
    const again = await on.test.reopen()
    expect(again.engine.kind).toBe(fixture.kind)
    expect(await again.engine.count({ query, exact: true })).toEqual({ total: 1, relation: 'eq' })
    expect(await again.engine.status()).toMatchObject({ documents: SKETCHES.length })
  },
}
