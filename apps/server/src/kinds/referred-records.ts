import type { Language } from '@gezhi/contract'

/** The records of one kind, as the notes and follows of users refer to them: by number. */
export interface ReferredRecords {
  /** The codes under which the record of a number may be stored, in any notation: the number itself, and what its kind reads in it. */
  codesOf(number: string): readonly string[]
  /** The records of numbers in any notation, in order; null for those not in the index. */
  find(numbers: readonly string[]): Promise<readonly (ReferredRecord | null)[]>
  /** What followers are informed about, of the same records. */
  facts(numbers: readonly string[]): Promise<readonly (RecordFacts | null)[]>
  /** Changes whenever records may have changed. */
  version(): Promise<number>
}

/** A record as lists of notes and follows show it. */
export interface ReferredRecord {
  /** The number it is stored under: the publication number, otherwise the id. */
  readonly code: string
  /** Empty if no source has one. */
  title(language: Language): string
  /** A value of the legal status of its kind; null without one. */
  readonly status: string | null
  /** Its applicants, owners. */
  readonly parties: readonly string[]
  /** Names of applicants whose patents go with it. */
  readonly applicants: readonly string[]
  /** `yyyyMMdd` */
  readonly applicationDate: string | null
  readonly publicationDate: string | null
}

/** Comparable facts of a record by name. */
export type RecordFacts = Readonly<Record<string, RecordFact>>

/** One of them: a value, a number, or a set of items such as legal events. */
export type RecordFact =
  | { readonly kind: 'value'; readonly value: string | null }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'list'; readonly items: readonly FactItem[] }

export interface FactItem {
  /** Identifies it across changes of the record. */
  readonly id: string
  readonly label: string
  /** `yyyyMMdd`, of an event. */
  readonly date?: string
}
