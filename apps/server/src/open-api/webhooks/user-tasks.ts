import type { DeliveryFailure } from '@gezhi/contract'
import type { LocalizedText } from '@gezhi/imports'
import { sql } from 'drizzle-orm'
import type { UserTaskSource } from '../../platform/user-tasks.ts'
import { redeliver } from './redeliver.ts'
import { webhookDeliveries } from './webhook-deliveries-table.ts'
import type { WebhookParts } from './webhook-handlers.ts'

const FAILURES: Readonly<Record<DeliveryFailure, LocalizedText>> = {
  status: { zh: '接收方返回 HTTP {status}', en: 'The receiver answered HTTP {status}' },
  timeout: { zh: '接收方未及时响应', en: 'The receiver did not answer in time' },
  connection: { zh: '无法连接接收方', en: 'No connection to the receiver' },
  unresolved: { zh: '找不到接收方的主机', en: 'The host of the receiver is unknown' },
  certificate: { zh: '接收方的证书无效', en: 'The certificate of the receiver is invalid' },
  forbidden: { zh: '接收方位于内部网络，不允许推送', en: 'The receiver is in an internal network' },
  off: { zh: 'Webhook 或账号已停用', en: 'The webhook or its account is turned off' },
  internal: { zh: '内部错误，详情见日志', en: 'Internal error; details are in the log' },
}

/** Deliveries to webhooks as administrators see them, without addresses. */
export function deliveryUserTasks(parts: WebhookParts): UserTaskSource {
  const { id, userId, state, attempts, createdAt, lastAt, failure, statusCode } = webhookDeliveries
  return {
    kind: 'webhooks',
    title: { zh: 'Webhook 推送', en: 'Webhook delivery' },
    rows: () =>
      sql`SELECT ${id}::text, ${userId}, ${state}, ${attempts}::int, ${createdAt}, CASE WHEN ${state} = 'failed' THEN ${lastAt} END,
          CASE WHEN ${failure} IS NOT NULL THEN jsonb_build_object('failure', ${failure}, 'status', ${statusCode}) END
        FROM ${webhookDeliveries} WHERE ${state} <> 'delivered'`,
    describe(reason) {
      if (reason === null) return null
      const { failure: name, status } = reason as { failure: DeliveryFailure; status: number | null }
      const filled = (text: string) => text.replace('{status}', String(status ?? ''))
      return { zh: filled(FAILURES[name].zh), en: filled(FAILURES[name].en) }
    },
    async retry(task) {
      await redeliver(parts, task.userId, task.id)
      return true
    },
  }
}
