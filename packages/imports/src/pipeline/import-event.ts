import type { Outcome } from '../records/record-outcomes.ts'
import type { LocalizedText } from './import-source.ts'

/**
 * What was read and what came of it: documents, classes or codes, of which a file, or a fragment of one, may hold several. `read` is always the
 * sum of the other four; `countsOf` makes it so.
 */
export interface ImportCounts {
  readonly read: number
  readonly new: number
  readonly changed: number
  /** Already there with the same content, also from an earlier run over the same file. */
  readonly unchanged: number
  /** Fragments of a file that cannot be read, one each. */
  readonly rejected: number
}

/** What an import tells while it runs. Plain data: it crosses sockets as JSON. */
export type ImportEvent =
  | { readonly kind: 'started'; readonly run: string; readonly files: number; readonly bytes: number }
  | ImportProgress
  /** One source, a file or a member of an archive, was read to its end or to where it is damaged. */
  | FileReport
  | { readonly kind: 'unrecognised'; readonly file: string }
  | { readonly kind: 'damaged'; readonly file: string; readonly reason: LocalizedText }
  | ImportReport

export interface ImportProgress {
  readonly kind: 'progress'
  readonly file: string
  readonly counts: ImportCounts
  /** Of all files, 0 to `totalBytes`. */
  readonly bytes: number
  readonly totalBytes: number
  readonly recordsPerSecond: number
  readonly bytesPerSecond: number
  /** Null while nothing can be said yet. */
  readonly secondsLeft: number | null
}

export interface FileReport {
  readonly kind: 'file'
  readonly file: string
  readonly format: string
  readonly counts: ImportCounts
  /** Deliberately skipped fragments, by type. */
  readonly setAside: Readonly<Record<string, number>>
  /** It had been imported whole before and was not read again. */
  readonly known: boolean
}

export interface ImportReport {
  readonly kind: 'ended'
  readonly counts: ImportCounts
  readonly unrecognised: number
  /** Drawings and pages kept: those that were not there before. */
  readonly pictures: number
  readonly damaged: number
  /** Why fragments were rejected, the most frequent reason first; the file of rejects has them all. */
  readonly reasons: readonly RejectReason[]
  /** Nothing was written: the counts say what would have been. */
  readonly dryRun: boolean
  /** Where the rejected fragments of this run are; absent when there are none. */
  readonly rejectedFile?: string
  /** It was stopped before the end; the same command goes on from there. */
  readonly cancelled: boolean
  readonly seconds: number
}

/** Fragments rejected for one reason, and where the first of them stands. */
export interface RejectReason {
  readonly reason: LocalizedText
  readonly count: number
  readonly file: string
  readonly position: number
}

/** Counts of what came of what was read; what is left out is 0. */
export function countsOf({
  new: added = 0,
  changed = 0,
  unchanged = 0,
  rejected = 0,
}: Partial<Omit<ImportCounts, 'read'>> = {}): ImportCounts {
  return { read: added + changed + unchanged + rejected, new: added, changed, unchanged, rejected }
}

export const NO_COUNTS: ImportCounts = countsOf()

/** The sum, kind by kind. */
export function addCounts(a: ImportCounts, b: ImportCounts): ImportCounts {
  return countsOf({
    new: a.new + b.new,
    changed: a.changed + b.changed,
    unchanged: a.unchanged + b.unchanged,
    rejected: a.rejected + b.rejected,
  })
}

/** How many there are of each outcome. */
export function tallyOutcomes(outcomes: readonly Outcome[]): Record<Outcome, number> {
  const counts = { new: 0, changed: 0, unchanged: 0 }
  for (const outcome of outcomes) counts[outcome] += 1
  return counts
}
