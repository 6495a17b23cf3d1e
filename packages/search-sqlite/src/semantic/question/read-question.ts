import { analyzeText } from '@gezhi/query'
import { aboutTexts, SearchError, type SemanticQuestion } from '@gezhi/search'
import { subjectOf } from '../../read/collapse.ts'
import type { IndexSession } from '../../read/index-session.ts'
import { ordinalOf } from '../../read/snapshot.ts'
import { recordsAt } from '../../read/stored-records.ts'
import { titleHash } from '../term-vectors/text-term-vector.ts'

/** A question as text, and the documents excluded from its results. */
export interface ReadQuestion {
  readonly text: string
  /** `titleHash` of the whole text; null if the index lacks one of its words, or the text is longer than any title. */
  readonly title: number | null
  /** The record in the question; null for words. */
  readonly ordinal: number | null
  readonly isExcluded: (ordinal: number) => boolean
}

/** Longer texts are not titles. */
const LONGEST_TITLE = 120

/** The text of a question; for a stored record its titles and abstracts. Throws `SearchError` if there is no such record. */
export function readQuestion(session: IndexSession, question: SemanticQuestion): ReadQuestion {
  if (question.kind === 'text')
    return { text: question.text, title: titleOf(session, question.text), ordinal: null, isExcluded: () => false }
  const row = session.connection.prepare('SELECT row_id FROM documents WHERE doc_id = ?').get(question.id) as { row_id: number } | undefined
  if (row === undefined) throw new SearchError('invalid-request', `There is no record ${question.id}`)
  const { record } = recordsAt(session, [row.row_id])[0]!
  const texts = aboutTexts(session.layout.kind.textColumns, record)
  const group = subjectOf(session)
  const ownOrdinal = ordinalOf(session.snapshot, row.row_id)
  return { text: texts.join('\n'), title: null, ordinal: ownOrdinal, isExcluded: (ordinal) => group(ordinal) === group(ownOrdinal) }
}

function titleOf(session: IndexSession, text: string): number | null {
  const { tokens } = analyzeText(text)
  if (tokens.length === 0 || tokens.length > LONGEST_TITLE) return null
  const ids = tokens.map((token) => session.vocabulary.id(token))
  return ids.includes(0) ? null : titleHash(ids)
}
