import type { FormWord, MarkForm } from '../form/mark-form.ts'
import { latinSkeleton } from '../shape/latin-skeleton.ts'
import { englishSounds, spokenSpelling } from '../sound/english-sound.ts'
import { editDistance, maxLatinEdits } from './edit-distance.ts'
import { isReordered } from './han-rules.ts'
import { containedNearness, partNearness } from './nearness.ts'
import type { RuleComparison } from './similar-rule.ts'
import { lettersRange } from './text-ranges.ts'

/** Words of the same sound must also be written alike to this degree: the codes leave out the vowels. */
const MIN_SPELLING = 0.6

/** Rules for the Latin words of two marks, spaces and hyphens aside. */
export const LATIN_RULES: readonly RuleComparison[] = [
  {
    method: 'latin',
    rule: 'identical',
    compare: ({ query, mark }) =>
      query.letters !== '' && query.letters === mark.letters ? { nearness: partNearness(query, mark), ranges: lettersRange(mark) } : null,
  },
  { method: 'latin', rule: 'contains', compare: ({ query, mark }) => contained(query, mark) },
  {
    method: 'latin',
    rule: 'sameSound',
    compare: ({ query, mark }) => {
      if (query.letters === mark.letters || Math.min(query.letters.length, mark.letters.length) < 3) return null
      const spelling = spellingNearness(query.letters, mark.letters)
      if (spelling < MIN_SPELLING) return null
      const sounds = englishSounds(query.letters)
      if (!englishSounds(mark.letters).some((sound) => sounds.includes(sound))) return null
      return { nearness: 0.6 + 0.35 * spelling, ranges: lettersRange(mark) }
    },
  },
  {
    method: 'latin',
    rule: 'editDistance',
    compare: ({ query, mark }) => {
      const longer = Math.max(query.letters.length, mark.letters.length)
      const limit = maxLatinEdits(Math.min(query.letters.length, mark.letters.length))
      if (limit === 0) return null
      const edits = editDistance(query.letters, mark.letters, limit)
      return edits === 0 || edits > limit ? null : { nearness: 1 - edits / longer, ranges: lettersRange(mark) }
    },
  },
  {
    method: 'latin',
    rule: 'reordered',
    compare: ({ query, mark }) =>
      isReordered(textsOf(query.words), textsOf(mark.words)) ? { nearness: 0.85, ranges: lettersRange(mark) } : null,
  },
  {
    method: 'latin',
    rule: 'lookAlike',
    compare: ({ query, mark }) => {
      const [one, other] = [query.letters, mark.letters]
      if (one === other || Math.min(one.length, other.length) < 2 || latinSkeleton(one) !== latinSkeleton(other)) return null
      return { nearness: 0.92, ranges: lettersRange(mark) }
    },
  },
]

function textsOf(words: readonly FormWord[]): string[] {
  return words.map(({ text }) => text)
}

function spellingNearness(query: string, mark: string): number {
  const [a, b] = [spokenSpelling(query), spokenSpelling(mark)]
  const longer = Math.max(a.length, b.length)
  const limit = Math.floor(longer * (1 - MIN_SPELLING))
  return 1 - editDistance(a, b, limit) / longer
}

/** Shortest text that is looked for within words; shorter ones, from two letters, must be words. */
const MIN_WITHIN_WORD = 4
/** Within a word, this part of the longer mark. */
const MIN_SHARE = 0.4

function contained(query: MarkForm, mark: MarkForm) {
  const [short, long] = query.letters.length < mark.letters.length ? [query, mark] : [mark, query]
  const share = short.letters.length / long.letters.length
  if (short.letters.length < 2 || share === 1 || (short === mark && share < 0.5)) return null
  const from = wordStart(short.letters, long) ?? withinWord(short.letters, long, share)
  if (from === null) return null
  const ranges = short === query ? lettersRange(mark, from, from + short.letters.length) : lettersRange(mark)
  return { nearness: containedNearness(short.letters.length, long.letters.length), ranges }
}

/** Where whole words of `long` are the text; null if none. */
function wordStart(text: string, { words }: MarkForm): number | null {
  let at = 0
  for (const [index, word] of words.entries()) {
    let joined = ''
    for (let last = index; last < words.length && joined.length < text.length; last++) joined += words[last]!.text
    if (joined === text) return at
    at += word.text.length
  }
  return null
}

function withinWord(text: string, { letters }: MarkForm, share: number): number | null {
  if (text.length < MIN_WITHIN_WORD || share < MIN_SHARE) return null
  const from = letters.indexOf(text)
  return from === -1 ? null : from
}
