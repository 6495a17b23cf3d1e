import type { ImportStores } from '@gezhi/imports'
import type { Engines } from './engines.ts'

/** The stores of an installation, which has an engine for every kind of record. */
export interface InstalledStores extends Omit<ImportStores, 'engines'> {
  readonly engines: Engines
}

/** Serialises everything in a running server that writes records. */
export interface RunningImports {
  /** Queues work that writes records with the imports. The signal is aborted when the server stops. */
  runExclusive<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Running imports stop after the current batch. */
  stop(): Promise<void>
}
