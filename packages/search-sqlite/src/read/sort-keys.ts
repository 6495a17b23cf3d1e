import { SearchError, type Sort } from '@gezhi/search'
import { firstValue, MISSING } from './column.ts'
import type { IndexSession } from './index-session.ts'
import { firstAtLeast } from './snapshot.ts'

/** The sort key of a document, MISSING without a value. */
export type SortKey = (ordinal: number) => number

/** Compares documents by several sorts in sequence; documents without a value last, ties newest first. */
export function documentOrder(session: IndexSession, sorts: readonly Sort[]): (a: number, b: number) => number {
  const keys = sorts.map(({ by, order }) => ({ key: sortKey(session, by), sign: order === 'asc' ? 1 : -1 }))
  return (a, b) => {
    for (const { key, sign } of keys) {
      const left = key(a)
      const right = key(b)
      if (left === right) continue
      if (left === MISSING) return 1
      if (right === MISSING) return -1
      return (left - right) * sign
    }
    return b - a
  }
}

function sortKey(session: IndexSession, by: string): SortKey {
  const field = session.field(session.layout.kind.fields.bySort(by)?.name ?? '')
  if (field === null) throw new SearchError('invalid-request', `Hits cannot be sorted by ${by}`)
  switch (field.stored.store) {
    case 'numeric': {
      const column = session.column(field.number)
      return (ordinal) => firstValue(column, ordinal)
    }
    case 'dictionary': {
      const column = session.column(field.number)
      const ranks = session.derived(`ranks ${field.number}`, () => dictionaryRanks(session, field.number))
      return (ordinal) => {
        const value = firstValue(column, ordinal)
        return value === MISSING ? MISSING : ranks[value]!
      }
    }
    case 'numbers': {
      const ranks = session.derived(`ranks ${field.number}`, () => numberRanks(session, field.number))
      return (ordinal) => ranks[ordinal]!
    }
  }
}

/** The rank of each value of a dictionary, by id. */
function dictionaryRanks(session: IndexSession, field: number): Int32Array {
  const sql = 'SELECT count(collect(id)) FROM (SELECT id FROM dictionary WHERE field = ? ORDER BY value)'
  const { numbers, size } = session.connection.collect(sql, [field])
  const ranks = new Int32Array(size)
  for (let place = 0; place < size; place++) ranks[numbers[place]!] = place
  return ranks
}

/** The rank of each document's smallest value, by ordinal. */
function numberRanks(session: IndexSession, field: number): Int32Array {
  const sql = 'SELECT count(collect(row_id)) FROM (SELECT row_id FROM numbers WHERE field = ? ORDER BY value)'
  const { numbers, size } = session.connection.collect(sql, [field])
  const ranks = new Int32Array(session.documents).fill(MISSING)
  for (let place = size - 1; place >= 0; place--) ranks[firstAtLeast(session.snapshot.rowIds, numbers[place]!)] = place
  return ranks
}
