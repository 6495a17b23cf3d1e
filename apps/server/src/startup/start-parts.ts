import type { ImportStores } from '@gezhi/imports'
import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import type { Logger } from 'pino'
import type { PictureFolder } from '../files/picture-folder.ts'
import type { RunningImports } from '../operations/import-socket.ts'
import type { DrawingSource } from '../patents/drawing-sources.ts'
import type { Readiness } from '../plugins/readiness.ts'
import type { Settings } from '../settings.ts'
import type { ClosingList } from './closing-list.ts'
import type { DataFolder } from './data-folder.ts'

/** What main.ts chooses. */
export interface Adapters {
  /** The engine that writes the index of a folder: one process at a time. */
  openEngine(folder: string, settings: Settings): Promise<SearchEngine>
  /** An engine that reads what another process writes there. */
  followEngine(folder: string, settings: Settings): Promise<SearchEngine>
  demoPatents(count: number): Iterable<PatentRecord> | AsyncIterable<PatentRecord>
  drawingSource(pictures: PictureFolder): DrawingSource
  /** Lets `npm run import` hand its paths to this server. */
  startImports(stores: ImportStores & { folder: DataFolder }): Promise<RunningImports>
}

export interface StartOptions {
  readonly version: string
  /** Aborted when the server shall stop, also before it is ready. */
  readonly signal: AbortSignal
  /** For the people at the terminal, a line at a time. */
  readonly say: (line: string) => void
}

/** What the start of every role begins with. */
export interface StartParts extends StartOptions {
  readonly settings: Settings
  readonly adapters: Adapters
  readonly folder: DataFolder
  readonly log: Logger
  readonly readiness: Readiness
  /** What is to be closed when the process stops. */
  readonly opened: ClosingList
}
