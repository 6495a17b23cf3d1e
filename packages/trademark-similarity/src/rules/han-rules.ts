import { charSoundNearness, SOUND_NEARNESS } from '../sound/syllable-nearness.ts'
import { lookAlikesOf } from '../shape/look-alike-characters.ts'
import { editDistance, maxHanEdits } from './edit-distance.ts'
import { containedNearness, partNearness } from './nearness.ts'
import type { RuleComparison } from './similar-rule.ts'
import { hanRange } from './text-ranges.ts'

/** Rules for the Han characters of two marks; what else stands in the marks is not compared. */
export const HAN_RULES: readonly RuleComparison[] = [
  {
    method: 'han',
    rule: 'identical',
    compare: ({ query, mark }) =>
      query.han.length > 0 && isSameSequence(query.han, mark.han) ? { nearness: partNearness(query, mark), ranges: hanRange(mark) } : null,
  },
  { method: 'han', rule: 'contains', compare: ({ query, mark }) => contained(query.han, mark.han, (from, to) => hanRange(mark, from, to)) },
  {
    method: 'han',
    rule: 'sameSound',
    compare: ({ query, mark }) => {
      const found = soundWindow(query.han, mark.han)
      if (found === null) return null
      const nearness = found.nearness * (mark.han.length === query.han.length ? 1 : containedNearness(query.han.length, mark.han.length))
      return { nearness, ranges: hanRange(mark, found.from, found.from + query.han.length) }
    },
  },
  {
    method: 'han',
    rule: 'editDistance',
    compare: ({ query, mark }) => {
      const limit = maxHanEdits(Math.max(query.han.length, mark.han.length))
      if (limit === 0 || Math.min(query.han.length, mark.han.length) < 2) return null
      const edits = editDistance(query.han, mark.han, limit)
      if (edits === 0 || edits > limit) return null
      return { nearness: 1 - edits / Math.max(query.han.length, mark.han.length), ranges: hanRange(mark) }
    },
  },
  {
    method: 'han',
    rule: 'reordered',
    compare: ({ query, mark }) =>
      isReordered(query.han, mark.han) ? { nearness: query.han.length === 2 ? 0.8 : 0.85, ranges: hanRange(mark) } : null,
  },
  {
    method: 'han',
    rule: 'lookAlike',
    compare: ({ query, mark }) => {
      const nearness = shapeNearness(query.han, mark.han)
      return nearness === null ? null : { nearness, ranges: hanRange(mark) }
    },
  },
]

/** Whether two sequences are the same. Pure. */
export function isSameSequence(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index])
}

/** Whether two sequences have the same elements in another order. Pure. */
export function isReordered(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.length > 1 && !isSameSequence(a, b) && isSameSequence(a.toSorted(), b.toSorted())
}

/** A sequence of at least two in a longer one; the mark may also be the shorter, with at least half of the query. */
function contained(query: readonly string[], mark: readonly string[], rangeOf: (from: number, to: number) => ReturnType<typeof hanRange>) {
  const [short, long] = query.length < mark.length ? [query, mark] : [mark, query]
  if (short.length < 2 || short.length === long.length || (short === mark && short.length * 2 < long.length)) return null
  const from = windowStart(short, long)
  if (from === -1) return null
  const ranges = short === query ? rangeOf(from, from + short.length) : rangeOf(0, short.length)
  return { nearness: containedNearness(short.length, long.length), ranges }
}

function windowStart(short: readonly string[], long: readonly string[]): number {
  for (let from = 0; from + short.length <= long.length; from++) {
    if (short.every((one, index) => one === long[from + index])) return from
  }
  return -1
}

/** Windows of longer marks are compared for queries of at least three characters: two sound like too many others. */
const MIN_WINDOW = 3

function soundWindow(query: readonly string[], mark: readonly string[]): { from: number; nearness: number } | null {
  if (query.length === 0 || (query.length < MIN_WINDOW && mark.length !== query.length)) return null
  let best: { from: number; nearness: number } | null = null
  for (let from = 0; from + query.length <= mark.length; from++) {
    const nearness = soundNearness(query, mark, from)
    if (nearness > (best?.nearness ?? 0)) best = { from, nearness }
  }
  return best
}

/** The mean of all characters; 0 if one differs, if all are the same, or too many only sound alike to some speakers. */
function soundNearness(query: readonly string[], mark: readonly string[], from: number): number {
  let [sum, same, soft] = [0, 0, 0]
  for (const [index, char] of query.entries()) {
    const nearness = charSoundNearness(char, mark[from + index]!)
    if (nearness === 0) return 0
    sum += nearness
    if (nearness === 1) same++
    if (nearness === SOUND_NEARNESS.soft) soft++
  }
  // One of several characters may be heard otherwise; with two, only beside one that is the same.
  const maxSoft = query.length === 2 ? Math.min(same, 1) : query.length > 2 ? 1 : 0
  return same === query.length || soft > maxSoft ? 0 : sum / query.length
}

/** Null unless at least one character is only like its counterpart, and at most half of them (all of one) are. */
function shapeNearness(query: readonly string[], mark: readonly string[]): number | null {
  if (query.length !== mark.length || query.length === 0) return null
  let [sum, alike] = [0, 0]
  for (const [index, char] of query.entries()) {
    const nearness = char === mark[index] ? 1 : (lookAlikesOf(char).get(mark[index]!) ?? 0)
    if (nearness === 0) return null
    if (nearness < 1) alike++
    sum += nearness
  }
  return alike === 0 || alike > Math.ceil(query.length / 2) ? null : sum / query.length
}
