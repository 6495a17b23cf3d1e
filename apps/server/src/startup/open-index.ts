import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClassSchemes, loadBuiltInClasses, openClassSchemes } from '@gezhi/classification'
import { type EventCodes, openEventCodes } from '@gezhi/imports'
import type { RecordKind } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { type PictureFiles, pictureFiles } from '../files/picture-files.ts'
import { Mutex } from '@gezhi/threads'
import type { EngineOpening } from '../adapters/open-engine.ts'
import { rebuildLines } from '../terminal/rebuild-lines.ts'
import { Engines } from '../platform/engines.ts'
import type { CleanupStack } from '../platform/cleanup-stack.ts'
import { indexAddress } from '@gezhi/records'
import type { RebuildReport } from './report-rebuild.ts'
import type { StartParts } from './start-parts.ts'

/** The stores for searches and documents. */
export interface ReadIndex {
  readonly engines: Engines
  readonly schemes: ClassSchemes
  readonly pictures: PictureFiles
}

/** The same, to write. */
export interface WrittenIndex extends ReadIndex {
  readonly eventCodes: EventCodes
}

/**
 * Opens the stores of a data folder to write them: for the process that holds its lock. Outdated indexes are rebuilt beside those that
 * answer, one at a time; such as cannot be searched, first.
 */
export async function openIndex(
  { adapters, folder, files, settings, log, print, signal }: StartParts,
  opened: CleanupStack,
  { onRebuild }: Pick<RebuildReport, 'onRebuild'>,
): Promise<WrittenIndex> {
  const turn = new Mutex()
  turn.tryTake()
  const rebuildsBeside = rebuildsInTurn(turn, { print, log })
  const engines = await openEach(adapters, opened, (kind) =>
    adapters.openEngine({ kind, folder: indexAddress(folder.index, kind) }, settings, { signal, onRebuild, rebuildsBeside }),
  )
  turn.leave()
  await dropLeftOfMove({ adapters, folder, settings }).catch((error: Error) =>
    log.warn({ message: error.message }, 'leftovers of an interrupted move could not be removed'),
  )
  const schemes = openClassSchemes(folder.schemes)
  opened.defer(() => schemes.close())
  loadBuiltInClasses(schemes)
  const eventCodes = openEventCodes(folder.eventCodes)
  opened.defer(() => eventCodes.close())
  return { engines, schemes, eventCodes, pictures: pictureFiles(files) }
}

/** Rebuilds run one after the other, and are reported to the terminal. */
function rebuildsInTurn(turn: Mutex, { print, log }: Pick<StartParts, 'print' | 'log'>): NonNullable<EngineOpening['rebuildsBeside']> {
  return {
    async queue(signal, rebuild) {
      await turn.take(signal)
      try {
        await rebuild()
      } finally {
        turn.leave()
      }
    },
    onRebuild: rebuildLines(print, ANSWERS_MEANWHILE),
    onFailure: (reason) => log.error({ reason }, 'an outdated index could not be rebuilt; the rebuild begins again in a minute'),
  }
}

const ANSWERS_MEANWHILE = 'Meanwhile searches are answered from it as it was, and imports wait / 重建期间仍以旧索引提供检索，导入排队等候'

/** A server that starts here continues no move to this folder, and none runs while the lock is held: remains of one are useless. */
async function dropLeftOfMove({ adapters, folder, settings }: Pick<StartParts, 'adapters' | 'folder' | 'settings'>): Promise<void> {
  for (const kind of adapters.kinds)
    await adapters.dropShadowEngine({ kind, folder: indexAddress(join(folder.move, 'index'), kind) }, settings)
  await rm(folder.move, { recursive: true, force: true })
}

/** Opens them for reading while another process writes. */
export async function followIndex({ adapters, folder, files, settings, opened }: StartParts): Promise<ReadIndex> {
  const engines = await openEach(adapters, opened, (kind) =>
    adapters.followEngine({ kind, folder: indexAddress(folder.index, kind) }, settings),
  )
  const schemes = openClassSchemes(folder.schemes)
  opened.defer(() => schemes.close())
  // The process that writes a cluster may have another data folder.
  if (settings.GEZHI_SEARCH_URL !== null) loadBuiltInClasses(schemes)
  return { engines, schemes, pictures: pictureFiles(files) }
}

/** Opens an engine for each kind in sequence; all are closed with the list, also if one fails to open. */
async function openEach(
  { kinds }: Pick<StartParts['adapters'], 'kinds'>,
  opened: CleanupStack,
  open: (kind: RecordKind) => Promise<SearchEngine>,
): Promise<Engines> {
  const list: SearchEngine[] = []
  for (const kind of kinds) {
    const engine = await open(kind)
    opened.defer(() => engine.close())
    list.push(engine)
  }
  return new Engines(list)
}
