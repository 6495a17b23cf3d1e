import type { ValueTest } from '@gezhi/query'
import { throwIfCancelled } from '@gezhi/threads'
import { readForwardRow, type ForwardColumn } from '../storage/forward-row.ts'
import { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'
import { rankedOrder } from './ranked-order.ts'
import { valuesByField, type ResolvedCondition } from './resolved-condition.ts'
import { DOCUMENT_NUMBER } from './snapshot.ts'
import { toTextTest } from './text-matcher.ts'

/**
 * Whether one document matches a condition, decided on the forward store: for conditions that are too expensive to collect or not
 * supported by FTS5.
 */
export type DocumentTest = (ordinal: number) => boolean

/** The test of a value: whether a document has a value of the field that passes one of the tests. */
export type ToValueTest = (session: IndexSession, field: string, tests: readonly ValueTest[]) => DocumentTest

/** The test of a condition. Texts are read from the forward store, each document once for all its columns. */
export function toDocumentTest(session: IndexSession, condition: ResolvedCondition, toValueTest: ToValueTest): DocumentTest {
  const columnNumbers = new Set<number>()
  const columnsAt = forwardReader(session, columnNumbers)
  return toTest(session, condition, toValueTest, (columns) => {
    const numbers = columns.map((column) => session.layout.places.get(column) ?? -1)
    for (const number of numbers) columnNumbers.add(number)
    return (ordinal) => {
      const row = columnsAt(ordinal)
      return numbers.flatMap((number) => row.get(number) ?? [])
    }
  })
}

type ColumnsOf = (columns: readonly string[]) => (ordinal: number) => ForwardColumn[]

function toTest(session: IndexSession, condition: ResolvedCondition, toValueTest: ToValueTest, columnsOf: ColumnsOf): DocumentTest {
  switch (condition.kind) {
    case 'text': {
      const columns = columnsOf(condition.columns)
      const test = toTextTest(session.vocabulary, condition.match)
      return (ordinal) => test(columns(ordinal))
    }
    case 'and':
    case 'xor': {
      const tests = condition.operands.map((operand) => toTest(session, operand, toValueTest, columnsOf))
      if (condition.kind === 'and') return (ordinal) => tests.every((test) => test(ordinal))
      return (ordinal) => tests.filter((test) => test(ordinal)).length % 2 === 1
    }
    case 'or': {
      const { values, others } = valuesByField(condition.operands)
      const tests = [
        ...[...values].map(([field, several]) => toValueTest(session, field, several)),
        ...others.map((operand) => toTest(session, operand, toValueTest, columnsOf)),
      ]
      return tests.length === 1 ? tests[0]! : (ordinal) => tests.some((test) => test(ordinal))
    }
    case 'not': {
      const test = toTest(session, condition.operand, toValueTest, columnsOf)
      return (ordinal) => !test(ordinal)
    }
    case 'optional':
      return toTest(session, condition.required, toValueTest, columnsOf)
    case 'value':
      return toValueTest(session, condition.field, [condition.test])
    case 'all':
      return () => true
    case 'none':
      return () => false
    case 'records': {
      const hits = session.recordSets.hits(condition.set)
      return (ordinal) => hits.has(ordinal)
    }
    case 'ranked': {
      const hits = HitSet.of(rankedOrder(session, condition.name))
      return (ordinal) => hits.has(ordinal)
    }
  }
}

/** Reads a document once for all tests of its columns. */
function forwardReader(session: IndexSession, columnNumbers: ReadonlySet<number>): (ordinal: number) => Map<number, ForwardColumn> {
  const rowOf = forwardRows(session)
  let last = -1
  let columns = new Map<number, ForwardColumn>()
  return (ordinal) => {
    if (ordinal === last) return columns
    throwIfCancelled()
    columns = readForwardRow(rowOf(ordinal), columnNumbers)
    last = ordinal
    return columns
  }
}

/** Rows of the forward store, by the document number if it is in memory. */
export function forwardRows({ connection, snapshot }: IndexSession): (ordinal: number) => Uint8Array {
  const numbers = snapshot.columns.get(DOCUMENT_NUMBER)?.values
  const find = connection.prepare(
    numbers === undefined
      ? 'SELECT forward.data FROM columns JOIN forward USING (doc_no) WHERE row_id = ?'
      : 'SELECT data FROM forward WHERE doc_no = ?',
  )
  const keys = numbers ?? snapshot.rowIds
  return (ordinal) => (find.get(keys[ordinal]!) as { data: Uint8Array }).data
}
