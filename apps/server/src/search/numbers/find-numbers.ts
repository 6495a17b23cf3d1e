import {
  normalisePatentNumber,
  numberWithOffice,
  readPatentNumbers,
  type NumberRole,
  type PatentNumber,
  type PatentRecord,
  type Priority,
} from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'

type Engine = Pick<SearchEngine<PatentRecord>, 'relatedEach' | 'page'>
type Stored = StoredRecord<PatentRecord>

/** The records of a written number in the database. */
export interface FoundNumber {
  /** Possible readings, the likeliest first; readings with a wrong check digit are excluded. */
  readonly readings: readonly PatentNumber[]
  /**
   * For the likeliest reading in the database: all publications of a number without kind code, those of an application, those that claim a
   * priority.
   */
  readonly records: readonly Stored[]
  /** Where none is: publications of the number with other kind codes. */
  readonly neighbours: readonly Stored[]
}

/** Maximum number of publications read per number. */
const MAX_OF_ONE = 20
/** Maximum number of records read that claim the requested priorities. */
const MAX_WITH_PRIORITY = 1000

/** Looks up written numbers of these roles, each once. */
export async function findNumbers(
  engine: Engine,
  written: readonly string[],
  roles: readonly NumberRole[],
): Promise<ReadonlyMap<string, FoundNumber>> {
  const readings = new Map(written.map((text) => [text, readingsOf(text, roles)]))
  const held = await heldRecords(engine, [...readings.values()].flat())
  const found = new Map([...readings].map(([text, some]) => [text, foundNumber(some, held)]))
  const missing = [...found.values()].filter(({ records }) => records.length === 0).flatMap((one) => one.readings)
  const claimed = await recordsByPriority(engine, missing)
  for (const [text, one] of found) {
    const records = one.records.length > 0 ? one.records : distinct(one.readings.flatMap(({ base }) => claimed.get(base) ?? []))
    found.set(text, { ...one, records })
  }
  return found
}

function readingsOf(text: string, roles: readonly NumberRole[]): PatentNumber[] {
  return readPatentNumbers(text).filter(({ role, checkDigit }) => roles.includes(role) && checkDigit !== 'wrong')
}

type Held = ReadonlyMap<string, readonly Stored[]>

/** Records by role and number without kind code and check digit. */
async function heldRecords(engine: Engine, readings: readonly PatentNumber[]): Promise<Held> {
  const held = new Map<string, readonly Stored[]>()
  await Promise.all(
    (['publication', 'application'] as const).map(async (field) => {
      const values = [...new Set(readings.flatMap(({ role, base }) => (role === field ? [base] : [])))]
      const found = values.length === 0 ? [] : await engine.relatedEach({ field, values, limit: MAX_OF_ONE, short: true })
      for (const [index, stored] of found.entries()) held.set(`${field} ${values[index]}`, stored)
    }),
  )
  return held
}

function foundNumber(readings: readonly PatentNumber[], held: Held): FoundNumber {
  const neighbours: Stored[] = []
  for (const reading of readings) {
    const stored = held.get(`${reading.role} ${reading.base}`) ?? []
    const records = stored.filter(({ record }) => isMeant(record, reading))
    if (records.length > 0) return { readings, records, neighbours: [] }
    neighbours.push(...stored)
  }
  return { readings, records: [], neighbours }
}

/** A publication with a kind code is that one alone; without, it is all publications of the number. */
function isMeant({ publicationNumber }: PatentRecord, { role, kind, number }: PatentNumber): boolean {
  if (role === 'application' || kind === undefined || publicationNumber === undefined) return true
  return normalisePatentNumber(publicationNumber, 'publication').number === number
}

/** Records by the priorities they claim, limited to the requested applications. */
async function recordsByPriority(engine: Engine, readings: readonly PatentNumber[]): Promise<Held> {
  const values = [...new Set(readings.flatMap(({ role, base }) => (role === 'application' ? [base] : [])))]
  if (values.length === 0) return new Map()
  const filters = [{ field: 'prn', values, include: true }]
  const { hits } = await engine.page({ query: null, filters, from: 0, size: MAX_WITH_PRIORITY, short: true })
  const pairs = hits.flatMap((hit) => (hit.record.priorities ?? []).map((priority) => [basePriority(priority), hit] as const))
  return Map.groupBy(pairs, ([base]) => base)
    .entries()
    .reduce(
      (all, [base, some]) =>
        all.set(
          base,
          some.map(([, hit]) => hit),
        ),
      new Map(),
    )
}

/** Digits may be read as several numbers that one record has. */
function distinct(records: readonly Stored[]): readonly Stored[] {
  return [...new Map(records.map((stored) => [stored.docId, stored])).values()]
}

function basePriority(priority: Priority): string {
  return normalisePatentNumber(numberWithOffice(priority), 'application').base
}
