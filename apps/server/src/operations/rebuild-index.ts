import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportReport } from '@gezhi/imports'
import type { SearchEngine } from '@gezhi/search'
import type { IndexLocation } from '../adapters/open-engine.ts'
import { Engines } from '../platform/engines.ts'
import { indexAddress } from '@gezhi/records'
import type { ImportNotice } from './import-protocol.ts'

export interface Rebuilding {
  /** The live ones. */
  readonly engines: Engines
  /** Folder for shadow indexes, on the same disk. */
  readonly shadowFolder: string
  openEngine(location: IndexLocation): Promise<SearchEngine>
  onEvent(event: ImportNotice): void
}

/** Rebuilds every index from its own documents. Rejects with the reason of `signal` when it is aborted: the index is unchanged then. */
export async function rebuildFromDocuments(
  { engines, onEvent }: Pick<Rebuilding, 'engines' | 'onEvent'>,
  signal: AbortSignal,
): Promise<void> {
  onEvent({ kind: 'rebuilding' })
  for (const engine of engines.list) await engine.rebuild({ signal })
  onEvent({ kind: 'rebuilt', documents: sum(await documentsOf(engines)) })
}

/**
 * Builds indexes from these files only and replaces the live ones, which are searched until then; a kind without records keeps its live
 * index. If stopped or killed, the same paths continue; other paths start again.
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

/** Whether the build in the folder was started with the same paths. */
async function isBegun(shadowFolder: string, paths: readonly string[]): Promise<boolean> {
  // There is no build yet.
  const known = await readFile(join(shadowFolder, 'paths.json'), 'utf8').catch(() => null)
  return known === JSON.stringify(paths)
}

/** Starts with empty indexes, also if a build with other paths is not in the folder but in a cluster. */
async function begin(engines: readonly SearchEngine[], shadowFolder: string, paths: readonly string[]): Promise<void> {
  for (const engine of engines) await (await engine.buildShadow()).finish()
  await mkdir(shadowFolder, { recursive: true })
  await writeFile(join(shadowFolder, 'paths.json'), JSON.stringify(paths))
}
