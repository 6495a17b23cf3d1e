import { boolean, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Issued captchas. The answer is stored in clear: it is worthless after one use or 5 minutes. */
export const captchas = pgTable(
  'captchas',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    answer: text('answer').notNull(),
    /** What a correct answer allows once more, such as `sms:13900000001`; null for one of the login form. */
    subject: text('subject'),
    /** Zero bits of its proof of work. */
    workBits: smallint('work_bits').notNull().default(0),
    workRequired: boolean('work_required').notNull().default(false),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    passedAt: timestamp('passed_at', { withTimezone: true }),
    usedAt: timestamp('used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captchas_expires_at').on(table.expiresAt), index('captchas_subject').on(table.subject)],
)
