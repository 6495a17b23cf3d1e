import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Names of applicants and owners that the operator links with a company. */
export const companyAliases = pgTable(
  'company_aliases',
  {
    /** Id of the company in the index. */
    companyId: text('company_id').notNull(),
    name: text('name').notNull(),
    /** Why they are the same. */
    note: text('note').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name] })],
)
