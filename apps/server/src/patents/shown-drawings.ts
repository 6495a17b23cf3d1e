import type { PatentDetail } from '@gezhi/contract'
import type { PatentRecord, Drawing } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { isHeld, type DrawingSource } from './drawing-sources.ts'

/** The drawings of a record with stored pictures. */
export async function heldDrawings({ record }: StoredRecord<PatentRecord>, drawingSource: DrawingSource): Promise<Drawing[]> {
  const { drawings = [] } = record
  const held = await Promise.all(drawings.map((drawing) => isHeld(drawingSource, record, drawing)))
  return drawings.filter((_, index) => held[index])
}

/** Those drawings with their addresses. */
export async function shownDrawings(stored: StoredRecord<PatentRecord>, drawingSource: DrawingSource): Promise<PatentDetail['drawings']> {
  const number = stored.record.publicationNumber ?? stored.docId
  return (await heldDrawings(stored, drawingSource)).map(({ id, caption }) => ({
    id,
    caption: caption ?? null,
    url: `/api/search/ts/drawing?${new URLSearchParams({ number, id }).toString()}`,
  }))
}
