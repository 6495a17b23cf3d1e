/** A record in an index. */
export interface StoredRecord<R extends object = object> {
  /** Stable across changes of the record. */
  readonly docId: string
  readonly record: R
}
