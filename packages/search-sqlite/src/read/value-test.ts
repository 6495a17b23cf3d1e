import { wildcardTest, type ValueTest } from '@gezhi/query'
import { someValue } from './column.ts'
import type { DocumentTest } from './document-test.ts'
import type { IndexSession } from './index-session.ts'
import { recordsAt } from './stored-records.ts'
import { OFFICE_FIELD } from '../storage/stored-fields.ts'
import { numericBounds, officeTests, valueHits, matchingIds } from './value-hits.ts'
import { valueInterval } from './value-interval.ts'

/** Numbers in more than one of this many documents are tested in the document itself: collecting all takes longer than a page. */
const COMMON = 8

/**
 * Whether a document has a value of the field that passes one of the tests. Rare values are collected; for others the document is read.
 */
export function toValueTest(session: IndexSession, fieldName: string, tests: readonly ValueTest[]): DocumentTest {
  const field = session.field(fieldName)
  if (field === null) return () => false
  switch (field.stored.store) {
    case 'dictionary': {
      const matching = matchingIds(session, field.number, tests)
      const column = session.column(field.number)
      return (ordinal) => someValue(column, ordinal, (id) => matching[id] === 1)
    }
    case 'numeric': {
      const bounds = tests.map(numericBounds)
      if (bounds.includes(null)) return collected(session, fieldName, tests)
      const column = session.column(field.number)
      return (ordinal) => someValue(column, ordinal, (value) => bounds.some((bound) => value >= bound!.from && value <= bound!.to))
    }
    case 'numbers': {
      const ofOffices = officeTests(session, fieldName, tests)
      if (ofOffices.length === tests.length) return toValueTest(session, OFFICE_FIELD, ofOffices)
      if (!tests.some((test) => isCommon(session, field.number, test))) return collected(session, fieldName, tests)
      const passes = tests.map(textTest)
      // No number field is part of claims or descriptions.
      const values = (ordinal: number) => field.stored.values(recordsAt(session, [session.snapshot.rowIds[ordinal]!], true)[0]!.record)
      return (ordinal) => values(ordinal).some((value) => passes.some((pass) => pass(String(value))))
    }
  }
}

function collected(session: IndexSession, fieldName: string, tests: readonly ValueTest[]): DocumentTest {
  const hits = valueHits(session, fieldName, tests)
  return (ordinal) => hits.has(ordinal)
}

function isCommon({ connection, documents }: IndexSession, field: number, test: ValueTest): boolean {
  if (test.op === 'equals') return false
  const { from, to } = valueInterval(test)
  const sql = 'SELECT 1 FROM numbers WHERE field = ? AND value >= ? AND value < ? LIMIT 1 OFFSET ?'
  return connection.prepare(sql).get(field, from, to, Math.floor(documents / COMMON)) !== undefined
}

function textTest(test: ValueTest): (value: string) => boolean {
  const { from, to } = valueInterval(test)
  if (test.op !== 'pattern') return (value) => value >= from && value < to
  const pattern = wildcardTest(test.pattern, { ignoreCase: true })
  return (value) => pattern.test(value)
}
