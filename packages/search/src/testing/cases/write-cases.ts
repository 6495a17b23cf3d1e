import { expect } from 'vitest'
import { aPatent } from '../a-patent.ts'
import type { Cases } from '../cases.ts'
import { field, word } from '../query-trees.ts'

export const WRITE_CASES: Cases = {
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
  'a record with only an application number': async ({ engine, found }) => {
    const { publicationNumber: _, ...record } = aPatent({ title: 'apple', applicationNumber: 'CN201310123456.7' })
    expect(await engine.write({ puts: [record] })).toMatchObject({ new: 1 })
    expect(await engine.write({ puts: [record] })).toMatchObject({ unchanged: 1 })
    expect(await engine.write({ puts: [{ ...record, office: 'US' }] })).toMatchObject({ new: 1 })
    const [docId] = await found(field('an', word('CN201310123456.7')))
    expect((await engine.get([docId!])).map((stored) => stored.record.titles)).toEqual([record.titles])
  },
  'records are returned unchanged, in the requested order': async ({ engine }) => {
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
}
