import type { MeaningStatus } from '@gezhi/search'
import { meaningStatus } from '../build/meaning-status.ts'
import type { MeaningReader } from './meaning-reader.ts'

/** What is built for the index of a reader. */
export function meaningStatusOf(reader: MeaningReader): Omit<MeaningStatus, 'building'> {
  reader.refresh()
  const { session, store } = reader
  const none = { documents: session.documents, vectors: 0, waiting: session.documents, model: null, translations: {} }
  if (store === null) return none
  return meaningStatus({ index: (sql) => session.connection.prepare(sql), store })
}
