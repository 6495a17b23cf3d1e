import { clausesOf, highlightTerms, highlightText, printQuery, type HighlightTerm, type QueryNode } from '@gezhi/query'
import { PATENT_FIELD_TABLE, columnTexts, type PatentRecord } from '@gezhi/records'

/** The clauses of a query that can be seen in texts, in its order and as it writes them; of a record only those that stand in it. Pure. */
export function highlightWords(tree: QueryNode, record: PatentRecord | null): string[] {
  const terms = highlightTerms(tree, PATENT_FIELD_TABLE)
  const seen = new Set(terms.filter((term) => record === null || standsIn(record, term)).map(({ clause }) => clause))
  const words = clausesOf(tree).map((clause, index) => (seen.has(index) ? wordsOf(clause) : null))
  return [...new Set(words.filter((word) => word !== null))]
}

function standsIn(record: PatentRecord, term: HighlightTerm): boolean {
  return term.columns.some((column) => columnTexts(record, column).some((text) => highlightText(text, [term]).length > 0))
}

/** Without its field: the words themselves. */
function wordsOf(clause: QueryNode): string {
  return printQuery(clause.kind === 'field' ? clause.operand : clause)
}
