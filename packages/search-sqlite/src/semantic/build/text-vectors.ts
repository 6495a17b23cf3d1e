import { aboutTexts } from '@gezhi/search'
import { unpackRecord, type RecordBlobs } from '../../storage/stored-record.ts'
import { currentModel } from '../store/current-model.ts'
import type { BuildFiles } from './term-vector-writer.ts'
import { putVectors, vectorless } from './vector-writer.ts'

/** A document that an external model must embed. */
export interface TextOfDocument {
  readonly docNo: number
  readonly text: string
}

/** Titles and abstracts, or without them the claims, of documents without a vector of the external model; empty when all have one. */
export function vectorlessTexts(files: BuildFiles, limit: number): TextOfDocument[] {
  const model = currentModel(files.store)
  if (model === null || model.sample !== null) return []
  const record = files.index('SELECT front, body FROM documents WHERE doc_no = ?')
  return vectorless(files, model.number, -1, limit).flatMap(({ docNo }) => {
    const row = record.get(docNo) as unknown as RecordBlobs | undefined
    return [{ docNo, text: row === undefined ? '' : aboutTexts(files.layout.kind.textColumns, unpackRecord(row)).join('\n') }]
  })
}

/** Stores the vectors of an external model. */
export function putVectorsOfTexts(files: BuildFiles, vectors: readonly { docNo: number; vector: Float32Array }[]): void {
  const model = currentModel(files.store)
  if (model !== null) putVectors(files, model.number, vectors)
}
