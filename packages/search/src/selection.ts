import type { QueryNode, RecordSet } from '@gezhi/query'

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

/** Only records of a set of up to some ten thousand. */
export interface RecordsFilter {
  readonly records: RecordSet
}
