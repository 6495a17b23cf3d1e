import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openClassSchemes } from '@gezhi/classification'
import { type ImportEvent, runImport } from '@gezhi/imports'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from './real-files.ts'

/** Rows of each file; two symbols of the Chinese one are other spellings of their neighbours (G01N23/2000, G01N33/5750). */
const READ: Readonly<Record<string, number>> = {
  'classification/ipc-2026.01-zh.tsv.gz': 77_242,
  'classification/ipc-en.tsv.gz': 39_866,
  'classification/ipc-es.tsv.gz': 78_437,
  'classification/cpc-scheme-A01L.xml': 19,
  'classification/cpc-master-classification-sample.xml': 1,
}

// Skipped with a message if the real files, which are outside the repository, are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('real classification schemes', () => {
  test('every class of every file, a tree by dots, and a second run that changes nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gezhi-schemes-'))
    const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: join(folder, 'index'), readers: 1 })
    const schemes = openClassSchemes(join(folder, 'classification.sqlite'))
    onTestFinished(async () => {
      schemes.close()
      await engine.close()
      rmSync(folder, { recursive: true, force: true })
    })
    const events: ImportEvent[] = []
    const run = () => {
      const onEvent = (event: ImportEvent) => void events.push(event)
      return runImport({
        paths: [join(REAL_FILES, 'classification')],
        engines: { patent: engine },
        schemes,
        rejectedFolder: folder,
        onEvent,
      })
    }
    const first = await run()
    expect(first).toMatchObject({ counts: { rejected: 0 }, damaged: 0 })
    const files = events.flatMap((event) => (event.kind === 'file' ? [[event.file, event.counts.read]] : []))
    expect(Object.fromEntries(files)).toEqual(READ)
    expect(schemes.children('ipc', null)).toHaveLength(8)
    expect(schemes.descendants('ipc', 'H01M10/05')).toHaveLength(17)
    expect(schemes.find('ipc', 'H01M10/0525')?.path.map(({ symbol }) => symbol)).toEqual([
      'H',
      'H01',
      'H01M',
      'H01M10/00',
      'H01M10/05',
      'H01M10/052',
    ])
    expect(schemes.children('cpc', 'A01L').map(({ symbol }) => symbol)).toContain('A01L1/00')
    const second = await run()
    expect(second.counts).toEqual({ read: first.counts.read, new: 0, changed: 0, unchanged: first.counts.read, rejected: 0 })
  })
})
