import { DOCUMENT_NUMBER, type Snapshot } from './snapshot.ts'

/** More than the number of documents, so that a document number and an index fit into one exact number. */
const DOCUMENTS = 2 ** 26

/** The indices of ordinals in the order of the forward store, so that each of its pages is read once. */
export function* inStoredOrder({ columns, rowIds }: Snapshot, ordinals: Uint32Array): Generator<number, void, void> {
  const numbers = columns.get(DOCUMENT_NUMBER)?.values
  if (numbers === undefined || rowIds.length > DOCUMENTS) return yield* ordinals.keys()
  const keys = Float64Array.from(ordinals, (ordinal, index) => numbers[ordinal]! * DOCUMENTS + index).sort()
  for (const key of keys) yield key % DOCUMENTS
}
