import { throwIfCancelled } from '@gezhi/threads'
import { toDocumentTest, type ToValueTest } from './document-test.ts'
import { HitSet } from './hit-set.ts'
import { ROW_ID } from './index-connection.ts'
import type { IndexSession } from './index-session.ts'
import { toMatchExpression, widerExpression } from './match-expression.ts'
import { isSplit, prefixGroups } from './prefix-groups.ts'
import { rankedOrder } from './ranked-order.ts'
import { valuesByField, type ResolvedCondition } from './resolved-condition.ts'
import { DOCUMENT_NUMBER, toOrdinals } from './snapshot.ts'
import { rowBands } from './row-bands.ts'
import { ALL_ROWS, rowsOf, type RowRange } from './stream-plan.ts'
import { valueHits } from './value-hits.ts'

/** Time ran out before all hits were collected: these are some of them. */
export class OutOfTimeError extends Error {
  readonly found: number

  constructor(found: number) {
    super('out of time')
    this.found = found
  }
}

/**
 * All hits of a condition, from the cache or collected now. Throws `OutOfTimeError` at the time `until` (performance.now), with
 * the hits so far where the condition was met one document after the other.
 */
export function conditionHits(session: IndexSession, condition: ResolvedCondition, until = Infinity): HitSet {
  throwIfCancelled()
  const key = JSON.stringify(condition)
  const known = session.cache.get(key)
  if (known !== undefined) return known
  const match = isSplit(condition) ? null : toMatchExpression(condition)
  const hits = match === null ? algebraHits(session, condition, until) : matchHits(session, match, until)
  session.cache.set(key, hits)
  return hits
}

function matchHits(session: IndexSession, match: string, until: number, rows: RowRange = ALL_ROWS): HitSet {
  const sql = `SELECT count(collect(rowid)) FROM words WHERE words MATCH ? AND rowid BETWEEN ${ROW_ID} AND ${ROW_ID}`
  const parts: Uint32Array[] = []
  let size = 0
  for (const { first, last } of rowBands(session, match, rows)) {
    const found = session.connection.collect(sql, [match, first, last], until)
    size += found.size
    if (!found.complete || performance.now() > until) throw new OutOfTimeError(size)
    parts.push(toOrdinals(session.snapshot, found.numbers, found.size))
  }
  return new HitSet(parts.length === 1 ? parts[0]! : joined(parts, size))
}

