import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { ConsoleTable } from '../frame/console-table.tsx'
import { Lines } from '../frame/lines.tsx'
import { ListPage } from '../frame/list-page.tsx'
import { QuestionDialog } from '../frame/question-dialog.tsx'
import { StateTag } from '../frame/state-tag.tsx'
import { useAction } from '../frame/use-action.ts'
import { PAGE_SIZE, useConsoleSearch } from '../frame/use-console-search.ts'
import { formatAge } from './format-age.ts'
import { JobViews } from './job-views.tsx'

type Answer = Awaited<ReturnType<typeof apiClient.operations.listUserTasks>>
type UserTask = Answer['list'][number]
type Kinds = Answer['kinds']

const STATES = ['failed', 'running', 'waiting'] as const
const TAGS = { running: 'info', waiting: 'plain', failed: 'bad' } as const
/** ms between reads while the page is shown. */
const REFRESH = 10_000

/** Tasks of users that wait, run or failed: retried and cancelled here, without what they are about. */
export function UserTasks() {
  const { t } = useTranslation('jobs')
  const { t: ofConsole } = useTranslation('operations')
  const search = useConsoleSearch()
  const kind = search.value('kind')
  const state = STATES.find((one) => one === search.value('state'))
  const answer = useQuery({
    ...callQuery(useLanguage(), 'operations', 'listUserTasks', {
      pageNo: search.page,
      pageSize: PAGE_SIZE,
      ...(/^[\w-]{1,40}$/.test(kind) && { kind }),
      ...(state !== undefined && { state }),
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFRESH,
  })
  const kinds = answer.data?.kinds ?? []
  const retrying = useAction({
    action: ({ kind: of, id }: UserTask) => apiClient.operations.retryUserTask({ kind: of, id }),
    notice: t('retried'),
  })
  return (
    <ListPage
      title={ofConsole('pages.jobs')}
      search={search}
      answer={answer}
      views={<JobViews />}
      narrowed={kind !== '' || state !== undefined}
      empty={t('users.none')}
      error={retrying}
      filters={
        <>
          <Select
            label={t('state')}
            value={state ?? ''}
            options={[{ value: '', name: t('users.allStates') }, ...STATES.map((value) => ({ value, name: t(`states.${value}`) }))]}
            onChange={(next) => search.narrow({ state: next })}
          />
          <Select
            label={t('users.kind')}
            value={kinds.some((one) => one.kind === kind) ? kind : ''}
            options={[{ value: '', name: t('users.allKinds') }, ...kinds.map((one) => ({ value: one.kind, name: nameOf(one, state) }))]}
            onChange={(next) => search.narrow({ kind: next })}
          />
        </>
      }
    >
      {(rows) => <Tasks rows={rows} kinds={kinds} isRetrying={retrying.isPending} retry={(task) => retrying.mutate(task)} />}
    </ListPage>
  )
}

/** A kind with the number of its tasks in the chosen state. */
function nameOf(one: Kinds[number], state: (typeof STATES)[number] | undefined): string {
  const count = state === undefined ? one.waiting + one.running + one.failed : one[state]
  return count === 0 ? one.title : `${one.title} (${count})`
}

interface TasksProps {
  readonly rows: readonly UserTask[]
  readonly kinds: Kinds
  readonly isRetrying: boolean
  readonly retry: (task: UserTask) => void
}

function Tasks({ rows, kinds, isRetrying, retry }: TasksProps) {
  const { t } = useTranslation('jobs')
  const [cancelling, setCancelling] = useState<UserTask | null>(null)
  const cancellation = useAction({
    action: ({ kind, id }: UserTask) => apiClient.operations.cancelUserTask({ kind, id }),
    notice: t('users.cancelled'),
  })
  const titleOf = (kind: string) => kinds.find((one) => one.kind === kind)?.title ?? kind
  return (
    <>
      <ConsoleTable
        label={t('views.users')}
        rows={rows}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        columns={[
          { key: 'task', title: t('queue'), kind: 'name', render: ({ kind, id }) => <Lines lines={[titleOf(kind), id]} /> },
          {
            key: 'user',
            title: t('users.account'),
            render: ({ nick }) => (
              <Link to="/ops/accounts" search={{ text: nick }}>
                {nick}
              </Link>
            ),
          },
          { key: 'state', title: t('state'), kind: 'wide', render: (task) => <TaskState task={task} /> },
          { key: 'requested', title: t('users.requested'), kind: 'time', render: (task) => <TaskTime task={task} /> },
          {
            key: 'actions',
            title: t('actions'),
            kind: 'actions',
            render: (task) => (
              <>
                {task.retriable && (
                  <Button
                    kind="link"
                    aria-label={t('retryOf', { title: titleOf(task.kind) })}
                    disabled={isRetrying}
                    onClick={() => retry(task)}
                  >
                    {t('retry')}
                  </Button>
                )}
                {task.cancellable && (
                  <Button kind="link" aria-label={t('cancelOf', { title: titleOf(task.kind) })} onClick={() => setCancelling(task)}>
                    {t('cancel')}
                  </Button>
                )}
              </>
            ),
          },
        ]}
      />
      {cancelling && (
        <QuestionDialog
          title={t('users.ask', { title: titleOf(cancelling.kind), nick: cancelling.nick })}
          confirm={t('cancelJob')}
          dismiss={t('keep')}
          onConfirm={() => cancellation.mutateAsync(cancelling)}
          onClose={() => setCancelling(null)}
        >
          <p>{t('users.explained')}</p>
        </QuestionDialog>
      )}
    </>
  )
}

function TaskState({ task: { state, error, attempts } }: { task: UserTask }) {
  const { t } = useTranslation('jobs')
  return (
    <Lines
      lines={[
        <StateTag key="state" kind={TAGS[state]}>
          {t(`states.${state}`)}
        </StateTag>,
        error,
        attempts !== null && attempts > 1 && t(state === 'failed' ? 'users.attempts' : 'tries', { count: attempts }),
      ]}
    />
  )
}

function TaskTime({ task: { state, requestTime, endTime, seconds } }: { task: UserTask }) {
  const { t, i18n } = useTranslation('jobs')
  return (
    <Lines
      lines={[
        requestTime,
        endTime === null ? t(`users.age.${state}`, { age: formatAge(seconds, i18n.language) }) : t('users.failedAt', { time: endTime }),
      ]}
    />
  )
}
