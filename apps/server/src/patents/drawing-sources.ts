import { keyOfDrawing } from '@gezhi/imports'
import type { Drawing, PatentRecord } from '@gezhi/records'
import type { PictureFolder } from '../files/picture-folder.ts'

/** A drawing as SVG, or the path of the picture that came with its document. */
export type DrawingData = string | { readonly picture: string }

/**
 * Where a drawing comes from: the record itself, a picture that came with its document, or a maker that draws it again from what the
 * record notes. Answers null where none has it.
 */
export type DrawingSource = (record: PatentRecord, drawing: Drawing) => DrawingData | null

/** The SVG that records keep. */
export const keptDrawing: DrawingSource = (_record, { svg }) => svg ?? null

/** The picture that came with the document of a drawing; pages (PDF) are none. */
export function heldPicture(pictures: PictureFolder, drawing: Drawing): DrawingData | null {
  const key = keyOfDrawing(drawing)
  const picture = key === null || key.toUpperCase().endsWith('.PDF') ? null : pictures.find(key)
  return picture === null ? null : { picture }
}
