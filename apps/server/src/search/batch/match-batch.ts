import type { BatchType } from '@gezhi/contract'
import { readPatentNumbers, type NumberRole, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { hasAny } from '../../classification/join-queries.ts'
import { findNumbers, type FoundNumber } from '../numbers/find-numbers.ts'
import { listedAs } from './listed-patents.ts'
import type { MatchedBatch } from './matched-batch.ts'
import { MAX_VALUE, ROLES_OF, type BatchError, type BatchRow, type InvalidRow } from './read-batch.ts'

type Outcome = { readonly values: readonly string[] } | { readonly error: BatchError }
type Engine = Pick<SearchEngine<PatentRecord>, 'relatedEach' | 'page' | 'count'>

/** Numbers or names per request to the engine. */
const AT_A_TIME = { numbers: 500, names: 8 }

/**
 * Finds the patents of numbers, or whether names have any; in the order of the rows. Rejects with the signal's reason when it is aborted.
 */
export async function matchBatch(engine: Engine, rows: readonly BatchRow[], type: BatchType, signal: AbortSignal): Promise<MatchedBatch> {
  const distinct = [...new Set(rows.map(({ value }) => value))].filter(({ length }) => length <= MAX_VALUE)
  const outcomes = type === '3' ? await matchNames(engine, distinct, signal) : await matchNumbers(engine, distinct, ROLES_OF[type], signal)
  const values = new Set<string>()
  const errors: InvalidRow[] = []
  let repeated = 0
  for (const row of rows) {
    const outcome: Outcome = outcomes.get(row.value) ?? { error: 'too-long' }
    if ('error' in outcome) errors.push({ ...row, error: outcome.error })
    else if (outcome.values.every((value) => values.has(value))) repeated += 1
    else for (const value of outcome.values) values.add(value)
  }
  return { field: type === '3' ? 'APCS' : 'pn', values: [...values], errors, total: rows.length, repeated }
}

async function matchNumbers(engine: Engine, written: readonly string[], roles: readonly NumberRole[], signal: AbortSignal) {
  const outcomes = new Map<string, Outcome>()
  for (let from = 0; from < written.length; from += AT_A_TIME.numbers) {
    signal.throwIfAborted()
    const some = written.slice(from, from + AT_A_TIME.numbers)
    for (const [text, found] of await findNumbers(engine, some, roles)) outcomes.set(text, numberOutcome(text, roles, found))
  }
  return outcomes
}

/** Digits without an office have several readings: the likeliest one in the database is used. */
function numberOutcome(text: string, roles: readonly NumberRole[], { readings, records, neighbours }: FoundNumber): Outcome {
  const values = records.flatMap(({ record }) => listedAs(record))
  if (values.length > 0) return { values }
  if (neighbours.length > 0) return { error: 'other-kind' }
  return { error: readings.length === 0 ? errorOf(text, roles) : 'not-held' }
}

function errorOf(text: string, roles: readonly NumberRole[]): BatchError {
  const readings = readPatentNumbers(text)
  if (readings.length === 0) return 'unreadable'
  return readings.some(({ role }) => roles.includes(role)) ? 'check-digit' : 'other-role'
}

async function matchNames(engine: Engine, names: readonly string[], signal: AbortSignal): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  for (let from = 0; from < names.length; from += AT_A_TIME.names) {
    signal.throwIfAborted()
    const some = names.slice(from, from + AT_A_TIME.names)
    const found = await Promise.all(some.map((name) => nameOutcome(engine, name, signal)))
    for (const [index, name] of some.entries()) outcomes.set(name, found[index] as Outcome)
  }
  return outcomes
}

async function nameOutcome(engine: Engine, name: string, signal: AbortSignal): Promise<Outcome> {
  const query = hasAny('APCS', [name])
  const { total } = await engine.count({ query, signal })
  return total > 0 ? { values: [name] } : { error: 'not-held' }
}
