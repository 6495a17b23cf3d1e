import { createHash } from 'node:crypto'
import type { SemanticQuestion } from '@gezhi/search'
import type { QuestionVector } from '@gezhi/search/semantic'
import type { IndexSession } from '../../read/index-session.ts'
import type { RankWithin } from '../../read/resolve-condition.ts'
import { recordsById } from '../../read/stored-records.ts'
import type { SemanticReader } from './semantic-reader.ts'
import { orderSemantically } from './rank-semantically.ts'

/**
 * Ranks the semantic part of a query (`SEM=`) within the rest of it. The order is stored in the session, so that page, count and facets
 * of one search share one ranking. `questionVector`: the vector of the text from an external model.
 */
export function rankWithin(reader: SemanticReader, questionVector?: QuestionVector): RankWithin {
  const { session } = reader
  return (text, condition) => {
    const store = reader.refresh()?.meta.version ?? 0
    const name = createHash('sha256')
      .update(JSON.stringify([text, condition, store, questionVector?.model]))
      .digest('base64')
    session.ranked.get(name, () =>
      orderSemantically(reader, {
        question: questionOf(session, text),
        condition,
        ...(questionVector !== undefined && { questionVector }),
      }),
    )
    return { kind: 'ranked', name }
  }
}

/** The id of a stored record is a question about its content; anything else is a text. */
function questionOf(session: IndexSession, text: string): SemanticQuestion {
  const [held] = recordsById(session, session.layout.kind.readIds(text))
  return held === undefined ? { kind: 'text', text } : { kind: 'record', id: held.docId }
}
