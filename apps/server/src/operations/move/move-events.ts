/** The parts of an installation, in the order in which they are moved. */
export const MOVED_PARTS = ['folder', 'files', 'database', 'index'] as const
export type MovedPart = (typeof MOVED_PARTS)[number]

/** What a move tells while it runs. */
export type MoveEvent =
  | { readonly kind: 'begins'; readonly parts: readonly MovedPart[] }
  /** Nothing stands in the way of any part; this one is moved now. */
  | { readonly kind: 'moves'; readonly part: MovedPart }
  /** Of an unfinished move, so much is there already. */
  | { readonly kind: 'goes-on'; readonly part: MovedPart; readonly done: number; readonly total: number }
  | { readonly kind: 'progress'; readonly part: MovedPart; readonly done: number; readonly total: number }
  | { readonly kind: 'moved'; readonly part: MovedPart; readonly total: number }
  | { readonly kind: 'comparing' }
  /** Of the tables or queries by which a part is compared. */
  | { readonly kind: 'compares'; readonly part: 'database' | 'index'; readonly done: number; readonly total: number }
  | { readonly kind: 'compared'; readonly comparisons: readonly Comparison[] }

/** One thing that is to be equal on both sides. */
export interface Comparison {
  readonly of: 'records' | 'sources' | 'sample' | 'questions' | 'tables' | 'rows' | 'files' | 'bytes'
  readonly source: number
  readonly target: number
  /** What differs, for operators; empty where all is equal. */
  readonly differences: readonly string[]
}

/** Told of events as they come. */
export type OnMoveEvent = (event: MoveEvent) => void
