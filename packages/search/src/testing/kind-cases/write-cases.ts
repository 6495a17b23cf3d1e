import { expect } from 'vitest'
import type { Contents, StoredRecord } from '../../search-engine.ts'
import type { KindCases } from '../kind-case.ts'
import { between, field, word } from '../query-trees.ts'

export const WRITE_CASES: KindCases = {
  'an empty index answers': async ({ engine, found }, { facets, id }) => {
    expect(await found(null)).toEqual([])
    expect(await found(word('x'))).toEqual([])
    expect(await found(word('x'), { sort: [{ by: 'relevance', order: 'desc' }] })).toEqual([])
    expect(await engine.count({ query: null })).toEqual({ total: 0, relation: 'eq' })
    expect(await engine.facets({ query: null, facets: [{ field: facets.code, count: 5 }] })).toEqual([
      { field: facets.code, list: [], timedOut: false },
    ])
    expect(await engine.get([id(1)])).toEqual([])
    expect(await engine.status()).toMatchObject({ documents: 0 })
    expect(await engine.sourceProgress('none')).toBeNull()
  },
  'what changed is found by what it is now, not by what it was': async ({ engine, putNamed, names }, { fields, codes }) => {
    await putNamed({ one: { title: 'apple', date: '20200101', code: 'a', parties: ['甲'] } })
    await putNamed({ one: { title: 'pear', date: '20210101', code: 'b', parties: ['乙'] } })
    expect(await names(word('apple'))).toEqual([])
    expect(await names(word('pear'))).toEqual(['one'])
    expect(await names(between(fields.date, '2020', '2020'))).toEqual([])
    expect(await names(between(fields.date, '2021', '2021'))).toEqual(['one'])
    expect(await names(field(fields.code, word(codes.a)))).toEqual([])
    expect(await names(field(fields.code, word(codes.b)))).toEqual(['one'])
    expect(await names(field(fields.party, word('甲')))).toEqual([])
    expect(await engine.status()).toMatchObject({ documents: 1 })
  },
  'one record twice in one batch: the last stands': async ({ engine, record, names }) => {
    const first = record('one', { title: 'apple', date: '20200101' })
    const last = record('one', { title: 'pear', date: '20210101' })
    expect(await engine.write({ puts: [first, last, last] })).toEqual({ new: 1, changed: 1, unchanged: 1, deleted: 0 })
    expect(await names(word('apple'))).toEqual([])
    expect(await names(word('pear'))).toEqual(['one'])
    expect(await engine.status()).toMatchObject({ documents: 1 })
  },
  'deleted is gone, and may come again': async ({ engine, record, idOf, names }) => {
    const puts = [record('one', { title: 'apple' })]
    await engine.write({ puts })
    const deletes = [idOf('one'), idOf('one'), 'nobody']
    expect(await engine.write({ puts: [], deletes })).toEqual({ new: 0, changed: 0, unchanged: 0, deleted: 1 })
    expect(await names(word('apple'))).toEqual([])
    expect(await engine.get([idOf('one')])).toEqual([])
    expect(await engine.write({ puts })).toMatchObject({ new: 1 })
    expect(await names(word('apple'))).toEqual(['one'])
  },
  'a batch that cannot be written leaves nothing of it': async ({ engine, record, found }, { withoutIdentity }) => {
    const progress = { source: 's', position: 2, done: false, rejected: 1 }
    const puts = [record('one', { title: 'apple' }), withoutIdentity({ title: 'apple' })]
    await expect(engine.write({ puts, progress })).rejects.toMatchObject({ reason: 'invalid-request' })
    expect(await found(word('apple'))).toEqual([])
    expect(await engine.sourceProgress('s')).toBeNull()
  },
  'relations of many values at once: each with its own, oldest first, no more than requested, twice if requested twice': async (
    { engine, putNamed, nameOf },
    { id, relation },
  ) => {
    const related = (year: number, ...relatesTo: number[]) => ({ date: `${year}0101`, relatesTo })
    const holdersOf = async (values: string[], limit: number) =>
      (await engine.relatedEach({ field: relation, values, limit })).map((found) => found.map(({ docId }) => nameOf(docId)))
    await putNamed({ newer: related(2004, 91, 92), older: related(2002, 91, 99) })
    const values = [id(91), id(98), id(92), id(91).toLowerCase()]
    const both = ['older', 'newer']
    expect(await holdersOf(values, 5)).toEqual([both, [], ['newer'], both])
    expect(await holdersOf(values, 1)).toEqual([['older'], [], ['newer'], ['older']])
    await putNamed(Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`y${1990 + i}`, related(1990 + i, 91)])))
    const oldest = ['y1990', 'y1991', 'y1992']
    expect(await holdersOf(values, 3)).toEqual([oldest, [], ['newer'], oldest])
    expect((await holdersOf(values, 20)).map((found) => found.length)).toEqual([14, 0, 1, 14])
  },
  'progress of a source goes with its records, and outlives a crash': async ({ engine, test }, { record }) => {
    const apple = () => record({ title: 'apple' })
    const progress = { source: 'file-1', position: 2, done: false, rejected: 1 }
    await engine.write({ puts: [apple(), apple()], progress })
    const { engine: again } = await test.reopen()
    expect(await again.sourceProgress('file-1')).toEqual(progress)
    expect(await again.count({ query: word('apple') })).toEqual({ total: 2, relation: 'eq' })
    await again.write({ puts: [apple()], progress: { ...progress, position: 3, done: true } })
    expect(await again.sourceProgress('file-1')).toMatchObject({ position: 3, done: true })
  },
  'everything there is, part by part, each record once, and how far each source was read': async ({ engine, record, idOf, nameOf }) => {
    expect(await engine.contents({ after: null, limit: 2 })).toEqual({ records: [], next: null })
    expect(await engine.allProgress()).toEqual([])
    const progress = { source: 'b', position: 5, done: true, rejected: 1 }
    const long = record('long', { title: 'x', body: ['x'.repeat(9000)] })
    const puts = [...['a', 'b', 'c', 'd'].map((name) => record(name)), long]
    await engine.write({ puts, progress })
    await engine.write({ puts: [], deletes: [idOf('b')], progress: { source: 'a', position: 1, done: false } })
    const read: StoredRecord<object>[] = []
    for (let after: string | null = null, parts = 0; parts < 5; parts++) {
      const part: Contents<object> = await engine.contents({ after, limit: 2 })
      expect(part.records.length).toBeLessThanOrEqual(2)
      read.push(...part.records)
      after = part.next
      if (after === null) break
    }
    expect(read.map(({ docId }) => nameOf(docId)).toSorted()).toEqual(['a', 'c', 'd', 'long'])
    expect(read.find(({ docId }) => docId === idOf('long'))?.record).toEqual(long)
    expect(await engine.allProgress()).toEqual([{ source: 'a', position: 1, done: false }, progress])
  },
  'many batches in any order of dates': async ({ engine, found, putSketches }, { kind }) => {
    const BATCHES = 8
    for (let batch = 0; batch < BATCHES; batch++) {
      await putSketches(
        ...Array.from({ length: 50 }, (_, i) => ({ title: `apple ${i}`, date: `20${10 + ((batch * 7 + i * 3) % 12)}0101` })),
      )
      expect((await engine.count({ query: word('apple') })).total).toBe((batch + 1) * 50)
    }
    const { hits } = await engine.page({ query: word('apple'), from: 0, size: 400 })
    const dates = hits.map(({ record }) => kind.order.date(record)!)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(await found(word('17'))).toHaveLength(BATCHES)
  },
  'an index built aside is not seen before it is finished, and stands after a crash': async (
    { engine, record, putNamed, idOf, names, test },
    { withoutIdentity },
  ) => {
    const apple = (name: string, date?: string) => record(name, { title: 'apple', ...(date !== undefined && { date }) })
    await putNamed({ live: { title: 'apple' } })
    const build = await engine.buildShadow()
    expect(await build.write({ puts: [apple('one'), apple('two')] })).toMatchObject({ new: 2 })
    await build.write({ puts: [apple('two', '20200101')], deletes: [idOf('one')] })
    await build.write({ puts: [apple('one')] })
    await expect(build.write({ puts: [withoutIdentity({ title: 'apple' })] })).rejects.toMatchObject({ reason: 'invalid-request' })
    expect(await names(word('apple'))).toEqual(['live'])
    await build.finish()
    expect((await names(word('apple'))).toSorted()).toEqual(['one', 'two'])
    await putNamed({ later: { title: 'apple' } })
    const { engine: again } = await test.reopen()
    expect(await again.count({ query: word('apple') })).toEqual({ total: 3, relation: 'eq' })
  },
  'an index made again from its documents finds the same, and knows how far sources were read': async ({
    engine,
    record,
    idOf,
    names,
    test,
  }) => {
    const progress = { source: 'a file', position: 2, done: false }
    await engine.write({ puts: [record('one', { title: 'apple' }), record('two')], progress })
    await Promise.all([engine.rebuild(), engine.write({ puts: [record('three', { title: 'apple' })] })])
    expect((await names(word('apple'))).toSorted()).toEqual(['one', 'three'])
    expect(await engine.sourceProgress('a file')).toMatchObject(progress)
    await engine.write({ puts: [record('four', { title: 'apple' })], deletes: [idOf('one')] })
    const { engine: again } = await test.reopen()
    expect(await again.count({ query: word('apple') })).toEqual({ total: 2, relation: 'eq' })
  },
  'a build that is abandoned, or killed, leaves the index as it was': async ({ engine, putNamed, names, test }, { record }) => {
    await putNamed({ one: { title: 'apple' } })
    const abandoned = await engine.buildShadow()
    await abandoned.write({ puts: [record({ title: 'apple' })] })
    await abandoned.abandon()
    expect(await names(word('apple'))).toEqual(['one'])
    const killed = await engine.buildShadow()
    await killed.write({ puts: [record({ title: 'apple' })] })
    const { engine: again } = await test.reopen()
    expect(await again.count({ query: word('apple') })).toEqual({ total: 1, relation: 'eq' })
  },
  'a caller who left gets the reason, others their answer': async ({ engine, putSketches }) => {
    await putSketches({ title: 'apple' })
    const gone = new AbortController()
    const left = engine.page({ query: word('apple'), from: 0, size: 10, signal: gone.signal })
    const stays = engine.page({ query: word('apple'), from: 0, size: 10 })
    gone.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    expect((await stays).hits).toHaveLength(1)
    await expect(engine.count({ query: null, signal: AbortSignal.abort(new Error('never')) })).rejects.toThrow('never')
  },
  'a closed engine reports it': async ({ engine }) => {
    await engine.close()
    await expect(engine.page({ query: null, from: 0, size: 10 })).rejects.toMatchObject({ reason: 'closed' })
    await expect(engine.write({ puts: [] })).rejects.toMatchObject({ reason: 'closed' })
  },
}
