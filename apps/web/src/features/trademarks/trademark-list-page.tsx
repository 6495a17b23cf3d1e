import { TRADEMARKS } from '../../kinds/trademarks/trademarks.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { ResultListPage } from '../search/result-list-page.tsx'

/** /trademark/result: the trademarks that were found. */
export function TrademarkListPage() {
  return (
    <KindContext value={TRADEMARKS}>
      <ResultListPage />
    </KindContext>
  )
}
