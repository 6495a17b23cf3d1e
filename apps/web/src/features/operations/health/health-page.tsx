import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useWaitingStage } from '../../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import pageStyles from '../frame/console-page.module.css'
import { ConsoleTable } from '../frame/console-table.tsx'
import { StateTag } from '../frame/state-tag.tsx'
import { formatBytes } from './format-bytes.ts'
import styles from './health.module.css'

type Health = Awaited<ReturnType<typeof apiClient.operations.checkHealth>>

const LEVELS = { warning: 'bad', hint: 'warning' } as const
const STATES = { running: 'good', silent: 'bad', stopped: 'plain', killed: 'warning' } as const
/** ms between checks while the page is shown. */
const REFRESH = 30_000

/** /ops/health: what is wrong and what to do, as the doctor reports it, and what it measured. */
export function HealthPage() {
  const { t } = useTranslation('jobs')
  const { t: ofConsole } = useTranslation('operations')
  const { data, error, refetch, isPending } = useQuery({
    ...callQuery(useLanguage(), 'operations', 'checkHealth', {}),
    staleTime: 0,
    refetchInterval: REFRESH,
  })
  const stage = useWaitingStage(isPending)
  return (
    <section className={styles['page']}>
      <header className={pageStyles['head']}>
        <h1>{ofConsole('pages.health')}</h1>
        <p>{data && t('health.checked', { time: data.checkedTime })}</p>
      </header>
      {stage !== 'none' && <WaitingBar />}
      {error && <FailurePanel title={ofConsole('failed')} error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Advice advice={data.advice} />
          <Figures health={data} />
          <Storage disk={data.disk} />
          <Processes processes={data.processes} />
        </>
      )}
    </section>
  )
}

function Advice({ advice }: Pick<Health, 'advice'>) {
  const { t } = useTranslation('jobs')
  if (advice.length === 0)
    return (
      <p className={styles['well']}>
        <StateTag kind="good">{t('health.wellTag')}</StateTag>
        {t('health.well')}
      </p>
    )
  return (
    <ul className={styles['advice']} aria-label={t('health.advice')}>
      {advice.map(({ level, text }) => (
        <li key={text}>
          <StateTag kind={LEVELS[level]}>{t(`health.levels.${level}`)}</StateTag>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

function Figures({ health: { disk, memory, indexes, cluster, lastBackupTime } }: { health: Health }) {
  const { t, i18n } = useTranslation('jobs')
  const digits = new Intl.NumberFormat(i18n.language)
  const ofTotal = (part: number, total: number) => t('health.ofTotal', { part: formatBytes(part), total: formatBytes(total) })
  const rows = [
    [t('health.diskFree'), ofTotal(disk.free, disk.total)],
    [t('health.full'), fullIn(disk)],
    [t('health.memory'), ofTotal(memory.available, memory.total)],
    [t('health.lastBackup'), lastBackupTime ?? t('health.noBackup')],
    ...(cluster === null ? [] : [[t('health.cluster'), t('health.clusterState', cluster)] as const]),
    ...indexes.map(({ name, documents, bytes }) => [
      name,
      t('health.index', { documents: digits.format(documents), bytes: formatBytes(bytes) }),
    ]),
  ] as const
  function fullIn({ perDay, daysUntilFull }: Health['disk']): string {
    if (perDay === null) return t('health.notKnown')
    if (daysUntilFull === null) return t('health.notFilling')
    return t('health.fullIn', { count: daysUntilFull, perDay: formatBytes(perDay) })
  }
  return (
    <dl className={styles['figures']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Storage({ disk: { parts } }: Pick<Health, 'disk'>) {
  const { t } = useTranslation('jobs')
  if (parts.length === 0) return null
  return (
    <>
      <h2>{t('health.storage')}</h2>
      <ConsoleTable
        label={t('health.storage')}
        rows={parts.toSorted((one, other) => other.bytes - one.bytes)}
        keyOf={({ name }) => name}
        columns={[
          { key: 'name', title: t('health.part'), render: ({ name }) => name, kind: 'name' },
          {
            key: 'bytes',
            title: t('health.size'),
            render: ({ bytes, orMore }) => (orMore ? t('health.orMore', { bytes: formatBytes(bytes) }) : formatBytes(bytes)),
            kind: 'number',
          },
          {
            key: 'perDay',
            title: t('health.perDay'),
            render: ({ perDay }) => (perDay === null ? '–' : `${perDay < 0 ? '−' : '+'}${formatBytes(Math.abs(perDay))}`),
            kind: 'number',
          },
        ]}
      />
    </>
  )
}

function Processes({ processes }: Pick<Health, 'processes'>) {
  const { t } = useTranslation('jobs')
  if (processes.length === 0) return null
  return (
    <>
      <h2>{t('health.processes')}</h2>
      <ConsoleTable
        label={t('health.processes')}
        rows={processes}
        keyOf={({ role, startTime, reportTime }) => `${role} ${startTime} ${reportTime}`}
        columns={[
          { key: 'role', title: t('health.role'), render: ({ role, version }) => `${role} ${version}`, kind: 'name' },
          {
            key: 'state',
            title: t('state'),
            render: ({ state }) => <StateTag kind={STATES[state]}>{t(`health.states.${state}`)}</StateTag>,
          },
          { key: 'since', title: t('health.since'), render: ({ startTime }) => startTime, kind: 'time' },
          { key: 'reported', title: t('health.reported'), render: ({ reportTime }) => reportTime, kind: 'time' },
          { key: 'resident', title: t('health.resident'), render: ({ resident }) => formatBytes(resident), kind: 'number' },
          { key: 'peak', title: t('health.peak'), render: ({ peak }) => formatBytes(peak), kind: 'number' },
        ]}
      />
    </>
  )
}
