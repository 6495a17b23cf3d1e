import { randomUUID } from 'node:crypto'
import { OLD_SECRET_HOURS, type DeliveryState } from '@gezhi/contract'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { seal, unseal } from '../../accounts/seal.ts'
import type { Database } from '../../database/connect-database.ts'
import { lockRowsOf } from '../../database/lock-rows-of.ts'
import { newWebhookSecret } from './sign-event.ts'
import { webhookDeliveries } from './webhook-deliveries-table.ts'
import { webhooks } from './webhooks-table.ts'

/** A webhook as it is stored. */
export type StoredWebhook = typeof webhooks.$inferSelect
const { payload: _payload, ...LISTED } = getTableColumns(webhookDeliveries)
/** A delivery without its body. */
export type StoredDelivery = Omit<typeof webhookDeliveries.$inferSelect, 'payload'>

/** What a new webhook is made of. */
export type NewWebhook = Pick<StoredWebhook, 'url' | 'description' | 'monitors'>
/** What can be changed of one. */
export type WebhookChange = Partial<NewWebhook & Pick<StoredWebhook, 'isOn'>>

/** A webhook with its secret, which is returned only here. */
export interface WithSecret {
  readonly secret: string
  readonly webhook: StoredWebhook
}

/** The webhooks of users and their deliveries. Those of other users are not found. */
export interface WebhookStore {
  /** Newest first. */
  list(userId: string): Promise<readonly StoredWebhook[]>
  find(userId: string, id: string): Promise<StoredWebhook | null>
  /** Null if the user has `limit` webhooks. */
  add(userId: string, webhook: NewWebhook, limit: number): Promise<WithSecret | null>
  /** Null if the user has none with this id. */
  change(userId: string, id: string, change: WebhookChange): Promise<StoredWebhook | null>
  /** Replaces the secret; null if the user has none with this id. */
  rotate(userId: string, id: string): Promise<WithSecret | null>
  remove(userId: string, id: string): Promise<boolean>
  /** The secrets with which deliveries are signed now. */
  secretsOf(webhook: StoredWebhook): readonly string[]
  /** Newest first. */
  deliveries(
    userId: string,
    selection: { readonly id: string; readonly state: DeliveryState | undefined },
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: readonly StoredDelivery[]; total: number }>
  findDelivery(userId: string, id: string): Promise<StoredDelivery | null>
}

const HOUR = 3_600_000

/** Webhooks in PostgreSQL, secrets sealed with `key`; `now` in ms. */
export function webhookStore(database: Database, key: () => Buffer, now: () => number): WebhookStore {
  const own = (userId: string, id: string) => and(eq(webhooks.userId, userId), eq(webhooks.id, id))
  const find = async (userId: string, id: string) => {
    const [webhook] = await database.select().from(webhooks).where(own(userId, id))
    return webhook ?? null
  }
  return {
    list: (userId) =>
      database.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(desc(webhooks.createdAt), desc(webhooks.id)),
    find,
    add: (userId, webhook, limit) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'webhooks', userId)
        if ((await transaction.$count(webhooks, eq(webhooks.userId, userId))) >= limit) return null
        const [id, secret] = [randomUUID(), newWebhookSecret()]
        const [added] = await transaction
          .insert(webhooks)
          .values({ ...webhook, id, userId, secret: seal(secret, key(), id), createdAt: new Date(now()) })
          .returning()
        return { secret, webhook: added! }
      }),
    async change(userId, id, change) {
      // Turned on again, it has not failed yet.
      const begun = change.isOn === true ? { ending: null, failingSince: null } : {}
      if (Object.keys(change).length === 0) return find(userId, id)
      const [changed] = await database
        .update(webhooks)
        .set({ ...change, ...begun })
        .where(own(userId, id))
        .returning()
      return changed ?? null
    },
    async rotate(userId, id) {
      const secret = newWebhookSecret()
      const [webhook] = await database
        .update(webhooks)
        .set({
          secret: seal(secret, key(), id.toLowerCase()),
          oldSecret: webhooks.secret,
          oldSecretUntil: new Date(now() + OLD_SECRET_HOURS * HOUR),
        })
        .where(own(userId, id))
        .returning()
      return webhook === undefined ? null : { secret, webhook }
    },
    async remove(userId, id) {
      const { rowCount } = await database.delete(webhooks).where(own(userId, id))
      return rowCount === 1
    },
    secretsOf({ id, secret, oldSecret, oldSecretUntil }) {
      const old = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil.getTime() > now() ? [oldSecret] : []
      return [secret, ...old].map((sealed) => unseal(sealed, key(), id))
    },
    async deliveries(userId, { id, state }, { pageNo, pageSize }) {
      const condition = and(
        eq(webhookDeliveries.userId, userId),
        eq(webhookDeliveries.webhookId, id),
        state && eq(webhookDeliveries.state, state),
      )
      const list = await database
        .select(LISTED)
        .from(webhookDeliveries)
        .where(condition)
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list, total: await database.$count(webhookDeliveries, condition) }
    },
    async findDelivery(userId, id) {
      const [delivery] = await database
        .select(LISTED)
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.id, id)))
      return delivery ?? null
    },
  }
}
