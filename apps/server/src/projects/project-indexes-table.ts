import type { FieldValue, IndexChangeKind, IndexField, IndexValue } from '@gezhi/contract'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'
import { projectFiles, projects } from './projects-table.ts'

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
    /** When it was deleted, with those below it at the same time; it can be brought back. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
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

/** Values of one patent by the id of their field; null for none. */
export type ChangedValues = Readonly<Record<string, IndexValue>>

/** Changes of values and deletions, which can be undone for some time. */
export const projectIndexChanges = pgTable(
  'project_index_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    indexId: uuid('index_id')
      .notNull()
      .references(() => projectIndexes.id, { onDelete: 'cascade' }),
    /** Null after the account was closed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<IndexChangeKind>().notNull(),
    /** The fields before, if some were changed. */
    fieldList: jsonb('field_list').$type<readonly IndexField[]>(),
    patentCount: integer('patent_count').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    index('project_index_changes_project').on(table.projectId, table.changedAt),
    index('project_index_changes_index').on(table.indexId),
    index('project_index_changes_user').on(table.userId),
    index('project_index_changes_time').on(table.changedAt),
  ],
)

/** What a change did to each patent: only the fields whose value differs. */
export const projectIndexChangedValues = pgTable(
  'project_index_changed_values',
  {
    changeId: uuid('change_id')
      .notNull()
      .references(() => projectIndexChanges.id, { onDelete: 'cascade' }),
    patentId: text('patent_id').notNull(),
    before: jsonb('before').$type<ChangedValues>().notNull(),
    after: jsonb('after').$type<ChangedValues>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.changeId, table.patentId] })],
)

/** Rules: the values of all patents of a folder that a query finds. */
export const projectIndexRules = pgTable(
  'project_index_rules',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    indexId: uuid('index_id')
      .notNull()
      .references(() => projectIndexes.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => projectFiles.id, { onDelete: 'cascade' }),
    queryStr: text('query_str').notNull(),
    fieldValue: jsonb('field_value').$type<readonly FieldValue[]>().notNull(),
    /** Whether it replaces values that are there. */
    isOverwriting: boolean('is_overwriting').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastRunAt: timestamp('last_run_at', { withTimezone: true }),
    /** Patents that the last run changed. */
    lastCount: integer('last_count'),
  },
  (table) => [index('project_index_rules_index').on(table.indexId), index('project_index_rules_file').on(table.fileId)],
)
