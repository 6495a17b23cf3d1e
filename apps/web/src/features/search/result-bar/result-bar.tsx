import type { ListAnswer } from '@gezhi/contract/client'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { Select } from '../../../components/select.tsx'
import { MonitorSearchButton } from '../../../components/monitor-dialog/monitor-search-button.tsx'
import { SaveStrategyButton } from '../../../components/strategy-dialog/save-strategy-button.tsx'
import { caption, useListWords } from '../../../kinds/kind-words.ts'
import { UNGROUPED } from '../../../kinds/searchable-kind.ts'
import { useListView } from '../../../search-state/list-view.ts'
import { storedSearch } from '../../../search-state/saved/saved-search.ts'
import { changeSearch, DENSITIES, type SearchState } from '../../../search-state/search-state.ts'
import { SettingsButton } from '../settings/settings-button.tsx'
import { saveGrouping, saveSort } from './save-list-choice.ts'
import { ExportLink } from './export-link.tsx'
import { ListActions } from './list-actions.tsx'
import { FieldChoice } from '../columns/field-choice.tsx'
import { ViewSwitch } from '../views/view-switch.tsx'
import styles from './result-bar.module.css'
import { ResultCount } from './result-count.tsx'

interface ResultBarProps {
  state: SearchState
  answer: ListAnswer | undefined
  /** Hits of this search; null while they are unknown, and where only a lower bound is known. */
  exactTotal: number | null
  onState: (state: SearchState) => void
  onKeys: () => void
}

/** Above the list: number of hits and time, order, grouping, saving as a strategy, row height, shortcuts. */
export function ResultBar({ state, answer, exactTotal, onState, onKeys }: ResultBarProps) {
  const { t } = useListWords()
  const { kind } = state
  const [view] = useListView()
  return (
    <div className={styles['bar']}>
      <ResultCount answer={answer} grouped={state.grouping !== UNGROUPED && state.grouping !== kind.groupings[0]} />
      <div className={styles['tools']}>
        <ViewSwitch />
        <Select
          label={t('sort.label')}
          value={state.sort}
          options={kind.sorts.map(({ key }) => ({ value: key, name: caption(t, kind, 'sort', key) }))}
          onChange={(sort) => {
            saveSort(kind, sort)
            onState(changeSearch(state, { sort }))
          }}
        />
        {kind.groupings.length > 1 && (
          <Select
            label={t('grouping.label')}
            value={state.grouping}
            options={kind.groupings.map((grouping) => ({ value: grouping, name: caption(t, kind, 'grouping', grouping) }))}
            onChange={(grouping) => {
              saveGrouping(grouping)
              onState(changeSearch(state, { grouping }))
            }}
          />
        )}
        {kind.isExported && <ExportLink state={state} />}
        <ListActions state={state} total={answer?.total ?? 0} />
        {kind.storesHistory && (
          <SaveStrategyButton compact label={t('saveStrategy')} search={() => storedSearch(state, state)} number={exactTotal} />
        )}
        <MonitorSearchButton label={t('monitorSearch')} state={state} />
        <FieldChoice view={view} />
        {view === 'tableList' && <DensityButton state={state} onState={onState} />}
        <SettingsButton />
        <Button icon className={styles['wide'] ?? ''} aria-label={t('keys.open')} title={t('keys.open')} onClick={onKeys}>
          <Icon name="keyboard" />
        </Button>
      </div>
    </div>
  )
}

function DensityButton({ state, onState }: Pick<ResultBarProps, 'state' | 'onState'>) {
  const { t } = useListWords()
  const other = DENSITIES.find((density) => density !== state.density) ?? state.density
  return (
    <Button
      icon
      className={styles['wide'] ?? ''}
      aria-label={t(`density.${state.density}`)}
      title={t(`density.${state.density}`)}
      onClick={() => onState({ ...state, density: other })}
    >
      <Icon name={state.density === 'compact' ? 'rowsClose' : 'rowsWide'} />
    </Button>
  )
}
