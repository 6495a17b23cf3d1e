import type { RankOf } from '../../kinds/record-kind.ts'
import { orderStatements } from '../../kinds/merging/order-statements.ts'
import { isNumberOnly } from '../numbers/number-only.ts'
import type { PatentRecord } from '../patent-record.ts'
import { compose, sourceFactsOf } from './source-facts.ts'

/**
 * Merges records of one publication, or of one application, or of a publication and its application. Retains the values of every source
 * (`statements`). The result is independent of the order and grouping of the merge, and merging the same record again changes nothing.
 * Two exceptions: for one position of one file the later argument wins, and data read by an older parser version is dropped once a newer
 * one has read the file.
 */
export function mergeRecords(records: readonly PatentRecord[], rankOf: RankOf): PatentRecord {
  const [only, ...others] = records
  if (only !== undefined && others.length === 0) return only
  return compose(
    orderStatements(records.flatMap(sourceFactsOf), rankOf, {
      facts: ({ facts }) => facts,
      level: ({ ofApplication }) => Number(ofApplication),
    }),
  )
}

/** The data about the application, as a record of the application alone; null if no source has any. */
export function applicationPart(record: PatentRecord): PatentRecord | null {
  const bySource = sourceFactsOf(record).filter(({ ofApplication }) => ofApplication)
  return bySource.length === 0 ? null : compose(bySource)
}

/** The data stated about a number without kind code, as data about the application; null if no source has any. */
export function numberPart(record: PatentRecord): PatentRecord | null {
  const whole = isNumberOnly(record.publicationNumber)
  const bySource = sourceFactsOf(record).filter(
    ({ ofApplication, facts }) => whole || (ofApplication && isNumberOnly(facts.publicationNumber)),
  )
  return bySource.length === 0 ? null : compose(bySource.map((one) => ({ ...one, ofApplication: true })))
}
