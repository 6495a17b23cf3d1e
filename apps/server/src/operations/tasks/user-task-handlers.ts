import { describeError, type Language } from '@gezhi/contract'
import type { MessageDraft, MessageStore } from '../../accounts/messages/message-store.ts'
import type { NickOf } from '../../accounts/users/nick-of.ts'
import type { Database } from '../../database/connect-database.ts'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { valuesInLanguage } from '../../http/error-envelope.ts'
import { audit, operatorOf } from '../../http/operator-of.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { UserTaskSource } from '../../platform/user-tasks.ts'
import { countUserTasks, readUserTasks, type UserTask, type UserTaskCount } from './read-user-tasks.ts'

/** What the calls about tasks of users need; `now` in ms. */
export interface UserTaskParts {
  readonly database: Database
  readonly sources: readonly UserTaskSource[]
  readonly nickOf: NickOf
  readonly messages: Pick<MessageStore, 'send'>
  readonly now: () => number
}

type UserTaskCalls = 'listUserTasks' | 'retryUserTask' | 'cancelUserTask'

/** Calls about tasks of users: exports, analyses, monitors, deliveries. */
export function userTaskHandlers({ database, sources, nickOf, messages, now }: UserTaskParts): Pick<Handlers['operations'], UserTaskCalls> {
  const read = (selection: Parameters<typeof readUserTasks>[3], page: Parameters<typeof readUserTasks>[4]) =>
    readUserTasks(database, nickOf, { sources, now: new Date(now()) }, selection, page)
  const find = async (kind: string, id: string) => (await read({ kind, id }, { limit: 1, offset: 0 }))[0]
  return {
    async listUserTasks({ kind, state, pageNo, pageSize }, { language }) {
      const [tasks, counts] = await Promise.all([
        read({ kind, state }, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
        countUserTasks(database, sources, new Date(now())),
      ])
      const isSelected = (one: UserTaskCount) => (kind === undefined || one.kind === kind) && (state === undefined || one.state === state)
      const countOf = (name: string, of: UserTaskCount['state']) => counts.find((one) => one.kind === name && one.state === of)?.count ?? 0
      return {
        list: tasks.map((task) => shownTask(task, language, now())),
        total: counts.filter(isSelected).reduce((sum, { count }) => sum + count, 0),
        kinds: sources.map(({ kind: name, title }) => ({
          kind: name,
          title: title[language],
          waiting: countOf(name, 'waiting'),
          running: countOf(name, 'running'),
          failed: countOf(name, 'failed'),
        })),
      }
    },
    async retryUserTask({ kind, id }, context) {
      const operator = operatorOf(context)
      const task = await find(kind, id)
      if (task?.state !== 'failed' || !(await accepted(task.source.retry?.(task)))) throw new CallError('JOB_NOT_FAILED')
      audit(operator, 'task retry', { kind, task: id, user: task.userId })
      return true
    },
    async cancelUserTask({ kind, id }, context) {
      const operator = operatorOf(context)
      const task = await find(kind, id)
      if (task === undefined || task.state === 'failed' || !(await task.source.cancel?.(task))) throw new CallError('JOB_NOT_OPEN')
      audit(operator, 'task cancel', { kind, task: id, user: task.userId })
      await messages.send(cancelMessage(task))
      return true
    },
  }
}

/** The outcome of a retry, its rejection by the domain as TASK_REJECTED. */
async function accepted(retry: Promise<boolean> | undefined): Promise<boolean> {
  try {
    return (await retry) ?? false
  } catch (error) {
    if (!(error instanceof CallError) || error.error === 'TASK_REJECTED') throw error
    const { error: name, values } = error
    const reason = {
      zh: describeError(name, 'zh', valuesInLanguage(values, 'zh')),
      en: describeError(name, 'en', valuesInLanguage(values, 'en')),
    }
    throw new CallError('TASK_REJECTED', { reason }, { cause: error })
  }
}

function shownTask({ source, id, userId, nick, state, attempts, requested, ended, reason }: UserTask, language: Language, now: number) {
  return {
    kind: source.kind,
    id,
    userId,
    nick,
    state,
    attempts,
    requestTime: shanghaiTime(requested),
    endTime: ended && shanghaiTime(ended),
    seconds: Math.max(0, Math.round(((ended?.getTime() ?? now) - requested.getTime()) / 1000)),
    error: source.describe(reason)?.[language] ?? null,
    retriable: state === 'failed' && source.retry !== undefined,
    cancellable: state !== 'failed' && source.cancel !== undefined,
  }
}

const CANCELLED: Readonly<Record<Language, (title: string, time: string) => { title: string; content: string }>> = {
  zh: (title, time) => ({
    title: '任务已被管理员取消',
    content: `您于 ${time} 提交的任务（${title}）已被管理员取消，未完成的结果不保留。如仍需要，请重新提交。`,
  }),
  en: (title, time) => ({
    title: 'An administrator cancelled your task',
    content: `Your task of ${time} (${title}) was cancelled by an administrator, without a result. Please request it again if you still need it.`,
  }),
}

/** Tells a user that it was not a mistake of the program. */
function cancelMessage({ source: { title }, userId, requested }: UserTask): MessageDraft {
  const time = shanghaiTime(requested)
  return { userId, ...CANCELLED.zh(title.zh, time), en: CANCELLED.en(title.en, time) }
}
