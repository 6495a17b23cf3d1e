import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runImport } from '@gezhi/imports'
import { type PatentRecord, familyMembers, PATENT_KIND, recordContent } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from './real-files.ts'

/** Sets about the same publications and applications, or that cite each other. */
const SETS = ['epo/ops', 'epo/docdb', 'epo/ep-fulltext', 'uspto-patents/redbook-application', 'uspto-patents/redbook-grant', 'uspto-status']
const ORDERS = [SETS, SETS.toReversed()]
const MAX_HITS = 10_000

/** An index of the sets, imported in the given order. */
async function imported(sets: readonly string[]): Promise<SearchEngine<PatentRecord>> {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-links-'))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: join(folder, 'index'), readers: 1 })
  onTestFinished(async () => {
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const set of sets)
    await runImport({ paths: [join(REAL_FILES, set)], engines: { patent: engine }, rejectedFolder: join(folder, 'rejected'), onEvent() {} })
  return engine
}

async function everything(engine: SearchEngine<PatentRecord>): Promise<StoredRecord<PatentRecord>[]> {
  const { hits } = await engine.page({ query: null, from: 0, size: MAX_HITS })
  return hits.map(({ docId, record }) => ({ docId, record })).toSorted((a, b) => (a.docId < b.docId ? -1 : 1))
}

/** The records linked to a record, by identity. */
async function linksOf(engine: SearchEngine<PatentRecord>, { docId, record }: StoredRecord<PatentRecord>) {
  const ids = (found: readonly StoredRecord<PatentRecord>[]) => found.map((one) => one.docId).toSorted()
  const [simple, extended, citedBy] = await Promise.all([
    familyMembers(engine, record, 'simple', MAX_HITS),
    familyMembers(engine, record, 'extended', MAX_HITS),
    record.publicationNumber === undefined ? [] : engine.related('cites', record.publicationNumber, MAX_HITS),
  ])
  return { docId, simple: ids(simple.members), extended: ids(extended.members), citedBy: ids(citedBy) }
}

// The files are not part of the repository; if they are missing, this is reported once for all tests on real files.
describe.skipIf(REAL_FILES_MISSING !== undefined)('the same files in two orders', () => {
  test('give the same records and the same links', async () => {
    const ends: { records: Map<string, string>; links: Awaited<ReturnType<typeof linksOf>>[] }[] = []
    for (const order of ORDERS) {
      const engine = await imported(order)
      const records = await everything(engine)
      const links = []
      for (const stored of records) links.push(await linksOf(engine, stored))
      ends.push({ records: new Map(records.map(({ docId, record }) => [docId, recordContent(record)])), links })
    }
    const [first, ...others] = ends as [(typeof ends)[number], ...typeof ends]
    expect(first.records.size).toBeGreaterThan(1_000)
    expect(first.links.filter(({ simple }) => simple.length > 1).length).toBeGreaterThan(20)
    expect(first.links.filter(({ citedBy }) => citedBy.length > 0).length).toBeGreaterThan(0)
    for (const { links, records } of others) {
      expect([...records.keys()]).toEqual([...first.records.keys()])
      expect([...records].filter(([id, content]) => first.records.get(id) !== content)).toEqual([])
      expect(links).toEqual(first.links)
    }
  })
})
