import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openClassSchemes } from '@gezhi/classification'
import { openEventCodes, runImport } from '@gezhi/imports'
import type { SearchEngine } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { RECORD_KINDS } from '../../apps/server/src/kinds/record-kinds.ts'

// Imports each folder whose path arrives on a line of standard input into a new index, and prints a JSON line for each; started by `npm
// run fuzz -- import`.

/** The result for a folder of files. */
export interface ImportedFolder {
  readonly milliseconds: number
  /** Documents, classes and codes by outcome, and files. */
  readonly counts: Readonly<Record<string, number>>
  readonly reasons: readonly { readonly file: string; readonly reason: string }[]
  /** The error of the import, if any, and its current file. */
  readonly error?: string
}

const folder = await mkdtemp(join(tmpdir(), 'gezhi-fuzz-import-'))
const engines: Record<string, SearchEngine> = {}
for (const kind of RECORD_KINDS) engines[kind.name] = await openSqliteEngine({ kind, folder: join(folder, kind.name) })
const schemes = openClassSchemes(join(folder, 'schemes.sqlite'))
const eventCodes = openEventCodes(join(folder, 'event-codes.sqlite'))
for await (const path of createInterface({ input: process.stdin })) console.log(JSON.stringify(await importFolder(path)))
for (const engine of Object.values(engines)) await engine.close()
schemes.close()
eventCodes.close()
await rm(folder, { recursive: true, force: true })

async function importFolder(path: string): Promise<ImportedFolder> {
  const start = performance.now()
  const passed = () => Math.round(performance.now() - start)
  let current = ''
  try {
    const { counts, reasons, damaged, unrecognised } = await runImport({
      engines,
      schemes,
      eventCodes,
      paths: [path],
      rejectedFolder: join(folder, 'rejected'),
      onEvent: (event) => {
        if (event.kind === 'progress') current = event.file
      },
    })
    const { read: _, ...documents } = counts
    return {
      milliseconds: passed(),
      counts: { ...documents, 'damaged files': damaged, 'unknown files': unrecognised },
      reasons: reasons.map(({ file, reason }) => ({ file, reason: reason.en })),
    }
  } catch (error) {
    return { milliseconds: passed(), counts: {}, reasons: [], error: `at or after ${current}: ${(error as Error).stack ?? String(error)}` }
  }
}
