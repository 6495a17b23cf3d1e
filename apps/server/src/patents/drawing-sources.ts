import type { Drawing, PatentRecord } from '@gezhi/records'

/**
 * Where the SVG of a drawing comes from: the record itself, or a maker that draws it again from what the record notes. Answers null
 * when neither has it.
 */
export type DrawingSource = (record: PatentRecord, drawing: Drawing) => string | null

/** The SVG that records keep. */
export const keptDrawing: DrawingSource = (_record, { svg }) => svg ?? null
