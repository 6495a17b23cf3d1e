import type { PatentRecord, Provenance, StatedField, Statement } from '../patent-record.ts'
import { canonicalJson } from '../../kinds/canonical-json.ts'
import { type Facts, FIELD_MERGING, OF_PUBLICATION, STATED_FIELDS } from './field-merging.ts'

/** All data from one source. */
export interface SourceFacts {
  readonly source: Provenance
  /** It is about the application, not about one publication. */
  readonly ofApplication: boolean
  readonly facts: Facts
}

/** The data of each source of a record; the inverse of `compose`. */
export function sourceFactsOf(record: PatentRecord): SourceFacts[] {
  if (record.statements === undefined) {
    return [{ source: record.source, ofApplication: record.publicationNumber === undefined, facts: pick(record, STATED_FIELDS) }]
  }
  return record.statements.map(({ source, ofApplication = false, same, otherwise = {} }) => ({
    source,
    ofApplication,
    facts: { ...pick(record, same), ...otherwise },
  }))
}

/** One record from the data of several sources, most trusted first; at least one. */
export function compose(bySource: readonly SourceFacts[]): PatentRecord {
  const { source } = bySource[0] as SourceFacts
  const isPublication = bySource.some(({ ofApplication }) => !ofApplication)
  const facts: Record<string, unknown> = {}
  for (const field of STATED_FIELDS) {
    const values = bySource.flatMap(({ facts: own, ofApplication }) =>
      own[field] === undefined || (ofApplication && isPublication && OF_PUBLICATION.has(field)) ? [] : [own[field]],
    )
    if (values.length > 0) facts[field] = values.length === 1 ? values[0] : (FIELD_MERGING[field] as (values: unknown[]) => unknown)(values)
  }
  const record = { titles: [], ...facts, source } as unknown as PatentRecord
  const [{ ofApplication }] = bySource as [SourceFacts]
  const isPlain = bySource.length === 1 && ofApplication === (record.publicationNumber === undefined)
  return isPlain ? record : { ...record, statements: bySource.map((one) => statement(one, record)) }
}

function statement({ source, ofApplication, facts }: SourceFacts, record: PatentRecord): Statement {
  const spoken = STATED_FIELDS.filter((field) => facts[field] !== undefined)
  const same = spoken.filter((field) => isEqual(facts[field], record[field]))
  const different = spoken.filter((field) => !same.includes(field))
  return {
    source,
    ...(ofApplication && { ofApplication }),
    same,
    ...(different.length > 0 && { otherwise: pick(facts, different) }),
  }
}

function isEqual(one: unknown, other: unknown): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other)
}

/** The fields with a value; empty lists count as missing. */
function pick(from: Facts, fields: readonly StatedField[]): Facts {
  const statedFields = fields.filter((field) => {
    const value = from[field]
    return value !== undefined && !(Array.isArray(value) && value.length === 0)
  })
  return Object.fromEntries(statedFields.map((field) => [field, from[field]]))
}
