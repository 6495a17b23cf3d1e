import { expect } from 'vitest'
import type { Contents, StoredRecord } from '../../search-engine.ts'
import { aPatent } from '../a-patent.ts'
import type { Cases } from '../cases.ts'
import { between, field, word } from '../query-trees.ts'

export const WRITE_CASES: Cases = {
  'an empty index answers': async ({ engine, found }) => {
    expect(await found(null)).toEqual([])
    expect(await found(word('x'))).toEqual([])
    expect(await found(word('x'), { sort: [{ by: 'relevance', order: 'desc' }] })).toEqual([])
    expect(await engine.count({ query: null })).toEqual({ total: 0, relation: 'eq' })
    expect(await engine.facets({ query: null, facets: [{ field: 'country', count: 5 }] })).toEqual([
      { field: 'country', list: [], timedOut: false },
    ])
    expect(await engine.get(['CN1A'])).toEqual([])
    expect(await engine.status()).toMatchObject({ documents: 0 })
    expect(await engine.sourceProgress('none')).toBeNull()
  },
  'new, changed, unchanged whatever the source': async ({ engine }) => {
    const record = aPatent({ publicationNumber: 'CN1A', title: 'one' })
    expect(await engine.write({ puts: [record] })).toEqual({ new: 1, changed: 0, unchanged: 0, deleted: 0 })
    expect(await engine.write({ puts: [{ ...record, source: { format: 'other', file: 'elsewhere' } }] })).toMatchObject({
      unchanged: 1,
      changed: 0,
    })
    const { office, ...rest } = record
    expect(await engine.write({ puts: [{ office, ...rest }] })).toMatchObject({ unchanged: 1 })
    expect(await engine.write({ puts: [{ ...record, titles: [{ lang: 'en', text: 'two' }] }] })).toMatchObject({ new: 0, changed: 1 })
  },
  'what changed is found by what it is now, not by what it was': async ({ engine, found }) => {
    const before = aPatent({
      publicationNumber: 'CN1A',
      title: 'apple',
      applicationDate: '20200101',
      ipc: ['H01M4/36'],
      applicants: ['甲'],
    })
    const after = aPatent({ publicationNumber: 'CN1A', title: 'pear', applicationDate: '20210101', ipc: ['A01B1/00'], applicants: ['乙'] })
    await engine.write({ puts: [before] })
    await engine.write({ puts: [after] })
    expect(await found(word('apple'))).toEqual([])
    expect(await found(word('pear'))).toEqual(['CN1A'])
    expect(await found(between('ad', '2020', '2020'))).toEqual([])
    expect(await found(between('ad', '2021', '2021'))).toEqual(['CN1A'])
    expect(await found(field('ipc', word('H01M')))).toEqual([])
    expect(await found(field('AP', word('甲')))).toEqual([])
    expect(await engine.status()).toMatchObject({ documents: 1 })
  },
  'one record twice in one batch: the last stands': async ({ engine, found }) => {
    const first = aPatent({ publicationNumber: 'CN1A', title: 'apple', applicationDate: '20200101' })
    const last = aPatent({ publicationNumber: 'CN1A', title: 'pear', applicationDate: '20210101' })
    expect(await engine.write({ puts: [first, last, last] })).toEqual({ new: 1, changed: 1, unchanged: 1, deleted: 0 })
    expect(await found(word('apple'))).toEqual([])
    expect(await found(word('pear'))).toEqual(['CN1A'])
    expect(await engine.status()).toMatchObject({ documents: 1 })
  },
  'deleted is gone, and may come again': async ({ engine, found }) => {
    const record = aPatent({ publicationNumber: 'CN1A', title: 'apple' })
    await engine.write({ puts: [record] })
    expect(await engine.write({ puts: [], deletes: ['CN1A', 'CN1A', 'nobody'] })).toEqual({ new: 0, changed: 0, unchanged: 0, deleted: 1 })
    expect(await found(word('apple'))).toEqual([])
    expect(await engine.get(['CN1A'])).toEqual([])
    expect(await engine.write({ puts: [record] })).toMatchObject({ new: 1 })
    expect(await found(word('apple'))).toEqual(['CN1A'])
  },
  'a batch that cannot be written leaves nothing of it': async ({ engine, found }) => {
    const { publicationNumber: _, ...nameless } = aPatent({ title: 'apple' })
    const progress = { source: 's', position: 2, done: false, rejected: 1 }
    await expect(engine.write({ puts: [aPatent({ title: 'apple' }), nameless], progress })).rejects.toMatchObject({
      reason: 'invalid-request',
    })
    expect(await found(word('apple'))).toEqual([])
    expect(await engine.sourceProgress('s')).toBeNull()
  },
  'a record with only an application number': async ({ engine, found }) => {
    const { publicationNumber: _, ...record } = aPatent({ title: 'apple', applicationNumber: 'CN201310123456.7' })
    expect(await engine.write({ puts: [record] })).toMatchObject({ new: 1 })
    expect(await engine.write({ puts: [record] })).toMatchObject({ unchanged: 1 })
    expect(await engine.write({ puts: [{ ...record, office: 'US' }] })).toMatchObject({ new: 1 })
    const [docId] = await found(field('an', word('CN201310123456.7')))
    expect((await engine.get([docId!])).map((stored) => stored.record.titles)).toEqual([record.titles])
  },
  'records come back as they were, in the order asked': async ({ engine }) => {
    const one = aPatent({
      publicationNumber: 'CN1A',
      title: '石墨烯',
      claims: ['1. 一种', '2. 如'],
      description: ['一', '二'],
      other: { 来源: ['x'] },
    })
    const two = aPatent({ publicationNumber: 'CN2A' })
    await engine.write({ puts: [one, two] })
    expect((await engine.get(['CN2A', 'nobody', 'CN1A'])).map((stored) => stored.record)).toEqual([two, one])
    const page = await engine.page({ query: word('石墨烯'), from: 0, size: 10 })
    expect(page.hits.map((hit) => hit.record)).toEqual([one])
  },
  'relations: application, families, citations': async ({ engine }) => {
    await engine.write({
      puts: [
        aPatent({
          publicationNumber: 'CN1A',
          applicationNumber: 'CN1',
          applicationDate: '20200101',
          family: { simpleId: 's', extendedId: 'e' },
        }),
        aPatent({ publicationNumber: 'CN1B', applicationNumber: 'CN1', applicationDate: '20200101' }),
        aPatent({
          publicationNumber: 'US1A',
          applicationDate: '20190101',
          family: { simpleId: 's', extendedId: 'e' },
          citations: [{ publicationNumber: 'CN1A' }],
        }),
      ],
    })
    const related = async (...[name, value]: ['application' | 'family-simple' | 'family-extended' | 'cites', string]) =>
      (await engine.related(name, value, 10)).map((stored) => stored.docId)
    expect((await related('application', 'CN1')).toSorted()).toEqual(['CN1A', 'CN1B'])
    expect(await related('family-simple', 's')).toEqual(['US1A', 'CN1A'])
    expect(await related('family-extended', 'e')).toEqual(['US1A', 'CN1A'])
    expect(await related('cites', 'CN1A')).toEqual(['US1A'])
    expect(await related('cites', 'CN9A')).toEqual([])
    expect(await engine.related('family-simple', 's', 1)).toHaveLength(1)
    const each = await engine.relatedEach({ field: 'cites', values: ['CN9A', 'CN1A'], limit: 10, short: true })
    expect(each.map((found) => found.map((stored) => stored.docId))).toEqual([[], ['US1A']])
    expect(await engine.relatedCounts('application', ['CN1', 'CN9'])).toEqual([2, 0])
  },
  'relations of many values at once: each with its own, oldest first, no more than asked, twice where asked twice': async ({ engine }) => {
    const cites = (publicationNumber: string, year: number, ...cited: string[]) =>
      aPatent({
        publicationNumber,
        applicationDate: `${year}0101`,
        citations: cited.map((number) => ({ publicationNumber: number })),
      })
    const holdersOf = async (values: string[], limit: number) =>
      (await engine.relatedEach({ field: 'cites', values, limit })).map((found) => found.map(({ docId }) => docId))
    await engine.write({ puts: [cites('US1A', 2004, 'CN103000001A', 'CN103000002A'), cites('US2A', 2002, 'CN103000001A', 'CN103000009A')] })
    const values = ['CN103000001A', 'CN103000008A', 'CN103000002A', 'CN 103000001 A']
    const both = ['US2A', 'US1A']
    expect(await holdersOf(values, 5)).toEqual([both, [], ['US1A'], both])
    expect(await holdersOf(values, 1)).toEqual([['US2A'], [], ['US1A'], ['US2A']])
    const puts = Array.from({ length: 12 }, (_, i) => cites(`US${30 + i}A`, 1990 + i, 'CN103000001A'))
    await engine.write({ puts })
    expect(await holdersOf(values, 3)).toEqual([['US30A', 'US31A', 'US32A'], [], ['US1A'], ['US30A', 'US31A', 'US32A']])
    expect((await holdersOf(values, 20)).map((found) => found.length)).toEqual([14, 0, 1, 14])
  },
  'relations hold between numbers in any writing': async ({ engine }) => {
    await engine.write({
      puts: [
        aPatent({ publicationNumber: 'CN103399241A', applicationNumber: 'CN201310123456.7' }),
        aPatent({ publicationNumber: 'CN103399241B' }),
        aPatent({ publicationNumber: 'US7000002B2', citations: [{ publicationNumber: 'CN103399241' }] }),
      ],
    })
    const ids = (found: readonly { docId: string }[]) => found.map((stored) => stored.docId).toSorted()
    expect(ids(await engine.related('application', 'CN201310123456', 10))).toEqual(['CN103399241A'])
    expect(ids(await engine.related('cites', 'CN103399241B', 10))).toEqual(['US7000002B2'])
    expect(ids(await engine.related('publication', 'CN 103399241 A', 10))).toEqual(['CN103399241A', 'CN103399241B'])
  },
  'progress of a source goes with its records, and outlives a crash': async ({ engine, test }) => {
    const progress = { source: 'file-1', position: 2, done: false, rejected: 1 }
    await engine.write({ puts: [aPatent({ title: 'apple' }), aPatent({ title: 'apple' })], progress })
    const { engine: again } = await test.reopen()
    expect(await again.sourceProgress('file-1')).toEqual(progress)
    expect(await again.count({ query: word('apple') })).toEqual({ total: 2, relation: 'eq' })
    await again.write({ puts: [aPatent({ title: 'apple' })], progress: { ...progress, position: 3, done: true } })
    expect(await again.sourceProgress('file-1')).toMatchObject({ position: 3, done: true })
  },
  'everything there is, part by part, each record once, and how far each source was read': async ({ engine }) => {
    expect(await engine.contents({ after: null, limit: 2 })).toEqual({ records: [], next: null })
    expect(await engine.allProgress()).toEqual([])
    const progress = { source: 'b', position: 5, done: true, rejected: 1 }
    const long = aPatent({ publicationNumber: 'CN3A', description: ['x'.repeat(9000)] })
    const records = [...['CN5A', 'CN1A', 'CN4A', 'CN2A'].map((publicationNumber) => aPatent({ publicationNumber })), long]
    await engine.write({ puts: records, progress })
    await engine.write({ puts: [], deletes: ['CN4A'], progress: { source: 'a', position: 1, done: false } })
    const read: StoredRecord[] = []
    for (let after: string | null = null, parts = 0; parts < 5; parts++) {
      const part: Contents = await engine.contents({ after, limit: 2 })
      expect(part.records.length).toBeLessThanOrEqual(2)
      read.push(...part.records)
      after = part.next
      if (after === null) break
    }
    expect(read.map((stored) => stored.docId).toSorted()).toEqual(['CN1A', 'CN2A', 'CN3A', 'CN5A'])
    expect(read.find((stored) => stored.docId === 'CN3A')?.record).toEqual(long)
    expect(await engine.allProgress()).toEqual([{ source: 'a', position: 1, done: false }, progress])
  },
  'many batches in any order of dates': async ({ engine, found }) => {
    for (let batch = 0; batch < 8; batch++) {
      await engine.write({
        puts: Array.from({ length: 50 }, (_, i) =>
          aPatent({
            publicationNumber: `P${batch}-${i}`,
            title: `apple ${i}`,
            applicationDate: `20${10 + ((batch * 7 + i * 3) % 12)}0101`,
          }),
        ),
      })
      expect((await engine.count({ query: word('apple') })).total).toBe((batch + 1) * 50)
    }
    const dates = (await engine.page({ query: word('apple'), from: 0, size: 400 })).hits.map((hit) => hit.record.applicationDate!)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(await found(word('17'))).toHaveLength(8)
  },
  'an index built aside is not seen before it is finished, and stands after a crash': async ({ engine, found, test }) => {
    await engine.write({ puts: [aPatent({ publicationNumber: 'CN1A', title: 'apple' })] })
    const build = await engine.buildShadow()
    expect(
      await build.write({
        puts: [aPatent({ publicationNumber: 'CN2A', title: 'apple' }), aPatent({ publicationNumber: 'CN3A', title: 'apple' })],
      }),
    ).toMatchObject({ new: 2 })
    await build.write({ puts: [aPatent({ publicationNumber: 'CN3A', title: 'apple', applicationDate: '20200101' })], deletes: ['CN2A'] })
    await build.write({ puts: [aPatent({ publicationNumber: 'CN2A', title: 'apple' })] })
    const { publicationNumber: _, ...nameless } = aPatent({ title: 'apple' })
    await expect(build.write({ puts: [nameless] })).rejects.toMatchObject({ reason: 'invalid-request' })
    expect(await found(word('apple'))).toEqual(['CN1A'])
    await build.finish()
    expect((await found(word('apple'))).toSorted()).toEqual(['CN2A', 'CN3A'])
    await engine.write({ puts: [aPatent({ publicationNumber: 'CN4A', title: 'apple' })] })
    const { engine: again } = await test.reopen()
    expect(await again.count({ query: word('apple') })).toEqual({ total: 3, relation: 'eq' })
  },
  'an index made again from its documents finds the same, and knows how far sources were read': async ({ engine, found, test }) => {
    const progress = { source: 'a file', position: 2, done: false }
    await engine.write({ puts: [aPatent({ publicationNumber: 'CN1A', title: 'apple' }), aPatent({ publicationNumber: 'CN2A' })], progress })
    await Promise.all([engine.rebuild(), engine.write({ puts: [aPatent({ publicationNumber: 'CN3A', title: 'apple' })] })])
    expect((await found(word('apple'))).toSorted()).toEqual(['CN1A', 'CN3A'])
    expect(await engine.sourceProgress('a file')).toMatchObject(progress)
    await engine.write({ puts: [aPatent({ publicationNumber: 'CN4A', title: 'apple' })], deletes: ['CN1A'] })
    const { engine: again } = await test.reopen()
    expect(await again.count({ query: word('apple') })).toEqual({ total: 2, relation: 'eq' })
  },
  'a rebuild that nobody waits for ends, and the index is as it was': async ({ engine, found }) => {
    const puts = Array.from({ length: 2500 }, (_, at) =>
      aPatent({ publicationNumber: `CN${at + 1}A`, ...(at === 0 && { title: 'apple' }) }),
    )
    await engine.write({ puts })
    const leaving = new AbortController()
    const rebuilding = engine.rebuild({ signal: leaving.signal })
    setImmediate(() => leaving.abort())
    await expect(rebuilding).rejects.toMatchObject({ name: 'AbortError' })
    await engine.write({ puts: [aPatent({ publicationNumber: 'CN9000A', title: 'apple' })] })
    expect((await found(word('apple'))).toSorted()).toEqual(['CN1A', 'CN9000A'])
    await engine.rebuild()
    expect(await engine.status()).toMatchObject({ documents: 2501 })
  },
  'a build that is abandoned, or killed, leaves the index as it was': async ({ engine, found, test }) => {
    await engine.write({ puts: [aPatent({ publicationNumber: 'CN1A', title: 'apple' })] })
    const abandoned = await engine.buildShadow()
    await abandoned.write({ puts: [aPatent({ title: 'apple' })] })
    await abandoned.abandon()
    expect(await found(word('apple'))).toEqual(['CN1A'])
    const killed = await engine.buildShadow()
    await killed.write({ puts: [aPatent({ title: 'apple' })] })
    const { engine: again } = await test.reopen()
    expect(await again.count({ query: word('apple') })).toEqual({ total: 1, relation: 'eq' })
  },
  'a caller who left gets the reason, others their answer': async ({ engine, put }) => {
    await put(aPatent({ title: 'apple' }))
    const gone = new AbortController()
    const left = engine.page({ query: word('apple'), from: 0, size: 10, signal: gone.signal })
    const stays = engine.page({ query: word('apple'), from: 0, size: 10 })
    gone.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    expect((await stays).hits).toHaveLength(1)
    await expect(engine.count({ query: null, signal: AbortSignal.abort(new Error('never')) })).rejects.toThrow('never')
  },
  'a closed engine says so': async ({ engine }) => {
    await engine.close()
    await expect(engine.page({ query: null, from: 0, size: 10 })).rejects.toMatchObject({ reason: 'closed' })
    await expect(engine.write({ puts: [] })).rejects.toMatchObject({ reason: 'closed' })
  },
}
