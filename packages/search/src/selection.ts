import type { QueryNode } from '@gezhi/query'

/** Caller and deadline of a request. */
export interface RequestOptions {
  /** When aborted, by the caller or at a deadline, the engine stops working on this request and rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Callers are served alternately, and none gets the whole engine. Omitted for internal work. */
  readonly caller?: string
}

export interface Selection extends RequestOptions {
  /** null selects everything. */
  readonly query: QueryNode | null
  /** Combined with the query by AND; the values of one filter by OR. */
  readonly filters?: readonly Filter[]
}

export type Filter = FieldFilter | RecordsFilter

export interface FieldFilter {
  /** Name in the field table. */
  readonly field: string
  readonly values: readonly string[]
  /** false excludes. */
  readonly include: boolean
}

/** Only records of a set. */
export interface RecordsFilter {
  readonly records: RecordSet
}

/** Up to some ten thousand records, by their ids. */
export interface RecordSet {
  /** Identifies the ids: an engine that knows this name does not request them. A set that has changed gets another name. */
  readonly name: string
  /** Ids without a record are ignored. */
  ids(): Promise<readonly string[]>
}
