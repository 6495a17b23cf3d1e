import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useWaitingStage } from '../../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import pageStyles from '../frame/console-page.module.css'
import { ConsoleTable } from '../frame/console-table.tsx'
import { Lines } from '../frame/lines.tsx'
import listStyles from '../frame/list-page.module.css'
import { QuestionDialog } from '../frame/question-dialog.tsx'
import { StateTag } from '../frame/state-tag.tsx'
import { useAction } from '../frame/use-action.ts'
import { useConsoleSearch } from '../frame/use-console-search.ts'
import { JobViews } from './job-views.tsx'
import styles from './jobs.module.css'
import { readCron } from './read-cron.ts'

type JobQueue = Awaited<ReturnType<typeof apiClient.operations.listJobs>>['queues'][number]
type OpenJob = JobQueue['jobs'][number]

const KINDS = { running: 'info', waiting: 'plain', failed: 'bad', completed: 'good', never: 'plain' } as const
/** ms between reads of the queues while the page is shown. */
const REFRESH = 5000

/** Every queue of background jobs of the program, what runs, waits and failed, and when it runs next. */
export function JobQueues() {
  const { t } = useTranslation('jobs')
  const { t: ofConsole } = useTranslation('operations')
  const search = useConsoleSearch()
  const onlyProblems = search.value('state') === 'open'
  const { data, error, refetch, isPending } = useQuery({
    ...callQuery(useLanguage(), 'operations', 'listJobs', {}),
    staleTime: 0,
    refetchInterval: REFRESH,
  })
  const stage = useWaitingStage(isPending)
  const jobs = data?.queues.flatMap((queue) => queue.jobs) ?? []
  const running = jobs.filter(({ state }) => state === 'running').length
  const rows = data?.queues.filter((queue) => !onlyProblems || ['failed', 'running', 'waiting'].includes(stateOf(queue)))
  return (
    <section className={listStyles['page']}>
      <header className={pageStyles['head']}>
        <h1>{ofConsole('pages.jobs')}</h1>
        <p>
          {data &&
            `${t('summary', { count: data.queues.length })} · ${jobs.length === 0 ? t('idle') : t('working', { running, waiting: jobs.length - running })}`}
        </p>
      </header>
      <JobViews />
      <div className={listStyles['filters']}>
        <label className={styles['choice']}>
          <Checkbox checked={onlyProblems} onChange={({ target }) => search.narrow({ state: target.checked ? 'open' : '' })} />
          {t('onlyProblems')}
        </label>
      </div>
      {stage !== 'none' && <WaitingBar />}
      {error && <FailurePanel title={ofConsole('failed')} error={error} onRetry={() => void refetch()} />}
      {rows?.length === 0 && (
        <div className={listStyles['empty']}>
          <p>{t(onlyProblems ? 'noProblems' : 'none')}</p>
        </div>
      )}
      {rows && rows.length > 0 && <Queues rows={rows} />}
    </section>
  )
}

function Queues({ rows }: { rows: readonly JobQueue[] }) {
  const { t } = useTranslation('jobs')
  const { t: ofConsole } = useTranslation('operations')
  const [cancelling, setCancelling] = useState<{ readonly queue: JobQueue; readonly job: OpenJob } | null>(null)
  const retrying = useAction({
    action: (input: { queue: string; id: string }) => apiClient.operations.retryJob(input),
    notice: t('retried'),
  })
  const cancellation = useAction({
    action: (input: { queue: string; id: string }) => apiClient.operations.cancelJob(input),
    notice: t('cancelled'),
  })
  return (
    <>
      {retrying.error !== null && <FailurePanel title={ofConsole('notDone')} error={retrying.error} onRetry={retrying.reset} />}
      <ConsoleTable
        label={ofConsole('pages.jobs')}
        rows={rows}
        keyOf={({ queue }) => queue}
        columns={[
          { key: 'queue', title: t('queue'), kind: 'name', render: ({ title, queue }) => <Lines lines={[title, queue]} /> },
          { key: 'state', title: t('state'), kind: 'wide', render: (queue) => <QueueState queue={queue} /> },
          { key: 'schedule', title: t('schedule'), render: ({ cron }) => (cron === null ? t('unscheduled') : <Schedule cron={cron} />) },
          { key: 'last', title: t('last'), kind: 'time', render: ({ last }) => last && <LastRun last={last} /> },
          { key: 'next', title: t('next'), kind: 'time', render: ({ nextTime }) => nextTime },
          {
            key: 'actions',
            title: t('actions'),
            kind: 'actions',
            render: (queue) => {
              const { title, last, jobs, stops } = queue
              const job = jobs.find(({ state }) => stops || state === 'waiting')
              return (
                <>
                  {last?.state === 'failed' && jobs.length === 0 && (
                    <Button
                      kind="link"
                      aria-label={t('retryOf', { title })}
                      disabled={retrying.isPending}
                      onClick={() => retrying.mutate({ queue: queue.queue, id: last.id })}
                    >
                      {t('retry')}
                    </Button>
                  )}
                  {job && (
                    <Button kind="link" aria-label={t('cancelOf', { title })} onClick={() => setCancelling({ queue, job })}>
                      {t('cancel')}
                    </Button>
                  )}
                </>
              )
            },
          },
        ]}
      />
      {cancelling && (
        <QuestionDialog
          title={t('ask', { title: cancelling.queue.title })}
          confirm={t('cancelJob')}
          dismiss={t('keep')}
          onConfirm={() => cancellation.mutateAsync({ queue: cancelling.queue.queue, id: cancelling.job.id })}
          onClose={() => setCancelling(null)}
        >
          <p>{t(cancelling.job.state === 'running' ? 'cancelRunning' : 'cancelWaiting')}</p>
        </QuestionDialog>
      )}
    </>
  )
}

/** What runs, otherwise what waits, otherwise how the last one ended. */
function stateOf({ jobs, last }: JobQueue): keyof typeof KINDS {
  return jobs.find(({ state }) => state === 'running')?.state ?? jobs[0]?.state ?? last?.state ?? 'never'
}

function QueueState({ queue }: { queue: JobQueue }) {
  const { t } = useTranslation('jobs')
  const { jobs, last, stops, failedCount } = queue
  const state = stateOf(queue)
  const job = jobs.find((one) => one.state === state)
  return (
    <Lines
      lines={[
        <>
          <StateTag kind={KINDS[state]}>{t(`states.${state}`)}</StateTag>
          {state !== 'failed' && last?.state === 'failed' && <StateTag kind="bad">{t('states.failed')}</StateTag>}
        </>,
        job && (job.startTime === null ? t('queued', { time: job.createTime }) : t('since', { time: job.startTime })),
        job && job.tries > 1 && t('tries', { count: job.tries }),
        state === 'running' && !stops && t('notStoppable'),
        last?.error,
        failedCount > 0 && t('failures', { count: failedCount }),
      ]}
    />
  )
}

function LastRun({ last: { endTime, seconds, tries } }: { last: NonNullable<JobQueue['last']> }) {
  const { t } = useTranslation('jobs')
  return <Lines lines={[endTime, t('took', { seconds }), tries > 1 && t('tries', { count: tries })]} />
}

function Schedule({ cron }: { cron: string }) {
  const { t } = useTranslation('jobs')
  const read = readCron(cron)
  return read === null ? <code>{cron}</code> : t(`cron.${read.kind}`, { ...read })
}
