import { emptyBits } from './column.ts'
import { statisticsOf } from './documents-of.ts'
import { estimatedHits } from './estimated-hits.ts'
import { bitCount, HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'
import { asPart, OutOfTimeError } from './out-of-time-error.ts'
import { collectByPositions } from './position-hits.ts'
import { countedColumns } from './postings/counted-columns.ts'
import { isByPositions, needsSentences } from './postings/position-test.ts'
import type { Postings, Sought } from './postings/postings.ts'
import { prefixesOf } from './prefix-groups.ts'
import { leavesOf, type ResolvedCondition, type ResolvedMatch, type TextCondition } from './resolved-condition.ts'

/**
 * FTS5 is faster where the rarest of words that must all occur is in fewer than one in this many documents; beside a phrase, whose words
 * it compares in no other documents, sooner.
 */
const SELECTIVE = 50
const SELECTIVE_BESIDE_PHRASE = 16

/**
 * The hits of a condition on texts from the postings of its words, each read to its end; null if FTS5 is faster: for rare words, or within
 * few of the rows.
 */
export function postingHits(session: IndexSession, condition: ResolvedCondition, until: number, isNarrow: boolean): HitSet | null {
  if (!isCombined(condition)) return null
  const isBroad = leavesOf(condition).some((leaf) => leaf.kind === 'text' && prefixesOf(leaf.match).length > 0)
  const selective = condition.kind === 'and' && hasPhrase(condition) ? SELECTIVE_BESIDE_PHRASE : SELECTIVE
  if (!isBroad && (isNarrow || estimatedHits(condition, statisticsOf(session)) * selective < session.documents)) return null
  const { postings } = session
  return postings === null ? null : session.tried(() => combined(session, postings, condition, until))
}

function hasPhrase(condition: ResolvedCondition): boolean {
  return leavesOf(condition).some(isPhrase)
}

/** Whether positions decide. */
function isPhrase(condition: ResolvedCondition): condition is TextCondition {
  return condition.kind === 'text' && !isOfWords(condition.match)
}

/** Whether words and prefixes, each found anywhere in its columns, decide on a condition. */
function isCombined(condition: ResolvedCondition): boolean {
  switch (condition.kind) {
    case 'text':
      return isOfWords(condition.match) || isDecidedByPositions(condition.match)
    case 'and':
      return condition.operands.some(({ kind }) => kind !== 'not') && condition.operands.every(isCombined)
    case 'or':
      return condition.operands.every(isCombined)
    case 'not':
      return isCombined(condition.operand)
    case 'optional':
      return isCombined(condition.required)
    case 'none':
      return true
    case 'xor':
    case 'all':
    case 'value':
    case 'records':
    case 'ranked':
      return false
  }
}

function isDecidedByPositions(match: ResolvedMatch): boolean {
  return match.kind !== 'proximity' && isByPositions(match) && !needsSentences(match)
}

function isOfWords(match: ResolvedMatch): boolean {
  switch (match.kind) {
    case 'row':
      return match.tests.length === 1
    case 'any':
      return match.options.every(isOfWords)
    case 'frequency':
      return match.count <= 1 && isOfWords(match.operand)
    case 'proximity':
      return false
  }
}

/** From the cache or newly collected, operand by operand: one that was asked for before costs nothing. */
function combined(session: IndexSession, postings: Postings, condition: ResolvedCondition, until: number): HitSet {
  const key = JSON.stringify(condition)
  const known = session.cache.get(key)
  if (known !== undefined) return known
  const hits = combine(session, postings, condition, until)
  session.cache.set(key, hits)
  return hits
}

function combine(session: IndexSession, postings: Postings, condition: ResolvedCondition, until: number): HitSet {
  const hitsOf = (operand: ResolvedCondition) => combined(session, postings, operand, until)
  switch (condition.kind) {
    case 'text':
      return wordHits(session, postings, condition, until)
    case 'and': {
      const positive = condition.operands.filter(({ kind }) => kind !== 'not')
      const negative = condition.operands.flatMap((operand) => (operand.kind === 'not' ? [operand.operand] : []))
      const required = asPart(() => intersection(session, postings, positive, until))
      return asPart(() => negative.map(hitsOf).reduce((a, b) => a.minus(b), required))
    }
    case 'or':
      return condition.operands.map(hitsOf).reduce((a, b) => a.or(b), HitSet.none())
    case 'optional':
      return hitsOf(condition.required)
    case 'not':
      return HitSet.all(session.documents).minus(asPart(() => hitsOf(condition.operand)))
    default:
      return HitSet.none()
  }
}

/** The hits of all operands together; positions of phrases are read only in documents with the other words. */
function intersection(session: IndexSession, postings: Postings, operands: readonly ResolvedCondition[], until: number): HitSet {
  const hitsOf = (operand: ResolvedCondition) => combined(session, postings, operand, until)
  const [phrases, others] = [operands.filter(isPhrase), operands.filter((operand) => !isPhrase(operand))]
  if (others.length === 0) return phrases.map(hitsOf).reduce((a, b) => a.and(b))
  return phrases.reduce(
    (within, phrase) => {
      const known = session.cache.get(JSON.stringify(phrase))
      return known?.and(within) ?? collectByPositions(session, postings, phrase, { until, within, borders: true })
    },
    others.map(hitsOf).reduce((a, b) => a.and(b)),
  )
}

function wordHits(session: IndexSession, postings: Postings, condition: TextCondition, until: number): HitSet {
  if (!isOfWords(condition.match)) return collectByPositions(session, postings, condition, { until, within: null, borders: true })
  const bits = emptyBits(session.documents)
  const columns = countedColumns(session.layout, condition)
  try {
    for (const sought of wordsOf(condition.match)) postings.collect({ ...sought, columns }, bits, until)
  } catch (error) {
    throw error instanceof OutOfTimeError ? new OutOfTimeError(bitCount(bits)) : error
  }
  return HitSet.ofBits(bits)
}

function* wordsOf(match: ResolvedMatch): Generator<Pick<Sought, 'word' | 'isPrefix'>, void, void> {
  switch (match.kind) {
    case 'row':
      for (const test of match.tests) {
        if (test.kind === 'prefix') yield { word: test.text, isPrefix: true }
        else for (const word of new Set(test.texts)) yield { word, isPrefix: false }
      }
      return
    case 'any':
      for (const option of match.options) yield* wordsOf(option)
      return
    case 'frequency':
      return yield* wordsOf(match.operand)
    case 'proximity':
  }
}
