import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportReport } from '@gezhi/imports'
import type { SearchEngine } from '@gezhi/search'
import type { ImportNotice } from './import-messages.ts'

export interface Rebuilding {
  /** The live one. */
  readonly engine: SearchEngine
  /** Folder for the index that is built aside, on the same disk. */
  readonly aside: string
  openEngine(folder: string): Promise<SearchEngine>
  onEvent(event: ImportNotice): void
}

/** Makes the index again from its own documents. Rejects with the reason of `signal` when that is aborted: the index is as it was then. */
export async function rebuildFromDocuments(
  { engine, onEvent }: Pick<Rebuilding, 'engine' | 'onEvent'>,
  signal: AbortSignal,
): Promise<void> {
  onEvent({ kind: 'rebuilding' })
  await engine.rebuild({ signal })
  onEvent({ kind: 'rebuilt', documents: (await engine.status()).documents })
}

/**
 * Makes an index of these files alone and puts it in the place of the live one, which is searched until then. Stopped or killed, the
 * same paths go on where it was; other paths begin anew. Where nothing could be read the live index stays.
 */
export async function rebuildFromFiles(
  { engine, aside, openEngine, onEvent }: Rebuilding,
  paths: readonly string[],
  importInto: (engine: SearchEngine) => Promise<ImportReport>,
): Promise<void> {
  onEvent({ kind: 'rebuilding' })
  const begun = await isBegun(aside, paths)
  if (!begun) await rm(aside, { recursive: true, force: true })
  const next = await openEngine(join(aside, 'index'))
  let report: ImportReport
  let documents: number
  try {
    if (!begun) await begin(next, aside, paths)
    report = await importInto(next)
    ;({ documents } = await next.status())
  } finally {
    await next.close()
  }
  if (report.cancelled) return
  if (documents > 0) await engine.adopt(join(aside, 'index'))
  await rm(aside, { recursive: true, force: true })
  onEvent(documents > 0 ? { kind: 'rebuilt', documents } : { kind: 'nothing-read' })
}

/** Whether what lies there was begun with the same paths. */
async function isBegun(aside: string, paths: readonly string[]): Promise<boolean> {
  // Nothing lies there yet.
  const known = await readFile(join(aside, 'paths.json'), 'utf8').catch(() => null)
  return known === JSON.stringify(paths)
}

/** Begins with nothing, also where an index that was begun with other paths lies not in the folder but in a cluster. */
async function begin(engine: SearchEngine, aside: string, paths: readonly string[]): Promise<void> {
  const build = await engine.buildAside()
  await build.finish()
  await mkdir(aside, { recursive: true })
  await writeFile(join(aside, 'paths.json'), JSON.stringify(paths))
}
