import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE, PATENT_KIND } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { aPatent } from '@gezhi/search/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqliteEngine } from '../open-sqlite-engine.ts'
import type { IndexSession } from './index-session.ts'
import { rowBands } from './row-bands.ts'
import type { RowRange } from './stream-plan.ts'

/** Rows 10, 20, … */
const session = { snapshot: { rowIds: Float64Array.from({ length: 1000 }, (_, i) => (i + 1) * 10) } } as unknown as IndexSession
const EVERYTHING: RowRange = { first: 0, last: Number.MAX_SAFE_INTEGER }
const SHORT = '("a b c" OR "d")'
const LONG = `"${'a '.repeat(99)}a"`

describe('the statements an expression is evaluated in', () => {
  it('are one where phrases are short', () => expect([...rowBands(session, SHORT, EVERYTHING)]).toEqual([EVERYTHING]))

  it.each(['asc', 'desc'] as const)('are several where they are long, which hold every row once (%s)', (order) => {
    const bands = [...rowBands(session, LONG, { first: 30, last: 9980 }, order)]
    expect(bands.length).toBeGreaterThan(1)
    const ascending = order === 'asc' ? bands : bands.toReversed()
    expect([ascending[0]!.first, ascending.at(-1)!.last]).toEqual([30, 9980])
    for (const [i, { first }] of ascending.slice(1).entries()) expect(first).toBe(ascending[i]!.last + 10)
  })

  it('are none where there are no rows', () => expect([...rowBands(session, LONG, { first: 20_000, last: 30_000 })]).toEqual([]))
})

describe('a search of long phrases over more documents than one statement takes', () => {
  let folder: string
  let engine: SearchEngine
  const DOCUMENTS = 700
  const phrase = Array.from({ length: 80 }, (_, i) => `w${i}`).join(' ')
  const query = readQuery(`"${phrase}"`, { fields: PATENT_FIELD_TABLE }).tree

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gezhi-bands-'))
    engine = await openSqliteEngine({ kind: PATENT_KIND, folder, cacheBytes: 0 })
    const puts = Array.from({ length: DOCUMENTS }, (_, i) =>
      aPatent({
        publicationNumber: `CN${100_000 + i}A`,
        // The last ones have no application date.
        ...(i < 600 && { applicationDate: String(20_000_101 + (i % 28)) }),
        abstract: i % 3 === 0 ? phrase : phrase.replace('w40 ', ''),
      }),
    )
    await engine.write({ puts })
  })
  afterAll(async () => {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  })

  const matching = Array.from({ length: DOCUMENTS }, (_, i) => i).filter((i) => i % 3 === 0).length

  it('counts all of them', async () => expect(await engine.count({ query, exact: true })).toEqual({ total: matching, relation: 'eq' }))

  it.each([
    ['application_date', 'desc'],
    ['application_date', 'asc'],
    ['relevance', 'desc'],
  ] as const)('shows each once, by %s %s', async (by, order) => {
    const { hits } = await engine.page({ query, sort: [{ by, order }], from: 0, size: DOCUMENTS })
    expect(new Set(hits.map(({ docId }) => docId)).size).toBe(matching)
    expect(hits.length).toBe(matching)
    if (by === 'relevance') expect(hits.every(({ score = 0 }) => score > 0)).toBe(true)
  })
})
