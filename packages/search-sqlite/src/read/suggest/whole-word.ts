import type { IndexSession } from '../index-session.ts'
import { documentsOf } from '../documents-of.ts'
import { likelyDocuments } from './likely-documents.ts'
import { mainTokens } from './stands-together.ts'
import type { WholeWord } from './word-around.ts'

/** Documents read for the context of a run, the newest that contain it. */
const READ = 4
/** Minimum number of occurrences; fewer are inconclusive. */
const LEAST = 4
const NEARLY_ALWAYS = 0.9
/** If the share is below this value, more occurrences are not examined. */
const DIVERSE = 0.7
/** Maximum length in characters of a word completed from a run. */
const LONGEST = 7
/** Particles between words: neither 的电池 nor 电池的 is a word around 电池. */
const BETWEEN_WORDS = /[的本和与及之其所于在为由将被等或该并且而种述个中上下有是对使从以可一内后前时]/u

/**
 * The word that a run of two and more characters is, or is a part of: 电连接 for 电连, if that hardly occurs otherwise. `isStart`: whether it
 * is also distinct from the preceding text, unlike 池组 in 电池组.
 */
export function wholeWord(session: IndexSession, run: string, isStart: boolean): WholeWord {
  return session.wholeWords.get(`${isStart} ${run}`, () => {
    let word: WholeWord & { readonly text: string } = { text: run, share: 1 }
    for (;;) {
      const { before, after } = around(session, word.text)
      if (isStart && before !== null) return { text: null, share: 0 }
      if (after === null || [...word.text].length >= LONGEST) return word
      word = { text: word.text + after.char, share: word.share * after.share }
    }
  })
}

interface Neighbour {
  readonly char: string
  readonly share: number
}

/** The characters that nearly always precede and follow a run. */
function around(session: IndexSession, run: string): { readonly before: Neighbour | null; readonly after: Neighbour | null } {
  const chars = [...run]
  const pairs = chars.slice(1).map((char, i) => chars[i]! + char)
  const ids = pairs.map((pair) => session.vocabulary.id(pair))
  const counts = { before: new Map<number, number>(), after: new Map<number, number>() }
  const held = Math.min(...ids.map((id) => documentsOf(session, id)))
  let places = 0
  for (const ordinal of likelyDocuments(session, pairs, READ).ordinals) {
    for (const tokens of mainTokens(session, ordinal)) places += countAround(tokens, ids, counts)
    if (places > 1 && Math.max(most(counts.before), most(counts.after)) < places * DIVERSE) break
  }
  const neighbourOn = (side: ReadonlyMap<number, number>, charOf: (pair: string) => string | null): Neighbour | null => {
    const [id, count] = [...side].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0]
    // Only few documents were read: the number of documents with the extended pair accounts for the others.
    const share = Math.min(count / places, documentsOf(session, id) / held)
    if (places < LEAST || share < NEARLY_ALWAYS) return null
    const char = charOf(session.vocabulary.term(id))
    return char === null || char === '' || BETWEEN_WORDS.test(char) ? null : { char, share }
  }
  return {
    before: neighbourOn(counts.before, (pair) => (pair.endsWith(chars[0]!) ? pair.slice(0, -chars[0]!.length) : null)),
    after: neighbourOn(counts.after, (pair) => (pair.startsWith(chars.at(-1)!) ? pair.slice(chars.at(-1)!.length) : null)),
  }
}

/** Counts the tokens before and after each occurrence of a run; returns the number of occurrences. */
function countAround(
  all: ArrayLike<number>,
  run: readonly number[],
  { before, after }: Record<'before' | 'after', Map<number, number>>,
): number {
  let places = 0
  for (let start = 0; start + run.length <= all.length; start++) {
    if (!run.every((token, i) => all[start + i] === token)) continue
    places++
    const [last, next] = [all[start - 1], all[start + run.length]]
    if (last !== undefined) before.set(last, (before.get(last) ?? 0) + 1)
    if (next !== undefined) after.set(next, (after.get(next) ?? 0) + 1)
  }
  return places
}

function most(counts: ReadonlyMap<number, number>): number {
  return Math.max(0, ...counts.values())
}
