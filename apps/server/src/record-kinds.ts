import { PATENT_KIND, type RecordKind } from '@gezhi/records'

/** Every kind of record this server searches: each has an engine, and an index of its own. */
export const RECORD_KINDS: readonly RecordKind[] = [PATENT_KIND]
