import { columnTexts } from '@gezhi/records'
import { unpackRecord, type RecordBlobs } from '../../storage/stored-record.ts'
import type { BuildFiles } from './bag-writer.ts'
import { currentModel } from './build-meaning.ts'
import { putVectors, vectorless } from './vector-writer.ts'

/** A document a model outside of the store has to say something of. */
export interface TextOfDocument {
  readonly docNo: number
  readonly text: string
}

/** Titles and abstracts, where there are none the independent claims, of documents without a vector of the model outside; none when all have one. */
export function vectorlessTexts(files: BuildFiles, limit: number): TextOfDocument[] {
  const model = currentModel(files)
  if (model === null || model.learned !== null) return []
  const record = files.index('SELECT front, body FROM documents WHERE doc_no = ?')
  return vectorless(files, model.number, -1, limit).flatMap(({ docNo }) => {
    const row = record.get(docNo) as unknown as RecordBlobs | undefined
    return [{ docNo, text: row === undefined ? '' : textOf(row) }]
  })
}

/** Puts the vectors a model outside gave. */
export function putVectorsOfTexts(files: BuildFiles, vectors: readonly { docNo: number; vector: Float32Array }[]): void {
  const model = currentModel(files)
  if (model !== null) putVectors(files, model.number, vectors)
}

function textOf(row: RecordBlobs): string {
  const record = unpackRecord(row)
  const abstracts = columnTexts(record, 'abstract')
  return [...columnTexts(record, 'title'), ...(abstracts.length > 0 ? abstracts : columnTexts(record, 'independentClaims'))].join('\n')
}
