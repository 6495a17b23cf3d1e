import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportReport } from '@gezhi/imports'
import type { SearchEngine } from '@gezhi/search'
import type { IndexLocation } from '../adapters/open-engine.ts'
import { Engines } from '../platform/engines.ts'
import { indexAddress } from '@gezhi/records'
import type { ImportNotice } from './import-messages.ts'

export interface Rebuilding {
  /** The live ones. */
  readonly engines: Engines
  /** Folder for the indexes that are built aside, on the same disk. */
  readonly shadowFolder: string
  openEngine(location: IndexLocation): Promise<SearchEngine>
  onEvent(event: ImportNotice): void
}

/** Makes every index again from its own documents. Rejects with the reason of `signal` when that is aborted: the index is as it was then. */
export async function rebuildFromDocuments(
  { engines, onEvent }: Pick<Rebuilding, 'engines' | 'onEvent'>,
  signal: AbortSignal,
): Promise<void> {
  onEvent({ kind: 'rebuilding' })
  for (const engine of engines.list) await engine.rebuild({ signal })
  onEvent({ kind: 'rebuilt', documents: sum(await documentsOf(engines)) })
}

/**
 * Makes indexes of these files alone and puts them in the place of the live ones, which are searched until then; of a kind that nothing was
 * read of the live one stays. Stopped or killed, the same paths go on where it was; other paths begin anew.
 */
export async function rebuildFromFiles(
  { engines, shadowFolder, openEngine, onEvent }: Rebuilding,
  paths: readonly string[],
  importInto: (engines: Engines) => Promise<ImportReport>,
): Promise<void> {
  onEvent({ kind: 'rebuilding' })
  const begun = await isBegun(shadowFolder, paths)
  if (!begun) await rm(shadowFolder, { recursive: true, force: true })
  const locationOf = ({ kind }: SearchEngine): IndexLocation => ({ kind, folder: indexAddress(join(shadowFolder, 'index'), kind) })
  const next: SearchEngine[] = []
  let report: ImportReport
  let documents: readonly number[]
  try {
    for (const engine of engines.list) next.push(await openEngine(locationOf(engine)))
    if (!begun) await begin(next, shadowFolder, paths)
    report = await importInto(new Engines(next))
    documents = await documentsOf(new Engines(next))
  } finally {
    for (const engine of next) await engine.close()
  }
  if (report.cancelled) return
  for (const [index, engine] of engines.list.entries()) if (documents[index]! > 0) await engine.swapIn(locationOf(engine).folder)
  await rm(shadowFolder, { recursive: true, force: true })
  onEvent(sum(documents) > 0 ? { kind: 'rebuilt', documents: sum(documents) } : { kind: 'nothing-read' })
}

async function documentsOf({ list }: Engines): Promise<number[]> {
  return (await Promise.all(list.map((engine) => engine.status()))).map(({ documents }) => documents)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Whether what lies there was begun with the same paths. */
async function isBegun(shadowFolder: string, paths: readonly string[]): Promise<boolean> {
  // Nothing lies there yet.
  const known = await readFile(join(shadowFolder, 'paths.json'), 'utf8').catch(() => null)
  return known === JSON.stringify(paths)
}

/** Begins with nothing, also where an index that was begun with other paths lies not in the folder but in a cluster. */
async function begin(engines: readonly SearchEngine[], shadowFolder: string, paths: readonly string[]): Promise<void> {
  for (const engine of engines) await (await engine.buildShadow()).finish()
  await mkdir(shadowFolder, { recursive: true })
  await writeFile(join(shadowFolder, 'paths.json'), JSON.stringify(paths))
}