function joined(parts: readonly Uint32Array[], size: number): Uint32Array {
  const all = new Uint32Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function algebraHits(session: IndexSession, condition: ResolvedCondition, until: number): HitSet {
  switch (condition.kind) {
    case 'all':
      return HitSet.all(session.documents)
    case 'none':
      return new HitSet(new Uint32Array(0))
    case 'value':
      return valueHits(session, condition.field, [condition.test])
    case 'and':
      return intersection(session, condition.operands, until)
    case 'or':
      return union(session, condition.operands, until)
    case 'xor':
      return partHits(session, condition.operands, until).reduce((a, b) => a.xor(b))
    case 'not':
      return HitSet.all(session.documents).minus(partial(session, condition.operand, until))
    case 'optional':
      return partial(session, condition.required, until)
    case 'text':
      return positionHits(session, condition, until)
    case 'ranked':
      return HitSet.of(rankedOrder(session, condition.name))
  }
}

const CHECK_EVERY = 64

/** FTS5 proposes, the forward store decides; only among the hits of `within`, where that is given. */
function positionHits(session: IndexSession, condition: ResolvedCondition, until: number, within: HitSet | null = null): HitSet {
  const wider = widerExpression(condition)
  const proposed = wider === null ? HitSet.all(session.documents) : candidateHits(session, wider.text, until, rowsAround(session, within))
  const candidates = within === null ? proposed : proposed.and(within)
  const test = toDocumentTest(session, condition, collectedValues)
  const passing = new Uint32Array(candidates.size)
  let seen = 0
  let found = 0
  for (const ordinal of asStored(session, candidates)) {
    if (++seen % CHECK_EVERY === 0) {
      throwIfCancelled()
      if (performance.now() > until) throw new OutOfTimeError(found)
    }
    if (test(ordinal)) passing[found++] = ordinal
  }
  return new HitSet(passing.slice(0, found).sort())
}

/** More documents than a document number and an ordinal can be told apart by in one exact number. */
const ORDINALS = 2 ** 26

/** Ordinals in the order in which the forward store holds them, so that each of its pages is read once. */
function asStored({ snapshot }: IndexSession, { ordinals }: HitSet): Iterable<number> {
  const numbers = snapshot.columns.get(DOCUMENT_NUMBER)?.values
  if (numbers === undefined || snapshot.rowIds.length > ORDINALS) return ordinals
  return Float64Array.from(ordinals, (ordinal) => numbers[ordinal]! * ORDINALS + ordinal)
    .sort()
    .map((key) => key % ORDINALS)
}

/** The test of a value that collects all documents that have it, once: where many are tested that is the quickest. */
export const collectedValues: ToValueTest = (session, field, tests) => {
  const operands = tests.map((test): ResolvedCondition => ({ kind: 'value', field, test }))
  const hits = conditionHits(session, operands.length === 1 ? operands[0]! : { kind: 'or', operands })
  return (ordinal) => hits.has(ordinal)
}

/** From the first to the last of some hits. */
function rowsAround({ snapshot }: IndexSession, hits: HitSet | null): RowRange {
  if (hits === null) return ALL_ROWS
  const [first, last] = [hits.ordinals.at(0) ?? 0, hits.ordinals.at(-1) ?? 0]
  return { first: snapshot.rowIds[first] ?? 0, last: snapshot.rowIds[last] ?? 0 }
}

function candidateHits(session: IndexSession, match: string, until: number, rows: RowRange): HitSet {
  try {
    return matchHits(session, match, until, rows)
  } catch (error) {
    throw error instanceof OutOfTimeError ? new OutOfTimeError(0) : error
  }
}

/** What costs most, deciding positions, is done last and only for the hits of all else. */
function intersection(session: IndexSession, operands: readonly ResolvedCondition[], until: number): HitSet {
  const { text, others } = splitText(operands)
  const all = [...text, ...others]
  const unwanted = all.flatMap((operand) => (operand.kind === 'not' ? [operand.operand] : []))
  const [costly, cheap] = parted(all.filter(({ kind }) => kind !== 'not'))
  const [costlyToExclude, cheapToExclude] = parted(unwanted)
  const rows = rowsOf(session.layout, { kind: 'and', operands })
  let hits = cheap.map((part) => hitsAmong(session, part, rows, until)).reduce<HitSet | null>((a, b) => a?.and(b) ?? b, null)
  for (const part of costly) hits = hits === null ? partial(session, part, until) : positionsWithin(session, part, hits, until)
  hits ??= HitSet.all(session.documents)
  for (const part of partHits(session, cheapToExclude, until)) hits = hits.minus(part)
  for (const part of costlyToExclude) hits = hits.minus(positionsWithin(session, part, hits, until))
  return hits
}

/** The hits of a part, of words only those within rows: all of them may be a thousand times as many as within a month. */
function hitsAmong(session: IndexSession, part: ResolvedCondition, rows: RowRange, until: number): HitSet {
  const isWhole = rows === ALL_ROWS || isSplit(part) || session.cache.get(JSON.stringify(part)) !== undefined
  const match = isWhole ? null : toMatchExpression(part)
  return match === null ? partial(session, part, until) : candidateHits(session, match, until, rows)
}

/** Conditions that the forward store decides, and the others. */
function parted(conditions: readonly ResolvedCondition[]): [costly: ResolvedCondition[], cheap: ResolvedCondition[]] {
  const isCostly = (condition: ResolvedCondition) => condition.kind === 'text' && toMatchExpression(condition) === null
  return [conditions.filter(isCostly), conditions.filter((condition) => !isCostly(condition))]
}

function positionsWithin(session: IndexSession, condition: ResolvedCondition, within: HitSet, until: number): HitSet {
  const known = session.cache.get(JSON.stringify(condition))
  if (known !== undefined) return known.and(within)
  try {
    return positionHits(session, condition, until, within)
  } catch (error) {
    throw error instanceof OutOfTimeError ? new OutOfTimeError(0) : error
  }
}

function union(session: IndexSession, operands: readonly ResolvedCondition[], until: number): HitSet {
  const { values, others: withoutValues } = valuesByField(operands)
  const text = withoutValues.filter((operand) => toMatchExpression(operand) !== null)
  const others = withoutValues.filter((operand) => !text.includes(operand))
  const parts = partHits(session, [...inFewStatements('or', text), ...others], until)
  return [...parts, ...[...values].map(([field, several]) => valueHits(session, field, several))].reduce((a, b) => a.or(b))
}

/** What FTS5 answers in one statement, and the rest. A NOT of text goes with the text it limits. */
function splitText(operands: readonly ResolvedCondition[]): { text: readonly ResolvedCondition[]; others: ResolvedCondition[] } {
  const isText = (operand: ResolvedCondition) => toMatchExpression(operand.kind === 'not' ? operand.operand : operand) !== null
  const text = operands.filter(isText)
  const together = inFewStatements('and', text)
  if (together === text) return { text: [], others: [...operands] }
  return { text: together, others: operands.filter((operand) => !text.includes(operand)) }
}

/** Joined where FTS5 takes them together, as many as one statement should hold; else as they are. */
function inFewStatements(kind: 'and' | 'or', parts: ResolvedCondition[]): ResolvedCondition[] {
  const groups = prefixGroups(parts)
  return groups.length === 1 ? inOneStatement(kind, parts) : groups.flatMap((group) => inOneStatement(kind, group))
}

function inOneStatement(kind: 'and' | 'or', parts: ResolvedCondition[]): ResolvedCondition[] {
  const together: ResolvedCondition = { kind, operands: parts }
  return parts.length > 1 && toMatchExpression(together) !== null ? [together] : parts
}

function partHits(session: IndexSession, parts: readonly ResolvedCondition[], until: number): HitSet[] {
  return parts.map((part) => partial(session, part, until))
}

/** The hits of one part say nothing of how many the whole has. */
function partial(session: IndexSession, condition: ResolvedCondition, until: number): HitSet {
  try {
    return conditionHits(session, condition, until)
  } catch (error) {
    throw error instanceof OutOfTimeError ? new OutOfTimeError(0) : error
  }
}
