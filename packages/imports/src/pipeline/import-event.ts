import type { Outcome } from '../records/record-outcomes.ts'
import type { LocalizedText } from './import-source.ts'

/**
 * Counts of documents, classes or codes by outcome; a file, or a fragment of one, may contain several. `read` is always the sum of the
 * other four; `countsOf` ensures it.
 */
export interface ImportCounts {
  readonly read: number
  readonly new: number
  readonly changed: number
  /** Already stored with the same content, including by an earlier run over the same file. */
  readonly unchanged: number
  /** Fragments that cannot be read, each counted once. */
  readonly rejected: number
}

/** Events of a running import. Plain data: they are sent over sockets as JSON. */
export type ImportEvent =
  | { readonly kind: 'started'; readonly run: string; readonly files: number; readonly bytes: number }
  | ImportProgress
  /** One source, a file or a member of an archive, was read to its end or to the point of damage. */
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
  /** Null until it can be estimated. */
  readonly secondsLeft: number | null
}

export interface FileReport {
  readonly kind: 'file'
  readonly file: string
  readonly format: string
  readonly counts: ImportCounts
  /** Deliberately skipped fragments, by type. */
  readonly setAside: Readonly<Record<string, number>>
  /** It was completely imported before and not read again. */
  readonly known: boolean
}

export interface ImportReport {
  readonly kind: 'ended'
  readonly counts: ImportCounts
  readonly unrecognised: number
  /** New drawings and pages that were stored. */
  readonly pictures: number
  readonly damaged: number
  /** Reasons for rejected fragments, most frequent first; the reject file contains all. */
  readonly reasons: readonly RejectReason[]
  /** Codes of imported records whose meaning is unknown, each once, most frequent first. */
  readonly unknownCodes: readonly RejectReason[]
  /** Nothing was written: the counts are those of a simulated import. */
  readonly dryRun: boolean
  /** The file of fragments rejected in this run; absent if there are none. */
  readonly rejectedFile?: string
  /** It was stopped before the end; running the same command again continues it. */
  readonly cancelled: boolean
  readonly seconds: number
}

/** Fragments rejected, or records noticed, for one reason, and the position of the first. */
export interface RejectReason {
  readonly reason: LocalizedText
  readonly count: number
  readonly file: string
  readonly position: number
}

/** Counts by outcome; omitted ones are 0. */
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
