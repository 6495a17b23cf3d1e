import type { TextMatch } from '@gezhi/query'
import { SearchError } from '@gezhi/search'
import type { IndexLayout } from '../storage/index-layout.ts'
import { anyClause, NOTHING, unscored, type Clause } from './clause.ts'
import { intervalsOf, repeated, rowIntervals, type Intervals } from './intervals.ts'
import type { Compounds } from './resolved-words.ts'
import { patternExpression } from './value-clause.ts'
import { rowsOf, type Place, type Row } from './word-row.ts'

/** Records of which one value of one of the columns matches. Throws `SearchError` on an unsupported match. Pure. */
export function textClause(layout: IndexLayout, columns: readonly string[], match: TextMatch, compounds: Compounds): Clause {
  if (match.kind === 'frequency') return frequencyClause(columns, match, compounds)
  return anyClause(columns.map((column) => columnClause(layout, column, match, compounds)))
}

function columnClause(layout: IndexLayout, column: string, match: TextMatch, compounds: Compounds): Clause {
  switch (match.kind) {
    case 'words':
    case 'sequence':
      return anyClause(rowsOf(match, compounds).map((row) => rowClause(layout, column, row)))
    case 'any':
      return anyClause(match.options.map((option) => columnClause(layout, column, option, compounds)))
    case 'proximity':
      return intervalsClause(layout, column, intervalsOf(match, column, compounds))
    case 'frequency':
      return frequencyClause([column], match, compounds)
  }
}

type Frequency = Extract<TextMatch, { kind: 'frequency' }>

/** A cluster accepts some thousand clauses. */
const MAX_CLAUSES = 500

/**
 * Occurrences are summed over the columns: a column with `n` of them matches the `n` clauses for 1, 2 … `n` occurrences, and the total of
 * matching clauses must reach the requested count. Throws `SearchError` if there are too many clauses.
 */
function frequencyClause(columns: readonly string[], { operand, count }: Frequency, compounds: Compounds): Clause {
  if (columns.length * count > MAX_CLAUSES)
    throw new SearchError('unsupported', `FREQ/${count} is too many to be counted in so many fields`)
  const should = columns.flatMap((column) => {
    const occurrence = intervalsOf({ kind: 'frequency', operand, count }, column, compounds)
    if (occurrence === null) return []
    return Array.from({ length: count }, (_, i) => ({ intervals: { [`text.${column}`]: repeated(occurrence, i + 1) } }))
  })
  return should.length === 0 ? NOTHING : unscored({ bool: { should, minimum_should_match: count } })
}

function rowClause(layout: IndexLayout, column: string, row: Row): Clause {
  const boost = columnWeight(layout, column)
  const tokens = withoutImplied(row)
  if (tokens.length === 1) return placeClause(column, tokens[0] as Place, boost)
  if (tokens.every((place) => place.kind === 'token'))
    return { match_phrase: { [`text.${column}`]: { query: tokens.map((place) => place.text).join(' '), boost } } }
  return intervalsClause(layout, column, rowIntervals(tokens, column))
}

/** After a bigram its second character needs no test: it is implied. */
function withoutImplied(row: Row): Row {
  const [before, last] = row.slice(-2)
  const implied = before?.kind === 'token' && last?.kind === 'character' && before.text !== last.text && before.text.endsWith(last.text)
  return implied ? row.slice(0, -1) : row
}

function placeClause(column: string, place: Place, boost: number): Clause {
  const path = `text.${column}`
  switch (place.kind) {
    case 'token':
      return { term: { [path]: { value: place.text, boost } } }
    case 'stem':
      return { term: { [`${path}.stem`]: { value: place.text, boost } } }
    case 'character':
      return { term: { [`${path}.character`]: { value: place.text, boost } } }
    case 'prefix':
      return { prefix: { [path]: { value: place.text, boost } } }
    case 'pattern':
      return { regexp: { [path]: { value: patternExpression(place.text), flags: 'NONE', boost } } }
  }
}

function intervalsClause(layout: IndexLayout, column: string, intervals: Intervals | null): Clause {
  return intervals === null ? NOTHING : withWeight({ intervals: { [`text.${column}`]: intervals } }, columnWeight(layout, column))
}

function columnWeight({ weights }: IndexLayout, column: string): number {
  return weights.get(column) ?? 1
}

function withWeight(clause: Clause, boost: number): Clause {
  return boost === 0 ? unscored(clause) : { bool: { should: [clause], boost } }
}
