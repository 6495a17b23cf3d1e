import { PATENT_SCENES, type CALLS, type ParsedRequestOf, type PatentRow } from '@gezhi/contract'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { countryRule, hiddenByCountryRule } from '../accounts/rights/country-rule.ts'
import type { Serving } from '../platform/domain.ts'
import type { RecordSearch } from '../kinds/record-search.ts'
import { databaseFilters } from './chosen-databases.ts'
import { isHeld, type DrawingSource } from './drawing-sources.ts'
import { patentRow } from './patent-row.ts'

/** Options of patent lists besides the query. */
export type PatentListRequest = Omit<ParsedRequestOf<(typeof CALLS)['search']['openSharedSearch']>, 'shareCode'>

/** How patents are searched. */
export type PatentSearch = RecordSearch<PatentRecord, PatentRow, PatentListRequest>

/** How patents are searched. */
export function patentSearch({ engines, drawingSource }: Pick<Serving, 'engines' | 'drawingSource'>): PatentSearch {
  return {
    engine: engines.of(PATENT_KIND),
    snippetColumns: SNIPPET_COLUMNS,
    toRow(stored, language, { drawings: max }) {
      const row = patentRow(stored, language)
      return max > 0 ? firstDrawings(stored, max, drawingSource).then((drawings) => ({ ...row, drawings })) : row
    },
    requestFilters: databaseFilters,
    scenes: PATENT_SCENES,
    visibility: { filters: countryRule, hidden: hiddenByCountryRule },
  }
}

/** The title is shown in the row anyway. */
const SNIPPET_COLUMNS: readonly string[] = [
  'abstract',
  'independentClaims',
  'dependentClaims',
  'descriptionEmbodiments',
  'descriptionSummary',
  'descriptionField',
  'descriptionBackground',
  'description',
]

/** The rest is only counted: checking each picture would cost more than the list. */
async function firstDrawings(
  { record }: StoredRecord<PatentRecord>,
  max: number,
  source: DrawingSource,
): Promise<NonNullable<PatentRow['drawings']>> {
  const { drawings = [] } = record
  const ids: string[] = []
  for (const drawing of drawings) {
    if (ids.length === max) break
    if (await isHeld(source, record, drawing)) ids.push(drawing.id)
  }
  return { ids, total: ids.length < max ? ids.length : drawings.length }
}
