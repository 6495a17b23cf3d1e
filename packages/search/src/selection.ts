import type { QueryNode } from '@gezhi/query'

/** For whom a request is answered, and until when. */
export interface RequestOptions {
  /** When aborted, by the caller or at a deadline, the engine stops working on this request and rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Callers have their turns one after the other, and none gets all of the engine. Without one it is work of the process itself. */
  readonly caller?: string
}

export interface Selection extends RequestOptions {
  /** null selects everything. */
  readonly query: QueryNode | null
  /** Joined by AND to the query; the values of one filter are joined by OR. */
  readonly filters?: readonly Filter[]
}

export interface Filter {
  /** Name in the field table. */
  readonly field: string
  readonly values: readonly string[]
  /** false excludes. */
  readonly include: boolean
}
