import type { BatchType } from '@gezhi/contract'
import { normalisePatentNumber, readPatentNumbers, type NumberRole, type PatentNumber, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { hasAny } from '../../classification/join-queries.ts'
import { listedAs } from './listed-patents.ts'
import type { MatchedBatch } from './matched-batch.ts'
import { ROLES_OF, type BatchError, type BatchRow, type FaultyRow } from './read-batch.ts'

type Outcome = { readonly values: readonly string[] } | { readonly error: BatchError }
type Engine = Pick<SearchEngine<PatentRecord>, 'relatedEach' | 'count'>

/** Maximum number of publications of one number that are examined. */
const MAX_OF_ONE = 20
/** Numbers or names per request to the engine. */
const AT_A_TIME = { numbers: 500, names: 8 }
const LONGEST_NAME = 200

/**
 * Finds the patents of numbers, or whether names have any; in the order of the rows. Rejects with the signal's reason when it is aborted.
 */
export async function matchBatch(engine: Engine, rows: readonly BatchRow[], type: BatchType, signal: AbortSignal): Promise<MatchedBatch> {
  const distinct = [...new Set(rows.map(({ value }) => value))]
  const outcomes = type === '3' ? await matchNames(engine, distinct, signal) : await matchNumbers(engine, distinct, ROLES_OF[type], signal)
  const values = new Set<string>()
  const errors: FaultyRow[] = []
  let repeated = 0
  for (const row of rows) {
    const outcome = outcomes.get(row.value) as Outcome
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
    const held = await recordsOf(
      engine,
      some.flatMap((text) => readingsOf(text, roles)),
    )
    for (const text of some) outcomes.set(text, numberOutcome(text, roles, held))
  }
  return outcomes
}

type Held = ReadonlyMap<string, readonly PatentRecord[]>

/** Records by role and number without kind code and check digit. */
async function recordsOf(engine: Engine, readings: readonly PatentNumber[]): Promise<Held> {
  const held = new Map<string, readonly PatentRecord[]>()
  await Promise.all(
    (['publication', 'application'] as const).map(async (field) => {
      const values = [...new Set(readings.flatMap(({ role, base }) => (role === field ? [base] : [])))]
      const found = values.length === 0 ? [] : await engine.relatedEach({ field, values, limit: MAX_OF_ONE, short: true })
      for (const [index, stored] of found.entries())
        held.set(
          `${field} ${values[index]}`,
          stored.map(({ record }) => record),
        )
    }),
  )
  return held
}

function readingsOf(text: string, roles: readonly NumberRole[]): PatentNumber[] {
  return readPatentNumbers(text).filter(({ role, checkDigit }) => roles.includes(role) && checkDigit !== 'wrong')
}

/** Digits without an office may be ambiguous: the most likely interpretation in the index is used. */
function numberOutcome(text: string, roles: readonly NumberRole[], held: Held): Outcome {
  const readings = readingsOf(text, roles)
  let error: BatchError = readings.length === 0 ? errorOf(text, roles) : 'not-held'
  for (const reading of readings) {
    const records = held.get(`${reading.role} ${reading.base}`) ?? []
    const values = records.filter((record) => isMeant(record, reading)).flatMap(listedAs)
    if (values.length > 0) return { values }
    if (records.length > 0) error = 'other-kind'
  }
  return { error }
}

/** A number with a kind code means that publication only; without one, all publications of the number. */
function isMeant({ publicationNumber }: PatentRecord, { role, kind, number }: PatentNumber): boolean {
  if (role === 'application' || kind === undefined || publicationNumber === undefined) return true
  return normalisePatentNumber(publicationNumber, 'publication').number === number
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
  if (name.length > LONGEST_NAME) return { error: 'too-long' }
  const query = hasAny('APCS', [name])
  const { total } = await engine.count({ query, signal })
  return total > 0 ? { values: [name] } : { error: 'not-held' }
}
