import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'

/** The contract of an order: the party's particulars, and the signed copy if one was uploaded. */
export const contracts = pgTable('contracts', {
  orderNo: text('order_no').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  mainName: text('main_name').notNull(),
  idNumber: text('id_number').notNull(),
  contacts: text('contacts').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  address: text('address').notNull(),
  /** Key of the uploaded copy; null for the generated one. */
  signedFile: text('signed_file'),
  signedName: text('signed_name'),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
})
