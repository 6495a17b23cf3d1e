import { syllablesOf, typedReading } from '@gezhi/search'
import { WORDS } from '../../storage/schema.ts'
import type { IndexSession } from '../index-session.ts'
import { heaviest, type FoundSuggestion } from './found-suggestion.ts'
import { mostHeld, pairsFrom } from './held-tokens.ts'
import { countedRun } from './suggested-runs.ts'

const AFTER_ALL = '\u{10ffff}'
/** Number of letters of a reading; fewer match too much, more are not a word. */
const TYPED = /^[a-z]{2,40}$/
/** Two syllables at most: `zhuangchuang`. */
const LONGEST_PAIR = 12
const MAX_READ = 2000
const OFFERED = 40
/** Two-character words to extend, and runs retained at each further character. */
const BEGINNINGS = 12
const MAX_WORDS = 12

/** A run of characters whose pinyin matches the beginning of the typed text. */
interface Reading {
  readonly run: string
  /** The unmatched rest of the typed text. */
  readonly rest: string
  /** Whether initials were typed instead of syllables. */
  readonly initials: boolean
  /** Upper bound of its documents. */
  readonly weight: number
}

/** Chinese words whose pinyin, or its initials, starts with the typed text: `shimoxi` and `smx` for 石墨烯. */
export function soundedWords(session: IndexSession, typed: string): FoundSuggestion[] {
  const key = typedReading(typed)
  if (!TYPED.test(key)) return []
  const words = mostHeld(session, wordsRead(session, key, key + AFTER_ALL), OFFERED)
  const longer = longerRuns(session, key).map(({ run, weight }) => countedRun(session, run, weight))
  return [
    ...words.map(({ text, weight }): FoundSuggestion => ({ text, of: 'word', documents: weight, weight })),
    ...longer.filter(({ documents }) => documents > 0),
  ]
}

/** Ids of words with a reading from `from` to before `to`. */
function wordsRead(session: IndexSession, from: string, to: string): number[] {
  const sql = `SELECT count(collect(id)) FROM (SELECT id FROM readings WHERE field = ${WORDS} AND reading >= ? AND reading < ? LIMIT ${MAX_READ})`
  const { numbers, size } = session.connection.collect(sql, [from, to])
  return Array.from(numbers.subarray(0, size))
}

/** Runs of three and more characters, extended from words that match the beginning. */
function longerRuns(session: IndexSession, key: string): Reading[] {
  const ended: Reading[] = []
  for (let open = beginnings(session, key); open.length > 0;) {
    const next = open.flatMap((reading) => wentOn(session, reading))
    ended.push(...next.filter(({ rest }) => rest === ''))
    open = heaviest(
      next.filter(({ rest }) => rest !== ''),
      MAX_WORDS,
    )
  }
  return heaviest(ended, MAX_WORDS)
}

function beginnings(session: IndexSession, key: string): Reading[] {
  const lengths = Array.from({ length: Math.min(LONGEST_PAIR, key.length - 1) - 1 }, (_, i) => i + 2)
  const all = lengths.flatMap((length) => {
    const beginning = key.slice(0, length)
    const words = mostHeld(session, wordsRead(session, beginning, `${beginning}\0`), BEGINNINGS)
    return words.map(({ text, weight }) => ({ run: text, rest: key.slice(length), initials: length === 2, weight }))
  })
  return heaviest(all, BEGINNINGS)
}

function wentOn(session: IndexSession, { run, rest, initials, weight }: Reading): Reading[] {
  const last = [...run].at(-1)!
  return pairsFrom(session, last).flatMap((pair) => {
    const char = pair.text.slice(last.length)
    const left = syllablesOf(char).map((syllable) => restAfter(rest, syllable, initials))
    const shortest = left.find((one) => one !== null)
    return shortest === undefined || shortest === null
      ? []
      : [{ run: run + char, rest: shortest, initials, weight: Math.min(weight, pair.weight) }]
  })
}

/** The rest after removing a syllable, which may be incomplete at the end; null if it does not start with it. Pure. */
function restAfter(rest: string, syllable: string, initials: boolean): string | null {
  if (initials) return rest.startsWith(syllable.charAt(0)) ? rest.slice(1) : null
  if (rest.startsWith(syllable)) return rest.slice(syllable.length)
  return syllable.startsWith(rest) ? '' : null
}
