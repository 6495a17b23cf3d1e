import { isDeepStrictEqual } from 'node:util'
import type { TextMatch } from '@gezhi/query'
import { BORDERS, NOBODYS_WORD } from '../storage/written-words.ts'
import type { Compounds } from './resolved-words.ts'
import { rowsOf, type Place, type Row } from './word-row.ts'

/** A rule of OpenSearch's `intervals` query. */
export type Intervals = Readonly<Record<string, unknown>>

/** Maximum number of words for a pattern whose position matters. */
const MAX_WORDS = 500

type Proximity = Extract<TextMatch, { kind: 'proximity' }>

/** Where a match occurs in a column; null if it cannot occur. For FREQ the counted occurrences. Pure. */
export function intervalsOf(match: TextMatch, column: string, compounds: Compounds): Intervals | null {
  switch (match.kind) {
    case 'words':
    case 'sequence':
      return anyOf(rowsOf(match, compounds).map((row) => rowIntervals(row, column)))
    case 'any':
      return anyOf(match.options.map((option) => intervalsOf(option, column, compounds)))
    case 'proximity':
      return proximity(match, column, compounds)
    case 'frequency':
      return sharedSide(match.operand, column, compounds)
  }
}

/** A number of occurrences that do not overlap, in all values of a column together; null if it cannot occur. Pure. */
export function repeated(occurrence: Intervals, times: number): Intervals {
  const copies = Array.from({ length: times }, (_, i) => apart(occurrence, i))
  return times === 1 ? occurrence : { all_of: { intervals: copies, ordered: true } }
}

/** Consecutive positions. */
export function rowIntervals(row: Row, column: string): Intervals {
  const places = row.map((place) => placeIntervals(place, column))
  return places.length === 1 ? (places[0] as Intervals) : inOrder(places, 0)
}

/** Both sides, in either order or one; the right side of a chain is the occurrence shared with the next link. */
function proximity({ operator, distance, left, right }: Proximity, column: string, compounds: Compounds): Intervals | null {
  const sides = [sharedSide(left, column, compounds), sharedSide(right, column, compounds)] as const
  if (sides[0] === null || sides[1] === null) return null
  const first = sides[0]
  const second = isDeepStrictEqual(first, sides[1]) ? apart(sides[1], 0) : sides[1]
  switch (operator) {
    case 'adj':
      return inOrder([first, second], distance ?? 0)
    case 'near':
      return anyOf([inOrder([first, second], distance ?? 0), inOrder([second, first], distance ?? 0)])
    case 'sen':
    case 'para':
      return anyOf([within([first, second], operator, column), within([second, first], operator, column)])
  }
}

/** Lucene treats two equal sources as a repetition and lets it overlap itself; a different impossible word in each distinguishes them. */
function apart(intervals: Intervals, copy: number): Intervals {
  return { any_of: { intervals: [intervals, { match: { query: NOBODYS_WORD + copy } }] } }
}

/** The right side of a proximity where it meets its left side. */
function sharedSide(match: TextMatch, column: string, compounds: Compounds): Intervals | null {
  if (match.kind === 'any') return anyOf(match.options.map((option) => sharedSide(option, column, compounds)))
  const whole = intervalsOf(match, column, compounds)
  if (match.kind !== 'proximity' || whole === null) return whole
  const right = sharedSide(match.right, column, compounds)
  return right === null ? null : { any_of: { intervals: [right], filter: { contained_by: whole } } }
}

function inOrder(intervals: readonly Intervals[], gaps: number): Intervals {
  return { all_of: { intervals, ordered: true, max_gaps: gaps } }
}

/** In order, within one sentence or paragraph. */
function within(intervals: readonly Intervals[], part: 'sen' | 'para', column: string): Intervals {
  const [begins, ends] = [BORDERS[part].begins, BORDERS[part].ends].map((sign) => ({
    match: { query: sign, use_field: `text.${column}.border` },
  }))
  const whole = { all_of: { intervals: [begins, ends], ordered: true } }
  return { all_of: { intervals, ordered: true, filter: { contained_by: whole } } }
}

function anyOf(options: readonly (Intervals | null)[]): Intervals | null {
  const found = options.filter((option) => option !== null)
  if (found.length === 0) return null
  return found.length === 1 ? (found[0] as Intervals) : { any_of: { intervals: found } }
}

function placeIntervals(place: Place, column: string): Intervals {
  const path = `text.${column}`
  switch (place.kind) {
    case 'token':
      return { match: { query: place.text } }
    case 'stem':
      return { match: { query: place.text, use_field: `${path}.stem` } }
    case 'character':
      return { match: { query: place.text, use_field: `${path}.character` } }
    case 'prefix':
      return { wildcard: { pattern: `${place.text}*`, max_expansions: MAX_WORDS } }
    case 'pattern':
      return {
        any_of: { intervals: withoutOptional(place.text).map((pattern) => ({ wildcard: { pattern, max_expansions: MAX_WORDS } })) },
      }
  }
}

/** `#` is one character or none. */
function withoutOptional(pattern: string): string[] {
  return pattern.includes('#') ? ['?', ''].flatMap((char) => withoutOptional(pattern.replace('#', char))) : [pattern]
}
