/** What a task exports: records, or a document of another domain. */
export type ExportSource = RecordSource | DocumentSource

/** A document that a domain has added to `TaskDocuments`, and its request. */
export interface DocumentSource {
  readonly kind: 'document'
  readonly name: string
  readonly request: unknown
}

/** A further member needs a branch in `collectRecords`. */
export type RecordSource =
  /** Records by id, in this order. */
  | { readonly kind: 'records'; readonly ids: readonly string[] }
  /** The records of a list: the call that lists them, and its request. */
  | { readonly kind: 'list'; readonly call: string; readonly request: unknown; readonly part: 'all' | 'page' }
