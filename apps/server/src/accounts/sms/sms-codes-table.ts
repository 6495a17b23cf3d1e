import type { SmsPurpose } from '@gezhi/contract'
import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'

/** Codes sent to phones. Only the newest for a phone, browser and purpose is valid; rows are retained for a day for the quota. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    telephone: text('telephone').notNull(),
    /** SHA-256 of phone and code. */
    codeHash: bytea('code_hash').notNull(),
    /** SHA-256 of the cookie of the browser that requested it. */
    deviceHash: bytea('device_hash').notNull(),
    /** SHA-256 of the network of a client that requested it without a cookie, where it is also valid without one; else null. */
    networkHash: bytea('network_hash'),
    purposes: text('purposes').array().$type<SmsPurpose[]>().notNull(),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('sms_codes_telephone').on(table.telephone, table.createdAt)],
)
