import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClassSchemes, loadBuiltInClasses, openClassSchemes } from '@gezhi/classification'
import { type EventCodes, openEventCodes } from '@gezhi/imports'
import { type SearchEngine, withClassHierarchy } from '@gezhi/search'
import { type PictureFiles, pictureFiles } from '../files/picture-files.ts'
import type { ClosingList } from './closing-list.ts'
import type { StartParts } from './start-parts.ts'

/** What searches and documents are answered from. */
export interface ReadIndex {
  readonly engine: SearchEngine
  readonly schemes: ClassSchemes
  readonly pictures: PictureFiles
}

/** The same, to write. */
export interface WrittenIndex extends ReadIndex {
  readonly eventCodes: EventCodes
}

/** Opens the stores of a data folder to write them: for the process that holds its lock. */
export async function openIndex({ adapters, folder, files, settings, log }: StartParts, opened: ClosingList): Promise<WrittenIndex> {
  const engine = await adapters.openEngine(folder.index, settings)
  opened.add(() => engine.close())
  await dropLeftOfMove({ adapters, folder, settings }).catch((error: Error) =>
    log.warn({ message: error.message }, 'what a move that was killed left cannot be removed'),
  )
  const schemes = openClassSchemes(folder.schemes)
  opened.add(() => schemes.close())
  loadBuiltInClasses(schemes)
  const eventCodes = openEventCodes(folder.eventCodes)
  opened.add(() => eventCodes.close())
  return { engine: withClassHierarchy(engine, schemes), schemes, eventCodes, pictures: pictureFiles(files) }
}

/** Whoever starts a server here goes on with no move to here, and none runs while the lock is held: what one left is only in the way. */
async function dropLeftOfMove({ adapters, folder, settings }: Pick<StartParts, 'adapters' | 'folder' | 'settings'>): Promise<void> {
  await adapters.dropEngineAside(join(folder.move, 'index'), settings)
  await rm(folder.move, { recursive: true, force: true })
}

/** Opens them to read what another process writes. */
export async function followIndex({ adapters, folder, files, settings, opened }: StartParts): Promise<ReadIndex> {
  const engine = await adapters.followEngine(folder.index, settings)
  opened.add(() => engine.close())
  const schemes = openClassSchemes(folder.schemes)
  opened.add(() => schemes.close())
  // The process that writes a cluster may have another data folder.
  if (settings.GEZHI_SEARCH_URL !== null) loadBuiltInClasses(schemes)
  return { engine: withClassHierarchy(engine, schemes), schemes, pictures: pictureFiles(files) }
}
