import type { ExtensionType, ProjectTaskState } from '@gezhi/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const userColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** In which a user orders projects, their own and shared ones. */
export const projectGroups = pgTable(
  'project_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userColumn(),
    name: text('name').notNull(),
    /** What equal names have in common (`strategyKey`). */
    nameKey: text('name_key').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [unique('project_groups_name').on(table.userId, table.nameKey)],
)

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    remark: text('remark').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was moved to the recycle bin. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('projects_owner').on(table.ownerId), index('projects_deleted').on(table.deletedAt)],
)

/** The users of projects, owners included. */
export const projectUsers = pgTable(
  'project_users',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: userColumn(),
    /** 1 read, 2 edit, 3 manage; that of an owner is not read. */
    authority: smallint('authority').notNull(),
    groupId: uuid('group_id').references(() => projectGroups.id, { onDelete: 'set null' }),
    /** A favourite of this user. */
    collected: boolean('collected').notNull().default(false),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_users_user').on(table.userId),
    index('project_users_group').on(table.groupId),
  ],
)

/** The folders of projects. */
export const projectFiles = pgTable(
  'project_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null at the top, and after its parent was deleted permanently. */
    parentId: uuid('parent_id'),
    fileName: text('file_name').notNull(),
    sort: integer('sort').notNull(),
    patentCount: integer('patent_count').notNull().default(0),
    /** Increases with every change of its patents: names them as a set. */
    revision: integer('revision').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** The folder with which it was deleted: itself, or one above it. */
    deletedWith: uuid('deleted_with'),
    /** Whether it follows a query. */
    isUpdated: boolean('is_updated').notNull().default(false),
    updateQuery: text('update_query').notNull().default(''),
    /** 1 daily, 2 weekly, 3 monthly. */
    updateFrequency: smallint('update_frequency').notNull().default(2),
    /** Whose rights its searches have. */
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    lastUpdateAt: instant('last_update_at'),
    nextUpdateAt: instant('next_update_at'),
  },
  (table) => [
    index('project_files_project').on(table.projectId, table.parentId),
    index('project_files_deleted').on(table.deletedAt),
    index('project_files_due')
      .on(table.nextUpdateAt)
      .where(sql`${table.isUpdated}`),
  ],
)

/** States of a patent in a folder. */
export const PATENT_STATES = {
  saved: 0,
  /** Added by the automatic update since the last look. */
  new: 1,
  /** Removed from a folder that follows a query, which must not add it again. */
  removed: 2,
} as const

export const projectFilePatents = pgTable(
  'project_file_patents',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => projectFiles.id, { onDelete: 'cascade' }),
    patentId: text('patent_id').notNull(),
    state: smallint('state').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.patentId] }),
    index('project_file_patents_new')
      .on(table.fileId)
      .where(sql`${table.state} = 1`),
  ],
)

/** What a task puts into a folder. */
export type ProjectTaskSource =
  /** The patents of a list: the call that lists them, and its request. */
  | { readonly kind: 'list'; readonly call: string; readonly request: unknown }
  /** What the query finds that the folder follows. */
  | { readonly kind: 'update'; readonly queryStr: string }
  /** The families, or citations, of its patents. */
  | { readonly kind: 'extend'; readonly type: ExtensionType }

export const projectTasks = pgTable(
  'project_tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => projectFiles.id, { onDelete: 'cascade' }),
    /** With whose rights it runs. */
    userId: userColumn(),
    state: text('state').$type<ProjectTaskState>().notNull(),
    source: jsonb('source').$type<ProjectTaskSource>().notNull(),
    title: text('title').notNull(),
    /** Patents to read; null until they are known. */
    total: integer('total'),
    done: integer('done').notNull().default(0),
    /** Patents new to the folder; null until it is finished. */
    added: integer('added'),
    attempts: smallint('attempts').notNull().default(0),
    /** Error of the register, with its values. */
    reason: jsonb('reason').$type<{ readonly error: string; readonly values: Readonly<Record<string, unknown>> }>(),
    requestedAt: instant('requested_at').notNull(),
    /** Last heartbeat of the process that runs it. */
    seenAt: instant('seen_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('project_tasks_file').on(table.fileId),
    index('project_tasks_user').on(table.userId),
    index('project_tasks_unfinished')
      .on(table.requestedAt)
      .where(sql`${table.state} IN ('waiting', 'running')`),
    index('project_tasks_finished').on(table.finishedAt),
  ],
)
