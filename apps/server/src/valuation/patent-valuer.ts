import { valuationFacts, valuePatent, type PatentRecord, type Valuation, type ValuationFormula } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import { withApplicationEvents } from '../patents/application-events.ts'
import { familiesOf } from '../patents/families-of.ts'

export type ValuingEngine = Pick<SearchEngine<PatentRecord>, 'get' | 'relatedEach' | 'relatedCounts'>

/** A patent and its value. */
export interface ValuedPatent {
  readonly stored: StoredRecord<PatentRecord>
  readonly valuation: Valuation
}

/** Patents whose relations are requested at once. */
const AT_ONCE = 100

/** Values patents by ids, in their order; those that are no longer stored are left out. `today`: `yyyyMMdd`. */
export async function valueById(
  engine: ValuingEngine,
  ids: readonly string[],
  { formula, today, signal }: { readonly formula: ValuationFormula; readonly today: string; readonly signal?: AbortSignal },
): Promise<ValuedPatent[]> {
  const valued: ValuedPatent[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    signal?.throwIfAborted()
    const stored = await engine.get(ids.slice(from, from + AT_ONCE), signal && { signal })
    // Descriptions are large and not needed any more.
    valued.push(...(await valueStored(engine, stored, { formula, today })).map(withoutBody))
  }
  return valued
}

/** Values stored records, with what the index holds of their families, applications and citing patents. */
export async function valueStored(
  engine: ValuingEngine,
  stored: readonly StoredRecord<PatentRecord>[],
  { formula, today }: { readonly formula: ValuationFormula; readonly today: string },
): Promise<ValuedPatent[]> {
  const numbers = [...new Set(stored.flatMap(({ record }) => record.publicationNumber ?? []))]
  const [complete, families, counts] = await Promise.all([
    withApplicationEvents(engine, stored),
    familiesOf(
      engine,
      stored.map(({ record }) => record),
    ),
    numbers.length === 0 ? [] : engine.relatedCounts('cites', numbers),
  ])
  const citing = new Map(numbers.map((number, index) => [number, counts[index] ?? 0]))
  return stored.map((one, index) => {
    const family = [...families[index]!].filter((number) => OFFICE.test(number))
    const related = { family, citing: citing.get(one.record.publicationNumber ?? '') ?? 0 }
    return { stored: one, valuation: valuePatent(valuationFacts(complete[index]!.record, related, today), formula) }
  })
}

/** A publication number begins with the code of its office. */
const OFFICE = /^[A-Z]{2}\d/

function withoutBody({ stored: { docId, record }, valuation }: ValuedPatent): ValuedPatent {
  const { claims: _claims, description: _description, sequences: _sequences, ...rest } = record
  return { stored: { docId, record: rest }, valuation }
}
