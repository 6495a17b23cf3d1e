import type { Language, PatentRow } from '@gezhi/contract'
import type { Hit } from '@gezhi/search'
import type { DrawingSource } from '../patents/drawing-sources.ts'
import { patentRow } from '../patents/patent-row.ts'

/** A hit as a row of a result list, with its passages and its first drawing where these were asked for. */
export function resultRow(hit: Hit, language: Language, drawingSource: DrawingSource | null): PatentRow {
  const { groupSize, snippets } = hit
  return {
    ...patentRow(hit, language),
    ...(groupSize !== undefined && { group_size: groupSize }),
    ...(snippets && { snippets: snippets.map((snippet) => ({ ...snippet, marks: [...snippet.marks] })) }),
    ...(drawingSource && { drawing: firstDrawing(hit, drawingSource) }),
  }
}

/** Drawings after the first are counted as the record lists them: making each only to count it would cost more than the list. */
function firstDrawing({ record }: Hit, drawingSource: DrawingSource): PatentRow['drawing'] {
  const { drawings = [] } = record
  const first = drawings.find((drawing) => drawingSource(record, drawing) !== null)
  return first ? { id: first.id, count: drawings.length } : null
}
