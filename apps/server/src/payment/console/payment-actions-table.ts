import type { PaymentAction } from '@gezhi/contract'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The action that rejects the bank slip of a transfer; its message is for the buyer. */
export const REJECT_TRANSFER = 'reject transfer'

/** What operators did with money and rights: the audit log that the console shows. Written once, never changed. */
export const paymentActions = pgTable(
  'payment_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    /** Account of the operator; null for the command line. */
    operatorId: uuid('operator_id'),
    action: text('action').$type<PaymentAction>().notNull(),
    orderNo: text('order_no'),
    /** Facts as in the log: numbers, amounts and reasons, nothing of the buyer. */
    about: jsonb('about').$type<ActionFacts>().notNull(),
  },
  (table) => [index('payment_actions_at').on(table.at), index('payment_actions_order').on(table.orderNo)],
)

/** Facts of an action by name. */
export type ActionFacts = Readonly<Record<string, string | number | boolean | null>>
