import { MONITOR_TYPES, type Monitor } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { FilterField } from '../../components/filter-field/filter-field.tsx'
import { LateMonitorDialog } from '../../components/monitor-dialog/late-monitor-dialog.tsx'
import { ChosenRows } from '../../components/own-list/chosen-rows.tsx'
import { useDelayedRemoval } from '../../components/own-list/use-delayed-removal.ts'
import { Pager } from '../../components/pager/pager.tsx'
import { Select } from '../../components/select.tsx'
import { useRested } from '../../components/use-rested.ts'
import { useWaitingStage } from '../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { MonitorRow } from './monitor-row.tsx'
import styles from './monitors-page.module.css'
import { PAGE_SIZE, useMonitors, useInvalidateMonitors, type MonitorFilter } from './use-monitors.ts'

const STATES = { all: {}, on: { status: 1 }, off: { status: 0 } } as const satisfies Readonly<Record<string, MonitorFilter>>
type State = keyof typeof STATES
type Type = (typeof MONITOR_TYPES)[number] | 'all'

/** /watchpage: the monitors on a separate page. */
export function MonitorsAlonePage() {
  return (
    <div className={styles['alone']}>
      <MonitorsPage />
    </div>
  )
}

/** /user/watchpage, in the user centre: the user's monitors, newest first: filter, run, switch, edit, delete. */
export function MonitorsPage() {
  const { t } = useTranslation('monitors')
  const [page, setPage] = useState(1)
  const [typed, setTyped] = useState('')
  const [type, setType] = useState<Type>('all')
  const [state, setState] = useState<State>('all')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [edited, setEdited] = useState<Monitor | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const keyWord = useRested(typed.trim())
  const filter = { ...STATES[state], ...(type !== 'all' && { type }), ...(keyWord !== '' && { keyWord }) }
  const { data, error, refetch, isFetching, isPlaceholderData } = useMonitors(filter, page)
  const stage = useWaitingStage(isFetching && (data === undefined || isPlaceholderData))
  const again = useInvalidateMonitors()
  // A deletion that fails leaves the rows as they were, without a message (G176).
  const removal = useDelayedRemoval(
    (ids) => apiClient.monitors.deleteMonitors({ idList: [...ids] }, { keepalive: true }).catch(() => {}),
    again,
  )
  const open = (next: number) => {
    setChosen(new Set())
    setPage(next)
  }
  const remove = (ids: readonly string[]) => {
    setChosen(new Set())
    removal.remove(ids)
  }
  const run = (id: string) =>
    apiClient.monitors
      .sendMonitor({ id })
      .catch(setFailure)
      .then(() => again())
  // A switch that fails shows its old state again, without a message (G176).
  const turn = (id: string, isOn: boolean) =>
    apiClient.monitors
      .switchMonitor({ id, status: isOn ? 1 : 0 })
      .catch(() => {})
      .then(() => again())
  const list = (data?.list ?? []).filter(({ id }) => !removal.pending.includes(id))
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <div className={styles['page']}>
      {stage !== 'none' && <WaitingBar />}
      <header className={styles['bar']}>
        <h1>{t('title')}</h1>
        <p role="status">{data && t('total', { count: data.total })}</p>
        <FilterField
          className="gz-input"
          label={t('find')}
          placeholder={t('findPlaceholder')}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            open(1)
          }}
        />
        <Select
          label={t('types.label')}
          value={type}
          options={(['all', ...MONITOR_TYPES] as const).map((value) => ({ value, name: t(`types.${value}`) }))}
          onChange={(value) => {
            setType(value)
            open(1)
          }}
        />
        <Select
          label={t('states.label')}
          value={state}
          options={(Object.keys(STATES) as State[]).map((value) => ({ value, name: t(`states.${value}`) }))}
          onChange={(value) => {
            setState(value)
            open(1)
          }}
        />
        <Button disabled={chosen.size === 0} onClick={() => remove([...chosen])}>
          {t('remove')}
        </Button>
      </header>
      {failure !== null && <FailurePanel title={t('failed')} error={failure} onRetry={() => setFailure(null)} />}
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {removal.pending.length > 0 && (
        <p className={styles['note']} role="status">
          {t('removed', { count: removal.pending.length })}
          <Button kind="link" onClick={removal.undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      {data && list.length === 0 && removal.pending.length === 0 && <Empty filtered={Object.keys(filter).length > 0} />}
      {list.length > 0 && (
        <ChosenRows list={list} chosen={chosen} onChosen={setChosen} waiting={isPlaceholderData} label={t('all')}>
          {(monitor, box) => (
            <MonitorRow
              key={monitor.id}
              monitor={monitor}
              box={box}
              onRun={() => void run(monitor.id)}
              onSwitch={(isOn) => turn(monitor.id, isOn)}
              onEdit={() => setEdited(monitor)}
              onRemove={() => remove([monitor.id])}
            />
          )}
        </ChosenRows>
      )}
      {last > 1 && (
        <footer className={styles['footer']}>
          <Pager page={page} last={last} label={t('pages')} onPage={open} />
        </footer>
      )}
      {edited !== null && <LateMonitorDialog monitor={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

function Empty({ filtered }: { readonly filtered: boolean }) {
  const { t } = useTranslation('monitors')
  return (
    <div className={styles['empty']}>
      <p>{t(filtered ? 'noneFound' : 'empty')}</p>
      {!filtered && <p>{t('emptyWhy')}</p>}
    </div>
  )
}
