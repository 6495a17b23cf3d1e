import { aboutTexts } from '@gezhi/search'
import { unpackRecord, type RecordBlobs } from '../../storage/stored-record.ts'
import type { BuildFiles } from './term-vector-writer.ts'
import { currentModel } from './build-semantic-index.ts'
import { putVectors, vectorless } from './vector-writer.ts'

/** A document a model outside of the store has to say something of. */
export interface TextOfDocument {
  readonly docNo: number
  readonly text: string
}

/** Titles and abstracts, where there are none the claims, of documents without a vector of the model outside; none when all have one. */
export function vectorlessTexts(files: BuildFiles, limit: number): TextOfDocument[] {
  const model = currentModel(files)
  if (model === null || model.learned !== null) return []
  const record = files.index('SELECT front, body FROM documents WHERE doc_no = ?')
  return vectorless(files, model.number, -1, limit).flatMap(({ docNo }) => {
    const row = record.get(docNo) as unknown as RecordBlobs | undefined
    return [{ docNo, text: row === undefined ? '' : aboutTexts(files.layout.kind.textColumns, unpackRecord(row)).join('\n') }]
  })
}

/** Puts the vectors a model outside gave. */
export function putVectorsOfTexts(files: BuildFiles, vectors: readonly { docNo: number; vector: Float32Array }[]): void {
  const model = currentModel(files)
  if (model !== null) putVectors(files, model.number, vectors)
}
