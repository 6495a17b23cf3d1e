import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Enquiries about services, by users or guests; an operator calls back. */
export const serviceEnquiries = pgTable(
  'service_enquiries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null for a guest. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id').notNull(),
    /** Its name in Chinese; the service may change or be removed. */
    service: text('service').notNull(),
    name: text('name').notNull(),
    /** 11 digits, verified by a code or that of the account. */
    telephone: text('telephone').notNull(),
    /** May be empty. */
    company: text('company').notNull(),
    content: text('content').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When an operator completed it. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [
    index('service_enquiries_handled').on(table.handledAt, table.createdAt),
    index('service_enquiries_of_phone').on(table.telephone, table.createdAt),
    index('service_enquiries_of_user').on(table.userId),
  ],
)
