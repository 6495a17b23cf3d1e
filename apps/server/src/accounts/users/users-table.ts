import { sql } from 'drizzle-orm'
import { integer, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/**
 * The accounts. Phone and e-mail are stored normalised. Unique are the phone, the e-mail among verified ones, and the nick whatever its
 * letter case.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    nick: text('nick').notNull(),
    /** 11 digits; null only for accounts an operator made without one. */
    telephone: text('telephone').unique('users_telephone'),
    /** In lower case; anybody may enter an address, its owner alone can verify it. */
    email: text('email'),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** argon2id of the MD5 that comes over the wire (PHC string); null until a first password is set. */
    passwordHash: text('password_hash'),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
    avatar: text('avatar'),
    address: text('address'),
    organization: text('organization'),
    occupation: text('occupation'),
    /** A code of the list of industries. */
    profession: text('profession'),
    /** 1 personal, 2 enterprise, 3 university, 4 government, 5 research institute. */
    userType: smallint('user_type'),
    role: text('role').$type<'user' | 'operator'>().notNull().default('user'),
    /** Successful logins so far. */
    loginCount: integer('login_count').notNull().default(0),
    /** 0: the beginner's guide was not seen, 1: seen. */
    guideStatus: smallint('guide_status').notNull().default(0),
    /** 2 marks a migrated user. */
    giveVipType: smallint('give_vip_type').notNull().default(0),
    /** End of a trial. */
    trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }),
    /** Where the account came from (query account_source), else `web`. */
    accountSource: text('account_source').notNull().default('web'),
    /** Since when it is locked. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('users_nick').on(sql`lower(${table.nick})`),
    uniqueIndex('users_email')
      .on(table.email)
      .where(sql`${table.emailVerifiedAt} IS NOT NULL`),
  ],
)

export type User = typeof users.$inferSelect
