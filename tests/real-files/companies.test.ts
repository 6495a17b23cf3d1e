import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileReport, runImport } from '@gezhi/imports'
import { COMPANY_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from './real-files.ts'

/** Rows and records of each file according to its list. */
const REGISTERS = 74_056
const LEI_RECORDS = 67
const RELATIONSHIPS = 88
/** A file of each format. */
const WRITTEN = ['cn-registry-1978-1999.csv.gz', 'gleif-lei-records.jsonl.gz', 'gleif-relationships.jsonl.gz']

// The real registers are not part of the repository; a message reports if they are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('real registers of companies', () => {
  test('each row and record of the list is read, and a second run of a file of each format changes nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gezhi-real-companies-'))
    const engine = await openSqliteEngine({ kind: COMPANY_KIND, folder: join(folder, 'index'), readers: 1 })
    onTestFinished(async () => {
      await engine.close()
      rmSync(folder, { recursive: true, force: true })
    })
    const run = async (names: readonly string[], dryRun = false) => {
      const files: FileReport[] = []
      const report = await runImport({
        paths: names.map((name) => join(REAL_FILES, 'companies', name)),
        dryRun,
        engines: { company: engine },
        rejectedFolder: join(folder, 'rejected'),
        onEvent: (event) => {
          if (event.kind === 'file') files.push(event)
        },
      })
      const readBy = (format: string) => files.reduce((sum, file) => sum + (file.format === format ? file.counts.read : 0), 0)
      return { report, readBy }
    }
    const { readBy } = await run([''], true)
    expect(readBy('company-register-csv')).toBe(REGISTERS)
    expect(readBy('gleif-lei-records')).toBe(LEI_RECORDS)
    expect(readBy('gleif-relationships')).toBe(RELATIONSHIPS)
    const { read, rejected } = (await run(WRITTEN)).report.counts
    expect(read).toBeGreaterThan(LEI_RECORDS + RELATIONSHIPS)
    const { version, documents } = await engine.status()
    expect((await run(WRITTEN)).report.counts).toEqual({ read, new: 0, changed: 0, unchanged: read - rejected, rejected })
    expect(await engine.status()).toMatchObject({ version, documents })
  })
})
