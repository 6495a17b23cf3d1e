import { demoCompanies, demoTrademarks } from '@gezhi/imports'
import { demoPatents } from '@gezhi/imports/demo'
import { COMPANY_KIND, PATENT_KIND, TRADEMARK_KIND, type KindName, type RecordKind } from '@gezhi/records'

/** Initial records of an empty installation. */
export interface DemonstrationRecords {
  readonly kind: RecordKind
  records(count: number): Iterable<object>
}

/** Any number; the same one gives the same records on every machine. */
const SEED = 1

const RECORDS: readonly DemonstrationRecords[] = [
  { kind: COMPANY_KIND, records: (count) => demoCompanies(SEED, count) },
  { kind: TRADEMARK_KIND, records: (count) => demoTrademarks(SEED, count) },
  { kind: PATENT_KIND, records: (count) => demoPatents({ seed: SEED, count }) },
]

/** Those of one kind. Throws if it has none. */
export function demonstrationOf(kind: KindName): DemonstrationRecords {
  const found = RECORDS.find((one) => one.kind.name === kind)
  if (found === undefined) throw new Error(`The demonstration has no records of the kind ${kind}`)
  return found
}
