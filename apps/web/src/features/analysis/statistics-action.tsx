import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../components/side-panel/side-panel.tsx'
import { FIRST_KIND, KINDS } from '../../kinds/kinds.ts'
import type { ListActionProps } from '../../routing/feature.ts'
import { AnalysisView } from './analysis-view.tsx'
import { FieldStatistics } from './field-statistics.tsx'
import { useNarrowedList } from './use-narrowed-list.ts'

/** The statistics of a list, beside it. A value narrows the list. */
export function StatisticsAction({ kind: name, call, request, onDone }: ListActionProps) {
  const { t } = useTranslation('analysis')
  const kind = KINDS.find((one) => one.name === name) ?? FIRST_KIND
  const narrowed = useNarrowedList(kind, onDone)
  return (
    <SidePanel title={t('statistics')} closeLabel={t('close')} width={820} onClose={onDone}>
      {isCollapsed(request) && <p>{t('notMerged')}</p>}
      {/* The charts of the catalogue count fields of the first kind. */}
      {kind === FIRST_KIND ? (
        <AnalysisView list={{ call, request }} onOnly={narrowed} />
      ) : (
        <FieldStatistics kind={kind} list={{ call, request }} onOnly={narrowed} />
      )}
    </SidePanel>
  )
}

/** Whether a list merges records that belong together, as charts do not. */
function isCollapsed(request: unknown): boolean {
  return (request as { readonly collapse?: string }).collapse !== undefined
}
