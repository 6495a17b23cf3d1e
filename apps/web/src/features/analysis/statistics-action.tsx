import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../components/side-panel/side-panel.tsx'
import { KINDS } from '../../kinds/kinds.ts'
import type { ListActionProps } from '../../routing/feature.ts'
import { AnalysisView } from './analysis-view.tsx'
import { useNarrowedList } from './use-narrowed-list.ts'

/** The statistics of a list, beside it. A value narrows the list. */
export function StatisticsAction({ kind, call, request, onDone }: ListActionProps) {
  const { t } = useTranslation('analysis')
  const narrowed = useNarrowedList(KINDS.find(({ name }) => name === kind) ?? KINDS[0], onDone)
  return (
    <SidePanel title={t('statistics')} closeLabel={t('close')} width={820} onClose={onDone}>
      <AnalysisView list={{ call, request }} onOnly={narrowed} />
    </SidePanel>
  )
}
