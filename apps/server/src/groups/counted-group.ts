import type { QueryNode } from '@gezhi/query'

/** A row of a table: a group, or a company of one, by the names of its applicants. */
export interface TabulatedGroup {
  readonly value: string
  readonly name: string
  readonly names: readonly string[]
}

/** The same with the query of its patents, within that of the request, and their number. */
export interface CountedGroup extends TabulatedGroup {
  readonly query: QueryNode | null
  readonly count: number
}
