import type { CALLS, ParsedRequestOf } from '@gezhi/contract'
import { shanghaiDay, TRADEMARK_KIND, type Trademark } from '@gezhi/records'
import type { RecordSearch } from '../kinds/record-search.ts'
import type { Serving } from '../platform/domain.ts'
import { markClassTitle } from './mark-class-titles.ts'
import type { MarkPictures } from './mark-pictures.ts'
import { trademarkRow, type TrademarkRow } from './trademark-row.ts'

type ListRequest = Omit<ParsedRequestOf<(typeof CALLS)['trademarks']['listTrademarks']>, 'filter'>

/** Services used by lists of trademarks. */
interface SearchParts {
  readonly pictures: MarkPictures
  /** ms. */
  readonly now: () => number
}

/** How trademarks are searched. */
export function trademarkSearch(
  { engines, schemes }: Pick<Serving, 'engines' | 'schemes'>,
  { pictures, now }: SearchParts,
): RecordSearch<Trademark, TrademarkRow, ListRequest> {
  return {
    engine: engines.of(TRADEMARK_KIND),
    valueTitle: ({ scheme }, value, language) => (scheme === undefined ? undefined : markClassTitle(schemes, scheme, value, language)),
    snippetColumns: ['goods', 'translation', 'description'],
    async toRow(stored, language, { drawings: max }) {
      const row = trademarkRow(stored, language, shanghaiDay(now()))
      if (max === 0) return row
      const ids = await pictures.held(stored.record)
      return { ...row, drawings: { ids: ids.slice(0, max), total: ids.length } }
    },
  }
}
