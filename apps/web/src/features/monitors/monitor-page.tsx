import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Monitor } from '@gezhi/contract/client'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { LateMonitorDialog } from '../../components/monitor-dialog/late-monitor-dialog.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { kindOfAddress } from '../../kinds/kind-of-address.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { MonitorFacts } from './monitor-facts.tsx'
import { MonitorRunRow } from './monitor-run-row.tsx'
import { MonitorTarget } from './monitor-target.tsx'
import styles from './monitors-page.module.css'
import { PAGE_SIZE, useMonitor, useMonitorRuns, useInvalidateMonitors } from './use-monitors.ts'

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** /watchdetail: a monitor with its runs and what each has found. */
export function MonitorPage() {
  const { t } = useTranslation('monitors')
  const { id = '' }: { readonly id?: string } = useSearch({ strict: false })
  return <div className={styles['alone']}>{ID.test(id) ? <FoundMonitor key={id} id={id} /> : <p>{t('notFound')}</p>}</div>
}

function FoundMonitor({ id }: { readonly id: string }) {
  const { t } = useTranslation('monitors')
  const { data, error, refetch } = useMonitor(id)
  const again = useInvalidateMonitors()
  const [isEdited, setEdited] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  if (error) return <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <WaitingBar />
  const run = () =>
    apiClient.monitors
      .sendMonitor({ id })
      .catch(setFailure)
      .then(() => again())
  return (
    <KindContext value={kindOfAddress({ kind: data.kind })}>
      <header className={styles['bar']}>
        <h1>{data.name}</h1>
        <p>{t(`types.${data.type}`)}</p>
        <Link to="/user/watchpage" className="gz-button">
          {t('back')}
        </Link>
        <Button onClick={() => setEdited(true)}>{t('edit')}</Button>
        <Button kind="primary" disabled={data.running} onClick={() => void run()}>
          {t(data.running ? 'running' : 'run')}
        </Button>
      </header>
      <section className={styles['summary']}>
        <MonitorTarget monitor={data} />
        <MonitorFacts monitor={data} />
      </section>
      {failure !== null && <FailurePanel title={t('failed')} error={failure} onRetry={() => setFailure(null)} />}
      <MonitorRuns monitor={data} onFailure={setFailure} />
      {isEdited && <LateMonitorDialog monitor={data} onClose={() => setEdited(false)} />}
    </KindContext>
  )
}

/** The runs, newest first; the one in the address is open, otherwise the newest that found something. */
function MonitorRuns({ monitor, onFailure }: { readonly monitor: Monitor; readonly onFailure: (error: unknown) => void }) {
  const { t } = useTranslation('monitors')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useMonitorRuns(monitor, page)
  const { run: opened }: { readonly run?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const list = data?.list ?? []
  const open = opened ?? list.find(({ found }) => found > 0)?.id
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <section>
      <h2 className={styles['heading']}>{t('runs')}</h2>
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <div className={styles['empty']}>
          <p>{t('noRuns')}</p>
        </div>
      )}
      {list.length > 0 && (
        <ul className={styles['runs']}>
          {list.map((run) => (
            <MonitorRunRow
              key={run.id}
              monitor={monitor}
              run={run}
              isOpen={run.id === open}
              onOpen={(isOpen) => void navigate({ to: '.', search: { id: monitor.id, run: isOpen ? run.id : 'none' }, replace: true })}
              onFailure={onFailure}
            />
          ))}
        </ul>
      )}
      {last > 1 && (
        <footer className={styles['footer']}>
          <Pager page={page} last={last} label={t('runPages')} onPage={setPage} />
        </footer>
      )}
    </section>
  )
}
