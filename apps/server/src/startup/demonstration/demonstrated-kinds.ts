import { COMPANY_KIND, PATENT_KIND, TRADEMARK_KIND } from '@gezhi/records'
import type { DemonstratedKind } from '../start-parts.ts'

/** Companies are those that file most patents. */
const MAX_COMPANIES = 5000
const MAX_TRADEMARKS = 5000

/**
 * In the order in which they are generated; an installation is empty if it has no records of the last kind. The records themselves are in
 * a module of their own (`demonstrationOf`), which only a first start loads.
 */
export const DEMONSTRATION: readonly DemonstratedKind[] = [
  { kind: COMPANY_KIND, maxCount: MAX_COMPANIES },
  { kind: TRADEMARK_KIND, maxCount: MAX_TRADEMARKS },
  { kind: PATENT_KIND, maxCount: Infinity },
]
