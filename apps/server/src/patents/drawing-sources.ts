import { keyOfDrawing } from '@gezhi/imports'
import type { Drawing, PatentRecord } from '@gezhi/records'
import { FileStoreError, type StoredFile } from '../files/file-store.ts'
import type { PictureFiles } from '../files/picture-files.ts'

/** A drawing as SVG, or the picture that came with its document. */
export type DrawingData = string | { readonly picture: StoredFile }

/**
 * Where a drawing comes from: the record itself, a picture that came with its document, or a maker that draws it again from what the
 * record notes. Answers null where none has it; rejects with `FileStoreError` where that cannot be told.
 */
export type DrawingSource = (record: PatentRecord, drawing: Drawing) => Promise<DrawingData | null>

declare module '../platform/domain.ts' {
  interface Serving {
    readonly drawingSource: DrawingSource
  }
}

/** The SVG that records keep. */
export const storedDrawing: DrawingSource = (_record, { svg }) => Promise.resolve(svg ?? null)

/** The picture that came with the document of a drawing; pages (PDF) are none. */
export async function heldPicture(pictures: PictureFiles, drawing: Drawing): Promise<DrawingData | null> {
  const key = keyOfDrawing(drawing)
  const picture = key === null || key.toUpperCase().endsWith('.PDF') ? null : await pictures.find(key)
  return picture === null ? null : { picture }
}

/**
 * Whether a drawing can be shown. While the store of files is away every drawing is taken for held: texts are read all the same, and asking for the
 * drawing says why it cannot be had.
 */
export async function isHeld(source: DrawingSource, record: PatentRecord, drawing: Drawing): Promise<boolean> {
  try {
    return (await source(record, drawing)) !== null
  } catch (error) {
    if (error instanceof FileStoreError) return true
    throw error
  }
}
