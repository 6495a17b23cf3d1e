import type { Drawing, PatentRecord } from '@gezhi/records'
import { FileStoreError } from '../files/file-store.ts'
import type { DrawingData } from '../kinds/drawings.ts'

/**
 * Sources of drawings: the record itself, a picture imported with its document, or a renderer. Returns null if none has it; rejects with
 * `FileStoreError` if that cannot be determined.
 */
export type DrawingSource = (record: PatentRecord, drawing: Drawing) => Promise<DrawingData | null>

declare module '../platform/domain.ts' {
  interface Serving {
    readonly drawingSource: DrawingSource
  }
}

/** The SVG stored in records. */
export const storedDrawing: DrawingSource = (_record, { svg }) => Promise.resolve(svg ?? null)

/**
 * Whether a drawing can be displayed. While the file store is unavailable every drawing counts as available: texts can be read anyway,
 * and the request for the drawing reports the error.
 */
export async function isHeld(source: DrawingSource, record: PatentRecord, drawing: Drawing): Promise<boolean> {
  try {
    return (await source(record, drawing)) !== null
  } catch (error) {
    if (error instanceof FileStoreError) return true
    throw error
  }
}
