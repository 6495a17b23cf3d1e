import { IMPORTED_KINDS } from '@gezhi/imports'
import type { RecordKind } from '@gezhi/records'

/** Every kind of record this server searches, which are those that can be imported: each has its own engine and index. */
export const RECORD_KINDS: readonly RecordKind[] = IMPORTED_KINDS.map(({ kind }) => kind)
