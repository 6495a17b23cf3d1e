import { sql } from 'drizzle-orm'
import type { UserTaskSource } from '../../platform/user-tasks.ts'
import { orders } from './orders-table.ts'
import { outbox } from './outbox-table.ts'

/** What orders still need from providers: repeated until it succeeds, so that there is nothing to retry or cancel here. */
export const PAYMENT_USER_TASKS: UserTaskSource = {
  kind: 'payments',
  title: { zh: '支付、退款与发票处理', en: 'Payment, refund or invoice step' },
  rows: (now) =>
    sql`SELECT ${outbox.id}::text, ${orders.userId}, 'waiting', ${outbox.attempts}::int, ${outbox.dueAt}, NULL::timestamptz,
        CASE WHEN ${outbox.attempts} > 0 THEN 'true'::jsonb END
      FROM ${outbox} JOIN ${orders} ON ${orders.orderNo} = ${outbox.orderNo}
      WHERE ${outbox.doneAt} IS NULL AND (${outbox.attempts} > 0 OR ${outbox.dueAt} <= ${now.toISOString()}::timestamptz)`,
  describe: (reason) =>
    reason === null
      ? null
      : { zh: '上次尝试未成功，将自动重试；详情见日志', en: 'The last attempt failed; it is repeated, and details are in the log' },
}
