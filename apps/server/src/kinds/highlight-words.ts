import { clausesOf, highlightTerms, highlightText, printQuery, type HighlightTerm, type QueryNode } from '@gezhi/query'
import type { RecordKind } from '@gezhi/records'

/** The clauses of a query that can be highlighted, in order and as written; for a record only those that occur in it. Pure. */
export function highlightWords<R extends object>(kind: RecordKind<R>, tree: QueryNode, record: R | null): string[] {
  const terms = highlightTerms(tree, kind.fields)
  const seen = new Set(terms.filter((term) => record === null || standsIn(kind, record, term)).map(({ clause }) => clause))
  const words = clausesOf(tree).map((clause, index) => (seen.has(index) ? wordsOf(clause) : null))
  return [...new Set(words.filter((word) => word !== null))]
}

function standsIn<R extends object>({ textColumns }: RecordKind<R>, record: R, term: HighlightTerm): boolean {
  const searched = textColumns.filter(({ name }) => term.columns.includes(name))
  return searched.some((column) => column.texts(record).some((text) => highlightText(text, [term]).length > 0))
}

/** Without its field: the words themselves. */
function wordsOf(clause: QueryNode): string {
  return printQuery(clause.kind === 'field' ? clause.operand : clause)
}
