import type { SemanticStatus } from '@gezhi/search'
import { semanticStatus } from '../build/semantic-status.ts'
import type { SemanticReader } from './semantic-reader.ts'

/** Status of the semantic build of a reader's index. */
export function semanticStatusOf(reader: SemanticReader): Omit<SemanticStatus, 'building'> {
  reader.refresh()
  const { session, store } = reader
  const none = {
    documents: session.documents,
    vectors: 0,
    waiting: session.documents,
    model: null,
    translations: {},
    technicalTerms: null,
    teaching: null,
  }
  if (store === null) return none
  return semanticStatus({ index: (sql) => session.connection.prepare(sql), store })
}
