import type { PatentDetail } from '@gezhi/contract'
import type { Drawing } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import type { DrawingSource } from './drawing-sources.ts'

/** The drawings of a record whose pictures are held. */
export function heldDrawings({ record }: StoredRecord, drawingSource: DrawingSource): Drawing[] {
  return (record.drawings ?? []).filter((drawing) => drawingSource(record, drawing) !== null)
}

/** Those drawings with where each is got. */
export function shownDrawings(stored: StoredRecord, drawingSource: DrawingSource): PatentDetail['drawings'] {
  const number = stored.record.publicationNumber ?? stored.docId
  return heldDrawings(stored, drawingSource).map(({ id, caption }) => ({
    id,
    caption: caption ?? null,
    url: `/api/search/ts/drawing?${new URLSearchParams({ number, id }).toString()}`,
  }))
}
