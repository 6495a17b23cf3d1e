import type { Language, PatentRow } from '@gezhi/contract'
import type { PatentRecord } from '@gezhi/records'
import type { Hit } from '@gezhi/search'
import { isHeld, type DrawingSource } from '../patents/drawing-sources.ts'
import { patentRow } from '../patents/patent-row.ts'

/** How many drawings rows name, and where their pictures come from. */
export interface DrawingsWanted {
  readonly most: number
  readonly source: DrawingSource
}

/** A hit as a row of a result list, with its passages and its first drawings where these were asked for. */
export async function resultRow(hit: Hit<PatentRecord>, language: Language, drawings: DrawingsWanted): Promise<PatentRow> {
  const { groupSize, snippets } = hit
  return {
    ...patentRow(hit, language),
    ...(groupSize !== undefined && { group_size: groupSize }),
    ...(snippets && { snippets: snippets.map((snippet) => ({ ...snippet, marks: [...snippet.marks] })) }),
    ...(drawings.most > 0 && { drawings: await firstDrawings(hit, drawings) }),
  }
}

/** Those not named are only counted: to make each picture would cost more than the list. */
async function firstDrawings({ record }: Hit<PatentRecord>, { most, source }: DrawingsWanted): Promise<NonNullable<PatentRow['drawings']>> {
  const { drawings = [] } = record
  const ids: string[] = []
  for (const drawing of drawings) {
    if (ids.length === most) break
    if (await isHeld(source, record, drawing)) ids.push(drawing.id)
  }
  return { ids, total: ids.length < most ? ids.length : drawings.length }
}
