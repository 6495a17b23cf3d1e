import { randomUUID } from 'node:crypto'
import { MAX_WEBHOOKS, type Calls, type PingEvent, type Webhook, type WebhookDelivery } from '@gezhi/contract'
import { CallError } from '../../http/call-error.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { TableHandlers } from '../../platform/domain.ts'
import type { DeliveryQueue } from './delivery-queue.ts'
import { messageIdOf } from './message-id.ts'
import { redeliver, requireFound, requireOn, requireRest } from './redeliver.ts'
import { receiverProblem, type ReceiverLimits } from './receiver.ts'
import type { StoredDelivery, StoredWebhook, WebhookStore } from './webhook-store.ts'

/** What the calls about webhooks use; `now` in ms. */
export interface WebhookParts {
  readonly store: WebhookStore
  readonly queue: Pick<DeliveryQueue, 'add' | 'redeliver' | 'sinceTest'>
  readonly limits: ReceiverLimits
  requireOwnMonitors(userId: string, ids: readonly string[]): Promise<void>
  readonly now: () => number
}

type WebhookCall = Extract<keyof Calls['openApi'], `${string}Webhook${string}`>

/** The calls that manage webhooks. */
export function webhookHandlers({
  store,
  queue,
  limits,
  requireOwnMonitors,
  now,
}: WebhookParts): Pick<TableHandlers<Calls['openApi']>, WebhookCall> {
  const find = async (userId: string, id: string) => requireFound(await store.find(userId, id))
  const monitorsOf = async (userId: string, given: readonly string[] | null | undefined) => {
    if (!given) return given
    const ids = [...new Set(given.map((id) => id.toLowerCase()))]
    await requireOwnMonitors(userId, ids)
    return ids
  }
  return {
    async listWebhooks(_request, { caller }) {
      return (await store.list(caller.userId)).map((webhook) => shownWebhook(webhook, now()))
    },
    async createWebhook({ url, description, monitors }, { caller: { userId } }) {
      const chosen = (await monitorsOf(userId, monitors)) ?? null
      await requireReceiver(url, limits)
      const added = await store.add(userId, { url, description, monitors: chosen }, MAX_WEBHOOKS)
      if (added === null) throw new CallError('WEBHOOKS_FULL', { limit: MAX_WEBHOOKS })
      return { secret: added.secret, webhook: shownWebhook(added.webhook, now()) }
    },
    async changeWebhook({ id, url, description, monitors, status }, { caller: { userId } }) {
      await find(userId, id)
      const chosen = await monitorsOf(userId, monitors)
      if (url !== undefined) await requireReceiver(url, limits)
      const changed = await store.change(userId, id, {
        ...(url !== undefined && { url }),
        ...(description !== undefined && { description }),
        ...(chosen !== undefined && { monitors: chosen }),
        ...(status !== undefined && { isOn: status === 1 }),
      })
      return shownWebhook(requireFound(changed), now())
    },
    async rotateWebhookSecret({ id }, { caller }) {
      const { secret, webhook } = requireFound(await store.rotate(caller.userId, id))
      return { secret, webhook: shownWebhook(webhook, now()) }
    },
    async deleteWebhook({ id }, { caller }) {
      if (!(await store.remove(caller.userId, id))) throw new CallError('WEBHOOK_NOT_FOUND')
      return true
    },
    async listWebhookDeliveries({ id, state, ...page }, { caller: { userId } }) {
      await find(userId, id)
      const { list, total } = await store.deliveries(userId, { id, state }, page)
      return { list: list.map(shownDelivery), total }
    },
    async sendWebhookTest({ id }, { caller }) {
      const webhook = await find(caller.userId, id)
      requireOn(webhook)
      requireRest(await queue.sinceTest(id))
      await queue.add(webhook, { id: randomUUID(), type: 'ping', payload: JSON.stringify(pingEvent(webhook, now())) })
      return true
    },
    async redeliverWebhook({ deliveryId }, { caller: { userId } }) {
      await redeliver({ store, queue, now }, userId, deliveryId)
      return true
    },
  }
}

/** Throws WEBHOOK_NOT_HTTPS, WEBHOOK_HOST_UNKNOWN and WEBHOOK_ADDRESS_FORBIDDEN. */
async function requireReceiver(url: string, limits: ReceiverLimits): Promise<void> {
  const { hostname: host } = new URL(url)
  const problem = await receiverProblem(url, limits)
  if (problem === 'http') throw new CallError('WEBHOOK_NOT_HTTPS')
  if (problem === 'unresolved') throw new CallError('WEBHOOK_HOST_UNKNOWN', { host })
  if (problem === 'forbidden') throw new CallError('WEBHOOK_ADDRESS_FORBIDDEN', { host })
}

function pingEvent({ id, description }: StoredWebhook, time: number): PingEvent {
  return { type: 'ping', version: 1, timestamp: new Date(time).toISOString(), data: { webhook: { id, description } } }
}

function shownWebhook(webhook: StoredWebhook, time: number): Webhook {
  const { id, url, description, monitors, isOn, ending, oldSecretUntil, failingSince, createdAt } = webhook
  return {
    id,
    url,
    description,
    monitors,
    status: isOn ? 1 : 0,
    ending,
    createTime: shanghaiTime(createdAt),
    oldSecretEndTime: oldSecretUntil === null || oldSecretUntil.getTime() <= time ? null : shanghaiTime(oldSecretUntil),
    failingSince: failingSince && shanghaiTime(failingSince),
  }
}

function shownDelivery(delivery: StoredDelivery): WebhookDelivery {
  const { id, type, state, attempts, statusCode, duration, failure, detail, createdAt, lastAt, nextAt } = delivery
  return {
    id,
    messageId: messageIdOf(delivery),
    type,
    state,
    attempts,
    statusCode,
    duration,
    failure,
    detail,
    createTime: shanghaiTime(createdAt),
    lastTime: lastAt && shanghaiTime(lastAt),
    nextTime: nextAt && shanghaiTime(nextAt),
  }
}
