import type { CALLS, ParsedRequestOf } from '@gezhi/contract'
import { TRADEMARK_KIND, type Trademark } from '@gezhi/records'
import type { RecordSearch } from '../kinds/record-search.ts'
import type { Serving } from '../platform/domain.ts'
import type { MarkPictures } from './mark-pictures.ts'
import { trademarkRow, type TrademarkRow } from './trademark-row.ts'

type ListRequest = Omit<ParsedRequestOf<(typeof CALLS)['trademarks']['listTrademarks']>, 'filter'>

/** How trademarks are searched. */
export function trademarkSearch(
  { engines }: Pick<Serving, 'engines'>,
  pictures: MarkPictures,
): RecordSearch<Trademark, TrademarkRow, ListRequest> {
  return {
    engine: engines.of(TRADEMARK_KIND),
    snippetColumns: ['goods', 'translation', 'description'],
    async toRow(stored, language, { drawings: max }) {
      const row = trademarkRow(stored, language)
      if (max === 0) return row
      const ids = await pictures.held(stored.record)
      return { ...row, drawings: { ids: ids.slice(0, max), total: ids.length } }
    },
  }
}
