import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ImportEvent, runImport } from '@gezhi/imports'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from './real-files.ts'

/** Rows and documents of each set: a document stands in several sheets of the export on purpose. */
const SETS = [
  { path: 'cn-patents/cnki-export', format: 'cnki-xls', read: 32_396, documents: 29_962 },
  { path: 'cn-patents/cnki-with-keywords.csv.gz', format: 'cnki-csv', read: 1_125, documents: 1_125 },
  { path: 'cn-patents/g06f-with-cpc.csv.gz', format: 'chinese-cpc-csv', read: 3_455, documents: 3_455 },
  { path: 'cn-patents/materials-with-claims.csv', format: 'chinese-claims-csv', read: 23, documents: 23 },
  { path: 'cn-patents/taian-city.xlsx', format: 'mapped-xlsx', read: 5_514, documents: 5_514 },
  { path: 'cn-patents/cnipa-style-export-2013.xlsx', format: 'mapped-xlsx', read: 151, documents: 151 },
  { path: 'google-patents/bigquery-abstracts-citations.jsonl.gz', format: 'google-citations-jsonl', read: 8_962, documents: 8_962 },
  { path: 'google-patents/bigquery-fulltext.csv.gz', format: 'google-fulltext-csv', read: 30, documents: 30 },
] as const

// Skipped where the real files are missing, which they are everywhere but beside a developer's checkout; a printed line says so.
describe.skipIf(REAL_FILES_MISSING !== undefined)('real tables imported by column mappings', () => {
  test.each(SETS)('$path: every row, and a second run changes nothing', { timeout: 240_000 }, async ({ path, format, read, documents }) => {
    const folder = mkdtempSync(join(tmpdir(), 'gezhi-mapped-'))
    const engine = await openSqliteEngine({ folder: join(folder, 'index'), readers: 1 })
    onTestFinished(async () => {
      await engine.close()
      rmSync(folder, { recursive: true, force: true })
    })
    const run = async () => {
      const events: ImportEvent[] = []
      const onEvent = (event: ImportEvent) => void events.push(event)
      const report = await runImport({ paths: [join(REAL_FILES, path)], engine, rejectedFolder: folder, onEvent })
      return { report, formats: new Set(events.flatMap((event) => (event.kind === 'file' ? [event.format] : []))) }
    }
    const first = await run()
    expect(first.report).toMatchObject({ counts: { read, new: documents, rejected: 0 }, unrecognised: 0, damaged: 0 })
    expect([...first.formats]).toEqual([format])
    expect((await run()).report.counts).toEqual({ read, new: 0, changed: 0, unchanged: read, rejected: 0 })
  })
})
