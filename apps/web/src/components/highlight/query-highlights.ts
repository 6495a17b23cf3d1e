import { clausesOf, highlightTerms, highlightText, readQuery, type HighlightTerm as SearchedTerm } from '@gezhi/query'
import { stemmer } from 'stemmer'
import type { KindLanguage } from '../../kinds/kind-language.ts'
import type { FindMarks, TextLocation } from './highlight-context.ts'
import type { HighlightTerm } from './highlight-term.ts'

/** Highlights of a query. */
export interface QueryHighlights {
  /** The clauses that can be highlighted, in the order of the query. */
  readonly terms: readonly HighlightTerm[]
  /** Finds them; `term` of a mark is the index in `terms`. */
  readonly findMarks: FindMarks
}

/** The highlights of a query: none if it cannot be parsed. Pure. */
export function queryHighlights(query: string, language: KindLanguage, own: readonly string[] = []): QueryHighlights {
  const { fields, textColumns, markedColumns } = language
  const { tree } = readQuery(query, { mode: 'box', fields })
  const nodes = tree === null ? [] : clausesOf(tree)
  const searched = [
    ...(tree === null ? [] : highlightTerms(tree, fields)),
    ...own.map((text, index) => ownTerm(text, nodes.length + index, textColumns)),
  ]
  const clauses = [...new Set(searched.map(({ clause }) => clause))]
  const terms = clauses.map((clause) => ({ label: own[clause - nodes.length] ?? labelOf(query, nodes[clause]?.range ?? null, clause) }))
  const byLocation = new Map<TextLocation, readonly SearchedTerm[]>()
  const findMarks: FindMarks = (text, location) => {
    const there =
      byLocation.get(location) ?? searched.filter(({ columns }) => columns.some((column) => markedColumns[location]?.test(column)))
    byLocation.set(location, there)
    if (there.length === 0) return []
    return highlightText(text, there, { isVariant }).map(({ start, end, clause }) => ({ start, end, term: clauses.indexOf(clause) }))
  }
  return { terms, findMarks }
}

/** A word of the user: in all texts, in any form. */
function ownTerm(text: string, clause: number, columns: readonly string[]): SearchedTerm {
  return { clause, columns, match: { kind: 'words', text, vary: true } }
}

/** The clause as written. */
function labelOf(query: string, range: { start: number; end: number } | null, clause: number): string {
  return range === null ? String(clause + 1) : query.slice(range.start, range.end).trim()
}

const ENGLISH_WORD = /^[a-z]{3,}$/

/** Whether two words have one stem: `batteries` matches `battery`. The engine uses the same stems. */
function isVariant(term: string, token: string): boolean {
  return ENGLISH_WORD.test(term) && ENGLISH_WORD.test(token) && stemmer(term) === stemmer(token)
}
