import type { Table, TableRequest } from '@gezhi/search'
import { someValue, type Column } from './column.ts'
import { countedHits } from './counted-hits.ts'
import { countValues } from './count-values.ts'
import { countedField, hitsInTime, type CountedField } from './facets-of-hits.ts'
import type { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'
import { mostFrequent, type FrequentValue } from './most-frequent.ts'
import type { ResolvedCondition } from './resolved-condition.ts'

export type TableJob = Pick<TableRequest, 'rows' | 'columns' | 'timeLimit'> & { readonly condition: ResolvedCondition }

const DEFAULT_TIME_LIMIT = 2000

/** Number of hits for each combination of the most frequent values of two fields. */
export function tableOfHits(session: IndexSession, { condition, rows, columns, timeLimit = DEFAULT_TIME_LIMIT }: TableJob): Table {
  const fields = [countedField(session, rows.field), countedField(session, columns.field)] as const
  const hits = hitsInTime(session, condition, performance.now() + timeLimit)
  if (hits === null) return { rows: [], columns: [], counts: [], timedOut: true }
  return session.tables.get(`${JSON.stringify([rows, columns])} ${JSON.stringify(condition)}`, () =>
    tableOf(session, hits, fields, { rows, columns }),
  )
}

function tableOf(
  session: IndexSession,
  hits: HitSet,
  fields: readonly [CountedField, CountedField],
  { rows, columns }: Pick<TableRequest, 'rows' | 'columns'>,
): Table {
  const down = side(session, hits, fields[0], rows.count)
  const across = side(session, hits, fields[1], columns.count)
  const texts = ({ values }: Side) => values.map(({ value }) => value)
  return { rows: texts(down), columns: texts(across), counts: pairs(hits, down, across), timedOut: false }
}

interface Side {
  readonly column: Column
  readonly values: readonly FrequentValue[]
  readonly places: ReadonlyMap<number, number>
}

function side(session: IndexSession, hits: HitSet, { number, stored }: CountedField, count: number): Side {
  const column = session.column(number)
  const values = mostFrequent(
    session,
    countValues(column, countedHits(session, hits)),
    count,
    stored.store === 'dictionary' ? number : null,
  )
  return { column, values, places: new Map(values.map((value, place) => [value.id, place])) }
}

function pairs(hits: HitSet, down: Side, across: Side): number[][] {
  const counts = down.values.map(() => across.values.map(() => 0))
  for (const ordinal of hits.ordinals) {
    someValue(down.column, ordinal, (rowValue) => {
      const row = counts[down.places.get(rowValue) ?? -1]
      if (row === undefined) return false
      return someValue(across.column, ordinal, (value) => {
        const place = across.places.get(value)
        if (place !== undefined) row[place]!++
        return false
      })
    })
  }
  return counts
}
