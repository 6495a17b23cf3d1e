import type { RecordKind } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import type { Logger } from 'pino'
import type { FileStore } from '../files/file-store.ts'
import type { PictureFiles } from '../files/picture-files.ts'
import type { EngineOpening, IndexLocation } from '../adapters/open-engine.ts'
import type { BackgroundSlot } from '../platform/background-slot.ts'
import type { InstalledStores, RunningImports } from '../platform/running-imports.ts'
import type { Serving } from '../platform/domain.ts'
import type { Readiness } from '../http/readiness.ts'
import type { Settings } from '../settings/settings.ts'
import type { CleanupStack } from '../platform/cleanup-stack.ts'
import type { FillIndex } from './demonstration/fill-index.ts'
import type { DataFolder } from '../data-folder/data-folder.ts'

/** A kind of which an empty installation gets initial records. */
export interface DemonstratedKind {
  readonly kind: RecordKind
  /** How many there are at most; a smaller demonstration has as many as GEZHI_DEMO says. */
  readonly maxCount: number
}

/** Chosen by main.ts. */
export interface Adapters {
  /** The kinds of record that are searched. */
  readonly kinds: readonly RecordKind[]
  /** The engine that writes the index of a kind: one process at a time. */
  openEngine(place: IndexLocation, settings: Settings, opening?: EngineOpening): Promise<SearchEngine>
  /** An engine that reads an index written by another process. */
  followEngine(place: IndexLocation, settings: Settings): Promise<SearchEngine>
  /** Removes the shadow index of a folder that will not be swapped in. */
  dropShadowEngine(place: IndexLocation, settings: Settings): Promise<void>
  /** Opens the file store; `folder` unless the settings name another one. `say` gets messages for the operator. */
  openFiles(settings: Settings, folder: string, print: (line: string) => void): Promise<FileStore>
  /** In the order in which they are filled; an installation without records of the last kind is empty. */
  readonly demonstration: readonly DemonstratedKind[]
  /** Fills an index with the demonstration. */
  fillIndex(folder: DataFolder): FillIndex
  drawingSource(pictures: PictureFiles): Serving['drawingSource']
  /** Lets `npm run import` hand its paths to this server; builds of `background` are held back meanwhile. */
  startImports(stores: InstalledStores & { folder: DataFolder; background: BackgroundSlot }): Promise<RunningImports>
}

export interface StartOptions {
  readonly version: string
  /** Aborted when the server must stop, also before it is ready. */
  readonly signal: AbortSignal
  /** For the people at the terminal, a line at a time. */
  readonly print: (line: string) => void
}

/** Common to the start of every role. */
export interface StartParts extends StartOptions {
  readonly settings: Settings
  readonly adapters: Adapters
  readonly folder: DataFolder
  readonly files: FileStore
  readonly log: Logger
  readonly readiness: Readiness
  /** Closed when the process stops. */
  readonly opened: CleanupStack
}
