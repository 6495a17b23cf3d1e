import { DEMO_COMPANIES, DEMO_TRADEMARKS, demoCompanies, demoTrademarks } from '@gezhi/imports'
import { demoPatents } from '@gezhi/imports/demo'
import { COMPANY_KIND, PATENT_KIND, TRADEMARK_KIND, type KindName, type RecordKind } from '@gezhi/records'

/** Initial records of an empty installation. */
export interface DemonstrationRecords {
  readonly kind: RecordKind
  /** How many there are at most; a smaller demonstration has as many as there are patents. */
  readonly maxCount: number
  records(count: number): Iterable<object>
}

/** Any number; the same one gives the same records on every machine. */
const SEED = 1

/** In the order in which they are generated; an installation is empty if it has no records of the last kind. */
export const DEMONSTRATION: readonly DemonstrationRecords[] = [
  { kind: COMPANY_KIND, maxCount: DEMO_COMPANIES, records: (count) => demoCompanies(SEED, count) },
  { kind: TRADEMARK_KIND, maxCount: DEMO_TRADEMARKS, records: (count) => demoTrademarks(SEED, count) },
  { kind: PATENT_KIND, maxCount: Infinity, records: (count) => demoPatents({ seed: SEED, count }) },
]

/** Those of one kind. Throws if it has none. */
export function demonstrationOf(kind: KindName): DemonstrationRecords {
  const found = DEMONSTRATION.find((one) => one.kind.name === kind)
  if (found === undefined) throw new Error(`The demonstration has no records of the kind ${kind}`)
  return found
}
