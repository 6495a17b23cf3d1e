import type { WebhookEventType } from '@gezhi/contract'
import { and, arrayContains, asc, desc, eq, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { MessageDraft, MessageStore } from '../../accounts/messages/message-store.ts'
import type { Database } from '../../database/connect-database.ts'
import type { Judgement } from './judge-attempt.ts'
import type { StoredWebhook } from './webhook-store.ts'
import { webhookDeliveries } from './webhook-deliveries-table.ts'
import { webhooks } from './webhooks-table.ts'

/** An event of a user. */
export interface WebhookEvent {
  /** An event is delivered to a webhook once. */
  readonly id: string
  readonly type: WebhookEventType
  readonly payload: string
}

/** A claimed delivery. */
export interface DueDelivery {
  readonly delivery: typeof webhookDeliveries.$inferSelect
  readonly webhook: StoredWebhook
}

/** Deliveries as a queue of all processes that send them. */
export interface DeliveryQueue {
  /** Lets an event be delivered to the webhooks of a user that want the alerts of a monitor. */
  addAlert(userId: string, monitorId: string, event: WebhookEvent): Promise<void>
  /** Whether a user has a webhook that wants them. */
  wantsAlert(userId: string, monitorId: string): Promise<boolean>
  /** Lets an event be delivered to one webhook. */
  add(webhook: Pick<StoredWebhook, 'id' | 'userId'>, event: WebhookEvent): Promise<void>
  /** Delivers an event again at once, with all attempts. */
  redeliver(id: string): Promise<void>
  /** ms since the last test of a webhook; infinite without one. */
  sinceTest(webhookId: string): Promise<number>
  /** Claims the delivery that is due first, except those of some users; null if there is none. It counts as an attempt. */
  take(except: readonly string[]): Promise<DueDelivery | null>
  /** Ends a claim without an attempt. */
  release(due: DueDelivery): Promise<void>
  /** Records an attempt, unless another process has claimed the delivery; sends the message that the webhook was turned off. */
  end(due: DueDelivery, judgement: Judgement, duration: number, message: MessageDraft | null): Promise<void>
  /** Removes deliveries before a time, and all but the newest `limit` of each webhook. */
  purge(before: Date, limit: number): Promise<void>
}

/** ms after which an attempt counts as interrupted. */
const CLAIM = 60_000

/** The queue in PostgreSQL; `now` in ms. */
export function deliveryQueue(database: Database, messages: Pick<MessageStore, 'send'>, now: () => number): DeliveryQueue {
  const time = (later = 0) => new Date(now() + later)
  const wanted = (userId: string, monitorId: string) =>
    and(eq(webhooks.userId, userId), eq(webhooks.isOn, true), or(isNull(webhooks.monitors), arrayContains(webhooks.monitors, [monitorId])))
  const insert = async (targets: readonly Pick<StoredWebhook, 'id' | 'userId'>[], { id: eventId, ...event }: WebhookEvent) => {
    if (targets.length === 0) return
    const common = { ...event, eventId, createdAt: time(), nextAt: time(), state: 'waiting' as const }
    const rows = targets.map(({ id: webhookId, userId }) => ({ ...common, webhookId, userId }))
    await database
      .insert(webhookDeliveries)
      .values(rows)
      .onConflictDoNothing({ target: [webhookDeliveries.webhookId, webhookDeliveries.eventId] })
  }
  const claimed = ({ delivery: { id, attempts } }: DueDelivery) =>
    and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts), eq(webhookDeliveries.state, 'waiting'))
  return {
    async addAlert(userId, monitorId, event) {
      await insert(
        await database.select({ id: webhooks.id, userId: webhooks.userId }).from(webhooks).where(wanted(userId, monitorId)),
        event,
      )
    },
    wantsAlert: async (userId, monitorId) => (await database.$count(webhooks, wanted(userId, monitorId))) > 0,
    add: (webhook, event) => insert([webhook], event),
    async redeliver(id) {
      await database.update(webhookDeliveries).set({ state: 'waiting', attempts: 0, nextAt: time() }).where(eq(webhookDeliveries.id, id))
    },
    async sinceTest(webhookId) {
      const [test] = await database
        .select({ createdAt: webhookDeliveries.createdAt })
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.type, 'ping')))
        .orderBy(desc(webhookDeliveries.createdAt))
        .limit(1)
      return test === undefined ? Infinity : now() - test.createdAt.getTime()
    },
    take: (except) =>
      database.transaction(async (transaction) => {
        const [next] = await transaction
          .select({ id: webhookDeliveries.id, webhook: webhooks })
          .from(webhookDeliveries)
          .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
          .where(
            and(
              eq(webhookDeliveries.state, 'waiting'),
              lte(webhookDeliveries.nextAt, time()),
              except.length === 0 ? undefined : notInArray(webhookDeliveries.userId, [...except]),
            ),
          )
          .orderBy(asc(webhookDeliveries.nextAt))
          .limit(1)
          .for('update', { of: webhookDeliveries, skipLocked: true })
        if (next === undefined) return null
        const [delivery] = await transaction
          .update(webhookDeliveries)
          .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, nextAt: time(CLAIM) })
          .where(eq(webhookDeliveries.id, next.id))
          .returning()
        return { delivery: delivery!, webhook: next.webhook }
      }),
    async release(due) {
      await database
        .update(webhookDeliveries)
        .set({ attempts: due.delivery.attempts - 1, nextAt: time() })
        .where(claimed(due))
    },
    end: (due, { delivery, failingSince, ending }, duration, message) =>
      database.transaction(async (transaction) => {
        const { rowCount } = await transaction
          .update(webhookDeliveries)
          .set({ ...delivery, duration, lastAt: time() })
          .where(claimed(due))
        if (rowCount === 0) return
        await transaction
          .update(webhooks)
          .set({ failingSince, ...(ending !== null && { isOn: false, ending }) })
          .where(eq(webhooks.id, due.webhook.id))
        if (message !== null) await messages.send(message, transaction)
      }),
    async purge(before, limit) {
      await database.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
      await database.execute(sql`
        DELETE FROM ${webhookDeliveries} WHERE ${webhookDeliveries.id} IN (
          SELECT id FROM (
            SELECT id, state, row_number() OVER (PARTITION BY webhook_id ORDER BY created_at DESC, id DESC) AS place FROM ${webhookDeliveries}
          ) AS numbered WHERE place > ${limit} AND state <> 'waiting')`)
    },
  }
}
