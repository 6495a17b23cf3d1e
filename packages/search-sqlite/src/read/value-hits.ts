import { wildcardTest, type ValueTest } from '@gezhi/query'
import { dateRows } from '../storage/row-id.ts'
import type { IndexLayout } from '../storage/index-layout.ts'
import { mainNumberField, OFFICE_FIELD, officeOf } from '../storage/stored-fields.ts'
import { bitsBetween, bitsOf, bitsWhere, firstValue, MISSING } from './column.ts'
import { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'
import { firstAtLeast, toOrdinals } from './snapshot.ts'
import { valueInterval } from './value-interval.ts'

const NO_HITS = HitSet.none()

/** The hits with a value of one field that passes one of the tests. */
export function valueHits(session: IndexSession, fieldName: string, tests: readonly ValueTest[]): HitSet {
  const field = session.field(fieldName)
  if (field === null) return NO_HITS
  switch (field.stored.store) {
    case 'numbers':
      return numbersHits(session, fieldName, field.number, tests)
    case 'numeric':
      return anyOf(tests.map((test) => numericHits(session, fieldName, field.number, test)))
    case 'dictionary':
      return dictionaryHits(session, field.number, tests)
  }
}

/** Numbers of whole offices from their column, others from the sorted tree. */
function numbersHits(session: IndexSession, fieldName: string, field: number, tests: readonly ValueTest[]): HitSet {
  const ofOffices = officeTests(session, fieldName, tests)
  const others = tests.filter((test) => ofOffices.length === 0 || officeOf(test) === null)
  const hits = others.map((test) => numberHits(session, field, test))
  return anyOf(ofOffices.length === 0 ? hits : [valueHits(session, OFFICE_FIELD, ofOffices), ...hits])
}

/** The tests of whole offices among those of a kind's main numbers, as tests of the column of offices. */
export function officeTests(session: IndexSession, fieldName: string, tests: readonly ValueTest[]): ValueTest[] {
  if (session.lacks(OFFICE_FIELD) || mainNumberField(session.layout.kind.fields.list)?.name !== fieldName) return []
  return tests.flatMap((test) => {
    const value = officeOf(test)
    return value === null ? [] : [{ op: 'equals' as const, value }]
  })
}

function anyOf(hits: readonly HitSet[]): HitSet {
  return hits.reduce((a, b) => a.or(b))
}

/** Row ids from `first` to `last`, which include all hits, if the test only concerns the dates that row ids are made of, null for any other test. */
export function addressRange({ kind }: IndexLayout, fieldName: string, test: ValueTest): { first: number; last: number } | null {
  const bounds = fieldName === kind.order.field ? numericBounds(test) : null
  return bounds === null ? null : dateRows(Math.ceil(bounds.from), Math.floor(bounds.to))
}

const INSIDE = 'field = ? AND value >= ? AND value < ?'

function numberHits(session: IndexSession, field: number, test: ValueTest): HitSet {
  const { from, to } = valueInterval(test)
  if (test.op !== 'pattern') {
    const found = session.connection.collect(`SELECT count(collect(row_id)) FROM numbers WHERE ${INSIDE}`, [field, from, to])
    return toHits(session, found.numbers.subarray(0, found.size))
  }
  const passes = wildcardTest(test.pattern, { ignoreCase: true })
  const rows = session.connection.prepare(`SELECT value, row_id FROM numbers WHERE ${INSIDE}`).all(field, from, to)
  const passing = (rows as { value: string; row_id: number }[]).filter((row) => passes.test(row.value))
  return toHits(
    session,
    Float64Array.from(passing, (row) => row.row_id),
  )
}

/** A record that has a value twice is found twice; rows are in the order of values. */
function toHits(session: IndexSession, rowIds: Float64Array): HitSet {
  const ascending = rowIds.slice().sort()
  let size = 0
  for (const rowId of ascending) if (size === 0 || ascending[size - 1] !== rowId) ascending[size++] = rowId
  return HitSet.ofSorted(toOrdinals(session.snapshot, ascending, size))
}

function numericHits(session: IndexSession, fieldName: string, field: number, test: ValueTest): HitSet {
  const address = addressRange(session.layout, fieldName, test)
  if (address !== null) return addressHits(session, address, field)
  const column = session.column(field)
  const bounds = numericBounds(test)
  if (bounds !== null) return HitSet.ofBits(bitsBetween(column, session.documents, bounds.from, bounds.to))
  const { from, to } = valueInterval(test)
  const passes = test.op === 'pattern' ? wildcardTest(test.pattern, { ignoreCase: true }) : null
  const test_ = (text: string) => (passes === null ? text >= from && text < to : passes.test(text))
  return HitSet.ofBits(bitsWhere(column, session.documents, (value) => test_(String(value))))
}

/** Without records whose place in the order is that of another date (`RecordOrder.fallback`). */
function addressHits(session: IndexSession, { first, last }: { first: number; last: number }, field: number): HitSet {
  const { rowIds } = session.snapshot
  const from = firstAtLeast(rowIds, first)
  const hits = HitSet.between(from, Math.max(from, firstAtLeast(rowIds, last + 1)))
  if (session.layout.kind.order.fallback === undefined || withoutValue(session, field).length === 0) return hits
  const column = session.column(field)
  return hits.filter((ordinal) => firstValue(column, ordinal) !== MISSING)
}

/** Ordinals of documents without a value of a field, ascending. */
function withoutValue(session: IndexSession, field: number): Int32Array {
  return session.derived(`without ${field}`, () => {
    const column = session.column(field)
    return Int32Array.from(HitSet.all(session.documents).filter((ordinal) => firstValue(column, ordinal) === MISSING).ordinals)
  })
}

/** Inclusive bounds of a test on numbers; null for tests on the digits of a number. Values are integers if a bound is exclusive. */
export function numericBounds(test: ValueTest): { from: number; to: number } | null {
  if (test.op === 'equals') return { from: Number(test.value), to: Number(test.value) }
  if (test.op !== 'range') return null
  return {
    from: test.from === null ? -Infinity : Number(test.from) + (test.fromInclusive ? 0 : 1),
    to: test.to === null ? Infinity : Number(test.to) - (test.toInclusive ? 0 : 1),
  }
}

function dictionaryHits(session: IndexSession, field: number, tests: readonly ValueTest[]): HitSet {
  const matching = matchingIds(session, field, tests)
  return matching.length === 0 ? NO_HITS : HitSet.ofBits(bitsOf(session.column(field), session.documents, matching))
}

/** By the id of a dictionary value, 1 if it passes one of the tests; the length is that of the highest matching id. */
export function matchingIds(session: IndexSession, field: number, tests: readonly ValueTest[]): Uint8Array {
  const ids = tests.flatMap((test) => passingIds(session, field, test))
  const matching = new Uint8Array(ids.reduce((max, id) => Math.max(max, id), -1) + 1)
  for (const id of ids) matching[id] = 1
  return matching
}

function passingIds(session: IndexSession, field: number, test: ValueTest): number[] {
  const { from, to } = valueInterval(test)
  if (test.op === 'pattern') {
    const passes = wildcardTest(test.pattern, { ignoreCase: true })
    const rows = session.connection.prepare(`SELECT value, id FROM dictionary WHERE ${INSIDE}`).all(field, from, to)
    return (rows as { value: string; id: number }[]).filter((row) => passes.test(row.value)).map((row) => row.id)
  }
  const found = session.connection.collect(`SELECT count(collect(id)) FROM dictionary WHERE ${INSIDE}`, [field, from, to])
  return [...found.numbers.subarray(0, found.size)]
}
