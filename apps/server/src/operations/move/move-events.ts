import type { Labelled } from '@gezhi/records'

/** The parts of an installation, in the order of the move. */
export const MOVED_PARTS = ['folder', 'files', 'database', 'index'] as const
export type MovedPart = (typeof MOVED_PARTS)[number]

/** Events of a running move. */
export type MoveEvent =
  | { readonly kind: 'begins'; readonly parts: readonly MovedPart[] }
  /** All preconditions hold; this part is being moved. */
  | { readonly kind: 'moves'; readonly part: MovedPart }
  /** Progress of an unfinished move that continues. */
  | { readonly kind: 'resumed'; readonly part: MovedPart; readonly done: number; readonly total: number }
  | { readonly kind: 'progress'; readonly part: MovedPart; readonly done: number; readonly total: number }
  | { readonly kind: 'moved'; readonly part: MovedPart; readonly total: number }
  | { readonly kind: 'comparing' }
  /** Number of tables or queries by which a part is compared; `of`: the kind of record of an index. */
  | {
      readonly kind: 'compares'
      readonly part: 'database' | 'index'
      readonly of?: Labelled
      readonly done: number
      readonly total: number
    }
  | { readonly kind: 'compared'; readonly comparisons: readonly Comparison[] }

/** A quantity that must be equal on both sides. */
export interface Comparison {
  readonly of: 'records' | 'sources' | 'sample' | 'questions' | 'tables' | 'rows' | 'files' | 'bytes'
  /** The kind of record whose indexes are compared: each has its own. */
  readonly kind?: Labelled
  readonly source: number
  readonly target: number
  /** The differences, for operators; empty if equal. */
  readonly differences: readonly string[]
}

/** Called with each event. */
export type OnMoveEvent = (event: MoveEvent) => void
