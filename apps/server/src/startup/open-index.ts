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
export async function openIndex({ adapters, folder, files, settings }: StartParts, opened: ClosingList): Promise<WrittenIndex> {
  const engine = await adapters.openEngine(folder.index, settings)
  opened.add(() => engine.close())
  const schemes = openClassSchemes(folder.schemes)
  opened.add(() => schemes.close())
  loadBuiltInClasses(schemes)
  const eventCodes = openEventCodes(folder.eventCodes)
  opened.add(() => eventCodes.close())
  return { engine: withClassHierarchy(engine, schemes), schemes, eventCodes, pictures: pictureFiles(files) }
}

/** Opens them to read what another process writes. */
export async function followIndex({ adapters, folder, files, settings, opened }: StartParts): Promise<ReadIndex> {
  const engine = await adapters.followEngine(folder.index, settings)
  opened.add(() => engine.close())
  const schemes = openClassSchemes(folder.schemes)
  opened.add(() => schemes.close())
  return { engine: withClassHierarchy(engine, schemes), schemes, pictures: pictureFiles(files) }
}
