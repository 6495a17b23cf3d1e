import type { LocalizedText } from '@gezhi/imports'
import { sql } from 'drizzle-orm'
import { describeReasonToOperator } from '../exports/task-reason.ts'
import type { UserTaskSource } from '../platform/user-tasks.ts'
import type { MonitorQueue } from './monitor-queue.ts'
import type { MonitorStore } from './monitor-store.ts'
import { monitorRuns, monitors } from './monitors-table.ts'

/** s of a claim that are left while a monitor runs, which renews it; one that is tried again later passes them shortly before. */
const RENEWED = { from: 15, to: 30 }

/** Monitors that are due, run, or failed in their last run. A retry is the run that their user may request. */
export function monitorUserTasks(store: Pick<MonitorStore, 'request'>): UserTaskSource {
  const { id, userId, startedAt, requestedAt, nextAt, isOn, createdAt, lastAt, failure, claimedUntil } = monitors
  return {
    kind: 'monitors',
    title: { zh: '监控更新', en: 'Run of a monitor' },
    rows(now) {
      const at = sql`${now.toISOString()}::timestamptz`
      const isDue = sql`(${startedAt} IS NULL OR ${requestedAt} IS NOT NULL OR (${isOn} AND ${nextAt} <= ${at}))`
      const isRunning = sql`(${claimedUntil} > ${at} + ${RENEWED.from} * interval '1 second' AND ${claimedUntil} <= ${at} + ${RENEWED.to} * interval '1 second')`
      return sql`SELECT ${id}::text, ${userId},
          CASE WHEN NOT ${isDue} THEN 'failed' WHEN ${isRunning} THEN 'running' ELSE 'waiting' END, NULL::int,
          CASE WHEN ${startedAt} IS NULL THEN ${createdAt} WHEN ${isDue} THEN coalesce(${requestedAt}, ${nextAt}) ELSE coalesce(${lastAt}, ${createdAt}) END,
          CASE WHEN ${isDue} THEN NULL ELSE coalesce(${lastAt}, ${createdAt}) END, ${failure}
        FROM ${monitors} WHERE ${isDue} OR ${failure} IS NOT NULL`
    },
    describe: describeReasonToOperator,
    retry: ({ id: monitorId, userId: owner }) => store.request(owner, monitorId),
  }
}

const UNCERTAIN: LocalizedText = {
  zh: '发送中断，可能已送达',
  en: 'It was interrupted while it was sent and may have arrived',
}
const UNSENT: LocalizedText = {
  zh: '邮件服务器多次未接收，详情见日志',
  en: 'The mail server did not accept it repeatedly; details are in the log',
}

/** Messages and mails about runs of monitors. */
export function alertUserTasks(queue: Pick<MonitorQueue, 'sendAgain'>): UserTaskSource {
  const { id, userId, isUnsent, mail, mailAttempts, endedAt, mailAt } = monitorRuns
  const hasFailed = sql`${mail} IN ('failed', 'unknown')`
  return {
    kind: 'alerts',
    title: { zh: '监控通知与邮件', en: 'Alert of a monitor' },
    rows: () =>
      sql`SELECT ${id}::text, ${userId},
          CASE WHEN ${mail} = 'sending' THEN 'running' WHEN ${isUnsent} OR ${mail} = 'waiting' THEN 'waiting' ELSE 'failed' END,
          nullif(${mailAttempts}, 0)::int, ${endedAt}, CASE WHEN ${hasFailed} THEN coalesce(${mailAt}, ${endedAt}) END,
          CASE WHEN ${hasFailed} THEN to_jsonb(${mail}) END
        FROM ${monitorRuns} WHERE ${isUnsent} OR ${mail} IN ('waiting', 'sending', 'failed', 'unknown')`,
    describe: (reason) => (reason === null ? null : reason === 'unknown' ? UNCERTAIN : UNSENT),
    async retry({ id: runId }) {
      await queue.sendAgain(runId, true)
      return true
    },
  }
}
