import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openClassSchemes } from '@gezhi/classification'
import type { PatentRecord, RecordKind } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { ReusedEngines } from '@gezhi/search-sqlite/testing'
import { afterAll, onTestFinished } from 'vitest'
import type { ImportEngines } from '../import-engines.ts'
import type { ImportEvent, ImportReport } from '../import-event.ts'
import { runImport } from '../run-import.ts'
import { patentEngines } from './patent-engines.ts'
import { tempFolder } from './temp-folder.ts'

/** Folder of the sources, with their fixtures. */
export const SOURCES = join(import.meta.dirname, '../../sources')
/** A week of grants. */
export const WEEK = readFileSync(join(SOURCES, 'us-redbook/fixtures/grant-week.xml'))

/** A record as a line of JSON. */
export const line = (number: number, title: string) =>
  JSON.stringify({
    publication_number: `CN6${String(number).padStart(8, '0')}A`,
    publication_date: '2030-03-25',
    title,
    applicants: ['湖畔大学'],
    main_claim: '',
    ipc: ['A63H27/08'],
  })
/** Lines of records from one number up to another. */
export const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `${line(from + i, `风筝${from + i}`)}\n`).join('')

type Files = Readonly<Record<string, string | Uint8Array>>

/**
 * Empty engines, of patents and of other kinds, and folders with files for the tests of a file; to be called outside tests. `run` imports the
 * folder.
 */
export function workplaces(otherKinds: readonly RecordKind<object>[] = []) {
  const newEngine = patentEngines()
  const others = otherKinds.map((kind) => new ReusedEngines(kind, { readers: 1 }))
  if (others.length > 0) afterAll(() => Promise.all(others.map((engines) => engines.close())))
  return async (files: Files) => {
    const opened = await Promise.all(others.map((engines) => engines.next()))
    for (const { dispose } of opened) onTestFinished(dispose)
    const more = Object.fromEntries(opened.map(({ engine }) => [engine.kind.name, engine]))
    return workplace(files, await newEngine(), more)
  }
}

function workplace(files: Files, engine: SearchEngine<PatentRecord>, otherEngines: ImportEngines) {
  const folder = tempFolder()
  const input = join(folder, 'in')
  const put = (name: string, content: string | Uint8Array) => writeFileSync(join(input, name), content)
  mkdirSync(input)
  for (const [name, content] of Object.entries(files)) put(name, content)
  const schemes = openClassSchemes(join(folder, 'schemes.sqlite'))
  onTestFinished(() => schemes.close())
  const run = async (signal?: AbortSignal, watch: (event: ImportEvent) => void = () => {}) => {
    const events: ImportEvent[] = []
    const onEvent = (event: ImportEvent) => {
      events.push(event)
      watch(event)
    }
    const report = await runImport({
      paths: [input],
      engines: { ...otherEngines, patent: engine },
      schemes,
      rejectedFolder: join(folder, 'imports'),
      onEvent,
      ...(signal && { signal }),
    })
    return { report, events }
  }
  return { input, put, engine, run }
}

/** The counts of a report: read, new, changed, unchanged, rejected. */
export const counted = ({ counts }: ImportReport) => [counts.read, counts.new, counts.changed, counts.unchanged, counts.rejected]
