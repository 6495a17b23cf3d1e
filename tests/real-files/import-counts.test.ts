import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ImportEvent, runImport } from '@gezhi/imports'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import type { SearchEngine } from '@gezhi/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from './real-files.ts'

const SETS: readonly { readonly path: string; readonly formats: RegExp; readonly read: number }[] = [
  { path: 'cn-patents/cnki-records.jsonl.gz', formats: /^cnki-jsonl$/, read: 29_962 },
  { path: 'uspto-patents/redbook-grant', formats: /^us-redbook-grant$/, read: 367 },
  { path: 'uspto-patents/redbook-grant-bibliographic', formats: /^us-redbook-grant$/, read: 11 },
  { path: 'uspto-patents/redbook-application', formats: /^us-redbook-application$/, read: 11 },
  { path: 'uspto-patents/st32-grant-2001-2004', formats: /^us-st32-grant$/, read: 16 },
  { path: 'uspto-patents/pap-application-2001-2004', formats: /^us-pap-application$/, read: 5 },
  { path: 'uspto-patents/greenbook-1976-2001', formats: /^us-green-book$/, read: 3 },
  { path: 'uspto-patents/public-search-fulltext.jsonl.gz', formats: /^us-public-search-full-text$/, read: 18 },
]

// The real documents are not part of the repository; whoever lacks them is told so in a printed line.
// Skipped where the real files are missing, which they are everywhere but beside a developer's checkout.
describe.skipIf(REAL_FILES_MISSING !== undefined)('real files imported', () => {
  let folder: string
  let engine: SearchEngine
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gezhi-real-'))
    engine = await openSqliteEngine({ folder: join(folder, 'index') })
  })
  afterAll(async () => {
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const run = async (path: string) => {
    const events: ImportEvent[] = []
    const paths = [join(REAL_FILES, path)]
    const report = await runImport({ paths, engine, rejectedFolder: folder, onEvent: (event) => events.push(event) })
    return { report, files: events.filter((event) => event.kind === 'file') }
  }

  test.each(SETS)('$path: every document, and a second run changes nothing', { timeout: 240_000 }, async ({ path, formats, read }) => {
    const first = await run(path)
    expect(first.report).toMatchObject({
      counts: { read, new: read, changed: 0, unchanged: 0, rejected: 0 },
      unrecognised: 0,
      damaged: 0,
    })
    for (const file of first.files) expect(file.format).toMatch(formats)
    const second = await run(path)
    expect(second.report.counts).toEqual({ read, new: 0, changed: 0, unchanged: read, rejected: 0 })
  })

  test('what the list of documents says of each grant is what its record says', async () => {
    const rows = indexRows().filter((row) => /^redbook-(grant|application)/.test(row.file))
    expect(rows.length).toBe(389)
    for (const row of rows) {
      const [stored] = await engine.get([`${row.number}${row.kind}`])
      const record = stored?.record
      // The list leaves descriptions of one sentence out.
      if (row.description === '1') expect(record?.description).toBeDefined()
      expect({
        number: row.number,
        date: record?.publicationDate,
        abstract: record?.abstracts !== undefined,
        claims: record?.claims?.length ?? 0,
        citations: record?.citations?.length ?? 0,
        classified: [record?.ipc, record?.cpc, record?.locarno, record?.uspc].some((symbols) => symbols !== undefined),
      }).toEqual({
        number: row.number,
        date: row.date,
        abstract: row.abstract === '1',
        claims: Number(row.claims),
        citations: Number(row.citations),
        classified: row.classified === '1',
      })
    }
  })
})

/** The list that comes with the documents: number, kind, date, and how much of what each holds. */
function indexRows(): Record<
  'number' | 'kind' | 'date' | 'abstract' | 'claims' | 'description' | 'citations' | 'classified' | 'file',
  string
>[] {
  const [head = '', ...lines] = readFileSync(join(REAL_FILES, 'uspto-patents/index.tsv'), 'utf8').trim().split('\n')
  const names = head.split('\t')
  return lines.map(
    (line) => Object.fromEntries(line.split('\t').map((cell, index) => [names[index], cell])) as ReturnType<typeof indexRows>[number],
  )
}
