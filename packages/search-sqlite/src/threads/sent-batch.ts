import type { RecordKind } from '@gezhi/records'
import type { WriteBatch } from '@gezhi/search'
import { identityOf } from '../write/prepared-record.ts'

/**
 * A batch as it is sent to the writer. Records are JSON, the form in which they are stored: the writing thread passes the text on without
 * creating any of their values, which would fill its memory.
 */
export interface SentBatch extends Omit<WriteBatch, 'puts'> {
  readonly puts: readonly string[]
}

/** Throws `SearchError` if a record has no identity. */
export function sentBatch<R extends object>(kind: RecordKind<R>, { puts, ...rest }: WriteBatch<R>): SentBatch {
  for (const record of puts) identityOf(kind, record)
  return { ...rest, puts: puts.map((record) => JSON.stringify(record)) }
}
