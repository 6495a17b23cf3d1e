/** What a task exports. A further member needs a branch in `collectRecords`. */
export type ExportSource =
  /** Records by id, in this order. */
  | { readonly kind: 'records'; readonly ids: readonly string[] }
  /** The records of a list: the call that lists them, and its request. */
  | { readonly kind: 'list'; readonly call: string; readonly request: unknown; readonly part: 'all' | 'page' }
