import type { DialectFields } from '@gezhi/query'
import { PATENT_DIALECTS, PATENT_FIELD_TABLE } from '@gezhi/records'

/** The fields of patents, and how other systems write them. */
export const PATENT_WRITINGS: DialectFields = { fields: PATENT_FIELD_TABLE, dialects: PATENT_DIALECTS }
