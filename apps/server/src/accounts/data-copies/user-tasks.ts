import { sql } from 'drizzle-orm'
import { CallError } from '../../http/call-error.ts'
import { INTERNAL_FAILURE, type UserTaskSource } from '../../platform/user-tasks.ts'
import { dataCopies } from './data-copies-table.ts'
import type { DataCopyStore } from './data-copy-store.ts'

/** Copies of personal data as administrators see them. A failed one is replaced by a new request. */
export function dataCopyUserTasks(copies: Pick<DataCopyStore, 'list' | 'request' | 'remove'>): UserTaskSource {
  const { id, userId, state, attempts, requestedAt, finishedAt } = dataCopies
  return {
    kind: 'data-copies',
    title: { zh: '个人信息副本', en: 'Copy of personal data' },
    rows: () =>
      sql`SELECT ${id}::text, ${userId}, ${state}, ${attempts}::int, ${requestedAt}, ${finishedAt},
          CASE WHEN ${state} = 'failed' THEN 'true'::jsonb END FROM ${dataCopies} WHERE ${state} <> 'done'`,
    // Its cause is in the log only.
    describe: (reason) => (reason === null ? null : INTERNAL_FAILURE),
    async retry(task) {
      const failed = (await copies.list(task.userId)).find((copy) => copy.id === task.id)
      if (failed === undefined) return false
      const outcome = await copies.request(task.userId, failed.language)
      if (outcome !== 'requested') throw new CallError(outcome === 'unfinished' ? 'DATA_COPY_UNFINISHED' : 'DATA_COPY_DAILY_LIMIT')
      return copies.remove(task.userId, task.id)
    },
    cancel: (task) => copies.remove(task.userId, task.id),
  }
}
