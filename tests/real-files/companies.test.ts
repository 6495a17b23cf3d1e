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

// The real registers are not part of the repository; a message reports if they are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('real registers of companies', () => {
  test('each row and record of the list is read, and a second run changes nothing', { timeout: 600_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gezhi-real-companies-'))
    const engine = await openSqliteEngine({ kind: COMPANY_KIND, folder: join(folder, 'index'), readers: 1 })
    onTestFinished(async () => {
      await engine.close()
      rmSync(folder, { recursive: true, force: true })
    })
    const run = async () => {
      const files: FileReport[] = []
      const report = await runImport({
        paths: [join(REAL_FILES, 'companies')],
        engines: { company: engine },
        rejectedFolder: join(folder, 'rejected'),
        onEvent: (event) => {
          if (event.kind === 'file') files.push(event)
        },
      })
      const readBy = (format: string) => files.reduce((sum, file) => sum + (file.format === format ? file.counts.read : 0), 0)
      return { report, readBy }
    }
    const first = await run()
    expect(first.readBy('company-register-csv')).toBe(REGISTERS)
    expect(first.readBy('gleif-lei-records')).toBe(LEI_RECORDS)
    expect(first.readBy('gleif-relationships')).toBe(RELATIONSHIPS)
    const { read, rejected } = first.report.counts
    const { version, documents } = await engine.status()
    expect((await run()).report.counts).toEqual({ read, new: 0, changed: 0, unchanged: read - rejected, rejected })
    expect(await engine.status()).toMatchObject({ version, documents })
  })
})
