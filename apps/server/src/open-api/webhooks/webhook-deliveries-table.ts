import type { DeliveryFailure, DeliveryState, WebhookEventType } from '@gezhi/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'
import { webhooks } from './webhooks-table.ts'

/** Events to be delivered to webhooks, and how that went. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** That of the run for an alert, which is therefore delivered once to a webhook. */
    eventId: uuid('event_id').notNull(),
    type: text('type').$type<WebhookEventType>().notNull(),
    /** The body of its requests. */
    payload: text('payload').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    /** Attempts that have begun since it was created or redelivered. */
    attempts: smallint('attempts').notNull().default(0),
    /** Not attempted earlier; during an attempt: when it counts as interrupted. Null unless it waits. */
    nextAt: timestamp('next_at', { withTimezone: true }),
    lastAt: timestamp('last_at', { withTimezone: true }),
    statusCode: smallint('status_code'),
    duration: integer('duration'),
    failure: text('failure').$type<DeliveryFailure>(),
    detail: text('detail').notNull().default(''),
  },
  (table) => [
    unique('webhook_deliveries_event').on(table.webhookId, table.eventId),
    index('webhook_deliveries_newest').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_user').on(table.userId),
    index('webhook_deliveries_created').on(table.createdAt),
    index('webhook_deliveries_due')
      .on(table.nextAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
)
