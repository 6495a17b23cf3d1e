import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Lists the interface shows, which operators edit: menus, kinds of feedback. What a new installation has stands in the migration. */
export const dictionary = pgTable(
  'dictionary',
  {
    dictType: text('dict_type').notNull(),
    dictValue: text('dict_value').notNull(),
    labelZh: text('label_zh').notNull(),
    labelEn: text('label_en').notNull(),
    /** Order in the list, ascending. */
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dictType, table.dictValue] })],
)
