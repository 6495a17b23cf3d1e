import type { DatabaseSync } from 'node:sqlite'
import { putVector, vectorMemory, type NgramTable, type VectorMemory } from '@gezhi/semantic'
import { throwIfCancelled } from '@gezhi/threads'
import { preparedStatements, type PreparedStatements } from '../terms/prepared-statements.ts'
import { readMeta, type SemanticMeta } from './semantic-meta.ts'
import { vectorTable } from './semantic-schema.ts'
import { readModel, type StoredModel } from './stored-model.ts'
import { readNgrams } from './stored-ngrams.ts'
import { readTermDocuments } from './term-documents.ts'
import { readVector } from './vector-row.ts'

/** The in-memory data of one version of a store; plain data shared by threads. */
export interface SharedSemanticStore {
  readonly meta: SemanticMeta
  /** Number of term vectors with each term, by term id. */
  readonly termDocuments: Uint32Array
  readonly model: StoredModel | null
  readonly vectors: VectorMemory | null
  /** null where nothing was learned. */
  readonly ngrams: NgramTable | null
}

/** Loads the data; a million vectors take some seconds and 260 MB. */
export function loadSemanticStore(db: DatabaseSync): SharedSemanticStore {
  const prepare = preparedStatements(db)
  db.exec('BEGIN')
  try {
    const meta = readMeta(prepare)
    const model = meta.model === null ? null : readModel(prepare, meta.model)
    const vectors = model === null ? null : loadVectors(prepare, model)
    return { meta, termDocuments: readTermDocuments(prepare), model, vectors, ngrams: readNgrams(prepare) }
  } finally {
    db.exec('COMMIT')
  }
}

const CHUNK = 2048

function loadVectors(prepare: PreparedStatements, { number, dimensions }: StoredModel): VectorMemory {
  const table = vectorTable(number)
  const { count } = prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number }
  const memory = vectorMemory(dimensions, count)
  const next = prepare(`SELECT doc_no, data FROM ${table} WHERE doc_no > ? ORDER BY doc_no LIMIT ${CHUNK}`)
  for (let place = 0, last = -1; place < count;) {
    throwIfCancelled()
    const rows = next.all(last) as { doc_no: number; data: Uint8Array }[]
    for (const { doc_no, data } of rows) putVector(memory, place++, doc_no, readVector(data))
    last = rows.at(-1)!.doc_no
  }
  return memory
}
