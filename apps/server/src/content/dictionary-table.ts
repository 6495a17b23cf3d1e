import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Lists of the interface, editable by operators: menus, kinds of feedback. The initial entries are in the migration. */
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
