import { installationKey } from '../../accounts/totp/installation-key.ts'
import type { Platform } from '../../platform/domain.ts'
import { alertEvent } from './alert-event.ts'
import { deliveryQueue } from './delivery-queue.ts'
import { sendDeliveries, sendDueDeliveries } from './send-deliveries.ts'
import type { WebhookParts } from './webhook-handlers.ts'
import { webhookStore } from './webhook-store.ts'

/** What webhooks do in a process. */
export interface OpenWebhooks {
  readonly parts: WebhookParts
  /** Sends deliveries as they come due, until the signal aborts. */
  send(signal: AbortSignal): Promise<void>
  /** Sends all that are due. */
  sendDue(): Promise<void>
  /** Removes old deliveries. */
  purge(): Promise<void>
}

const DAY = 24 * 3_600_000
/** ms for which deliveries are stored, and their number for each webhook. */
const RETENTION = 30 * DAY
const MAX_DELIVERIES = 1000

/** Webhooks on a platform: they receive the alerts of monitors. */
export function openWebhooks({ settings, database, folder, log, now, service }: Platform): OpenWebhooks {
  const { messages, users, publicUrl } = service('accounts')
  const monitors = service('monitors')
  const { open: recordsOf } = service('follows').kinds
  const store = webhookStore(database, installationKey(settings.GEZHI_SECRET_KEY, folder.secretKey), now)
  const queue = deliveryQueue(database, messages, now)
  const limits = { networks: settings.GEZHI_WEBHOOK_NETWORKS, allowsHttp: settings.GEZHI_MODE === 'development' }
  const delivery = { queue, store, users, limits, now, log }
  // The alert stays unsent until its deliveries are stored; those of a second attempt are the same.
  monitors.listeners.push(async (alert, serving) => {
    const { userId, id } = alert.run
    if (!(await queue.wantsAlert(userId, alert.monitor.id))) return
    const event = await alertEvent(alert, { recordsOf: recordsOf(serving), publicUrl })
    await queue.addAlert(userId, alert.monitor.id, { id, type: event.type, payload: JSON.stringify(event) })
  })
  return {
    parts: { store, queue, limits, requireOwnMonitors: monitors.requireOwn, now },
    send: (signal) => sendDeliveries(delivery, signal),
    sendDue: () => sendDueDeliveries(delivery),
    purge: () => queue.purge(new Date(now() - RETENTION), MAX_DELIVERIES),
  }
}
