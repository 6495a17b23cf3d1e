import type { PatentRecord } from '@gezhi/records'
import type { OpenRecordExport } from '../../kinds/record-export.ts'
import type { DrawingSource } from '../drawing-sources.ts'
import type { DrawingStore } from '../../kinds/drawings.ts'

/** The drawings of patents as pictures of documents: drawn ones as they are, others as rendered for browsers. */
export function patentPicture(drawings: DrawingStore, drawingSource: DrawingSource): OpenRecordExport<PatentRecord>['picture'] {
  return async (record, id) => {
    const drawing = record.drawings?.find((one) => one.id === id)
    const data = drawing === undefined ? null : await drawingSource(record, drawing)
    if (data === null) return null
    if (typeof data === 'string') return { bytes: Buffer.from(data), type: 'svg' }
    const png = await drawings.png(data)
    return png === null ? null : { bytes: png.body, type: 'png' }
  }
}
