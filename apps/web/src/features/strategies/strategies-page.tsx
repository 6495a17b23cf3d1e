import type { Strategy } from '@gezhi/contract/client'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { ChosenRows } from '../../components/own-list/chosen-rows.tsx'
import { useDelayedRemoval } from '../../components/own-list/use-delayed-removal.ts'
import { Pager } from '../../components/pager/pager.tsx'
import { LateStrategyDialog } from '../../components/strategy-dialog/late-strategy-dialog.tsx'
import { useStrategyGroups } from '../../components/strategy-dialog/use-strategy-groups.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import type { StoredSearch } from '../../search-state/saved/saved-search.ts'
import { ActionBar } from './action-bar.tsx'
import { EmptyList } from './empty-list.tsx'
import { GroupsPane } from './groups-pane.tsx'
import styles from './strategies-page.module.css'
import { StrategyRow } from './strategy-row.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useChosenStrategies } from './use-chosen-strategies.ts'
import { useListAddress } from './use-list-address.ts'
import { useRecount } from './use-recount.ts'
import { useRunnable } from './use-runnable.ts'
import { PAGE_SIZE, useStrategies, useInvalidateStrategies } from './use-strategies.ts'

const CombineDialog = lazy(async () => ({ default: (await import('./combine-dialog.tsx')).CombineDialog }))

/** What is open over the page: a strategy that is changed, a combination, or a search that is saved. */
type OpenDialog = { readonly strategy: Strategy } | { readonly combined: readonly Strategy[] } | { readonly search: StoredSearch }

/** /searchHistory/strategies: the saved strategies by group: run again, edit, combine, move, export, delete. */
export function StrategiesPage() {
  const { t } = useTranslation('strategies')
  const [address, change] = useListAddress()
  const { data, error, refetch, isPlaceholderData } = useStrategies(address)
  const groups = useStrategyGroups().data ?? []
  const again = useInvalidateStrategies()
  const runnable = useRunnable()
  const { recount, counting } = useRecount(runnable)
  const {
    pending,
    remove,
    undo,
    error: removalError,
    reset,
  } = useDelayedRemoval((ids) => apiClient.strategies.deleteStrategies({ idList: [...ids] }, { keepalive: true }), again)
  const list = (data?.list ?? []).filter(({ id }) => !pending.includes(id))
  const { chosen, chosenIds, choose, clear } = useChosenStrategies(list)
  const [failure, setFailure] = useState<unknown>(null)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const removeSome = (strategies: readonly Strategy[]) => {
    clear()
    remove(strategies.map(({ id }) => id))
  }
  const total = (data?.total ?? 0) - (data?.list ?? []).filter(({ id }) => pending.includes(id)).length
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const groupName = (id: string | null) => (address.group === '' ? groups.find((group) => group.id === id)?.name : undefined)
  const close = () => setOpen(null)
  return (
    <div className={styles['columns']}>
      <GroupsPane groups={groups} chosen={address.group} onChosen={(group) => change({ group })} />
      <div className={styles['list']}>
        <ActionBar
          address={address}
          total={data && total}
          chosen={chosen}
          groups={groups}
          onWord={(word) => change({ word })}
          onCombine={() => setOpen({ combined: chosen })}
          onCount={() => recount(chosen)}
          onRemove={() => removeSome(chosen)}
          onFailure={setFailure}
          onClear={clear}
        />
        {failure !== null && <FailurePanel title={t('failed')} error={failure} onRetry={() => setFailure(null)} />}
        {removalError && <FailurePanel title={t('failed')} error={removalError} onRetry={reset} />}
        {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
        {pending.length > 0 && <UndoBar removed={pending} onUndo={undo} />}
        {!data && !error && <WaitingBar />}
        {data && total === 0 && <EmptyList address={address} />}
        {list.length > 0 && (
          <ChosenRows list={list} chosen={chosenIds} onChosen={choose} waiting={isPlaceholderData} label={t('all')}>
            {(strategy, box) => (
              <StrategyRow
                key={strategy.id}
                strategy={strategy}
                box={box}
                run={runnable?.(strategy) ?? null}
                group={groupName(strategy.groupId)}
                isCounting={counting.has(strategy.id)}
                onCount={() => void recount([strategy]).catch(setFailure)}
                onEdit={() => setOpen({ strategy })}
                onRemove={() => removeSome([strategy])}
              />
            )}
          </ChosenRows>
        )}
        {last > 1 && (
          <footer className={styles['pages']}>
            <Pager page={address.page} last={last} label={t('pages')} onPage={(page) => change({ page })} />
          </footer>
        )}
      </div>
      {open && 'strategy' in open && (
        <LateStrategyDialog search={open.strategy} number={open.strategy.number} strategy={open.strategy} onClose={close} />
      )}
      {open && 'combined' in open && (
        <Suspense fallback={null}>
          <CombineDialog strategies={open.combined} onSave={(search) => setOpen({ search })} onClose={close} />
        </Suspense>
      )}
      {open && 'search' in open && <LateStrategyDialog search={open.search} number={null} onClose={close} />}
    </div>
  )
}
