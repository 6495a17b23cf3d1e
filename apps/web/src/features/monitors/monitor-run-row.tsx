import type { Monitor, MonitorRun } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { ChangeList } from '../../components/followed-record/change-list.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { ChangedFigures } from './changed-figures.tsx'
import { minute } from './monitor-facts.tsx'
import { MonitorHits } from './monitor-hits.tsx'
import styles from './monitors-page.module.css'
import { useInvalidateMonitors } from './use-monitors.ts'

interface MonitorRunRowProps {
  readonly monitor: Monitor
  readonly run: MonitorRun
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onFailure: (error: unknown) => void
}

/** A run with its alert; open it shows what it found. */
export function MonitorRunRow({ monitor, run, isOpen, onOpen, onFailure }: MonitorRunRowProps) {
  const { t } = useTranslation('monitors')
  const again = useInvalidateMonitors()
  const { found, changes, failure, sendTime, mail, total } = run
  const sendAgain = async () => {
    try {
      await apiClient.monitors.sendMonitorAgain({ id: monitor.id, runId: run.id })
      showNotice(t('againDone'))
    } catch (error) {
      onFailure(error)
    }
    await again()
  }
  const result = changes.length > 0 ? t('runChanges', { count: found }) : found > 0 ? t('runFound', { count: found }) : t('runNone')
  return (
    <li className={styles['run']} data-found={found > 0 || undefined}>
      <p className={styles['head']}>
        {found > 0 ? (
          <Button kind="link" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
            <Icon name={isOpen ? 'up' : 'down'} />
            {result}
          </Button>
        ) : (
          <span>{failure === null ? result : t('runFailed', { reason: failure })}</span>
        )}
        <time dateTime={`${run.time.replace(' ', 'T')}+08:00`}>{minute(run.time)}</time>
        <span className={styles['type']}>{t(run.requested ? 'runNames.request' : 'runNames.schedule')}</span>
      </p>
      <p className={styles['facts']}>
        {total !== null && <span>{t('runTotal', { count: total })}</span>}
        <span>{sendTime === null ? t('notSent') : t('sent', { time: minute(sendTime) })}</span>
        {mail !== 'none' && <span>{t(`mail.${mail}`)}</span>}
        <Button kind="link" onClick={() => void sendAgain()}>
          {t('again')}
        </Button>
      </p>
      {isOpen && changes.length > 0 && (
        <div className={styles['changes']}>
          <ChangeList changes={changes.filter((change) => change.kind !== 'figure')} />
          <ChangedFigures changes={changes.filter((change) => change.kind === 'figure')} found={found} />
        </div>
      )}
      {isOpen && changes.length === 0 && found > 0 && <MonitorHits runId={run.id} />}
    </li>
  )
}
