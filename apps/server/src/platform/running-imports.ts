import type { ImportStores } from '@gezhi/imports'
import type { Engines } from './engines.ts'

/** The stores of an installation, which has an engine for every kind of record. */
export interface InstalledStores extends Omit<ImportStores, 'engines'> {
  readonly engines: Engines
}

/** Everything of a running server that writes records: one at a time. */
export interface RunningImports {
  /** Queues work that writes records with the imports. The signal is aborted when the server stops. */
  runExclusive<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Running imports stop after the current batch. */
  stop(): Promise<void>
}
