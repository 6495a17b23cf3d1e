import type { IndexField, IndexValue } from '@gezhi/contract'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { projects } from './projects-table.ts'

/** Indexes of projects: a tree of each, with own fields. */
export const projectIndexes = pgTable(
  'project_indexes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => projectIndexes.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fieldList: jsonb('field_list').$type<readonly IndexField[]>().notNull(),
    /** Increases with every change of a value. */
    valuesRevision: integer('values_revision').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('project_indexes_project').on(table.projectId), index('project_indexes_parent').on(table.parentId)],
)

/** The values of patents in indexes. */
export const projectIndexValues = pgTable(
  'project_index_values',
  {
    indexId: uuid('index_id')
      .notNull()
      .references(() => projectIndexes.id, { onDelete: 'cascade' }),
    patentId: text('patent_id').notNull(),
    /** Values by the id of the field. */
    fieldValues: jsonb('field_values').$type<Readonly<Record<string, Exclude<IndexValue, null>>>>().notNull(),
    /** Increases with every change. */
    revision: integer('revision').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.indexId, table.patentId] })],
)
