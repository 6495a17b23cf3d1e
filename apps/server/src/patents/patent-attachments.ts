import type { Drawing } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import type { DrawingSource } from './drawing-sources.ts'
import { heldDrawings } from './shown-drawings.ts'

/** A file held of a patent. */
export interface PatentAttachment {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly url: string
  readonly drawing: Drawing
}

/** Characters that file systems refuse in names. */
const REFUSED = /[\\/:*?"<>|\p{Cc}]/gu

/** The files held of a patent: its drawings as pictures, named after the publication so that they can lie beside those of others. */
export function patentAttachments(stored: StoredRecord, drawingSource: DrawingSource): PatentAttachment[] {
  const number = stored.record.publicationNumber ?? stored.docId
  return heldDrawings(stored, drawingSource).map((drawing) => ({
    id: stored.docId,
    name: `${number}-${drawing.id}.png`.replace(REFUSED, '_'),
    type: 'image/png',
    url: '/api/search/attach/download',
    drawing,
  }))
}
