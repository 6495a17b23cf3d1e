import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { personalData } from '../platform/personal-data.ts'
import {
  projectIndexChangedValues,
  projectIndexChanges,
  projectIndexes,
  projectIndexRules,
  projectIndexValues,
} from './project-indexes-table.ts'
import { projectStreams } from './project-streams-table.ts'
import { projectFilePatents, projectFiles, projectGroups, projects, projectTasks, projectUsers } from './projects-table.ts'

const builder = new QueryBuilder()

/** The other users of a project, those with the highest authority first, then those who joined first. */
const othersOf = (userId: string) =>
  builder
    .select({ userId: projectUsers.userId })
    .from(projectUsers)
    .where(and(eq(projectUsers.projectId, projects.id), ne(projectUsers.userId, userId)))
    .orderBy(desc(projectUsers.authority), projectUsers.joinedAt)
    .limit(1)

const ownedBy = (userId: string) => builder.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, userId))
const filesOf = (userId: string) =>
  builder
    .select({ id: projectFiles.id })
    .from(projectFiles)
    .where(inArray(projectFiles.projectId, ownedBy(userId)))

const indexesOf = (userId: string) =>
  builder
    .select({ id: projectIndexes.id })
    .from(projectIndexes)
    .where(inArray(projectIndexes.projectId, ownedBy(userId)))

const changesOf = (userId: string) =>
  builder
    .select({ id: projectIndexChanges.id })
    .from(projectIndexChanges)
    .where(inArray(projectIndexChanges.projectId, ownedBy(userId)))

/**
 * Projects. Others work in a shared project: when its owner closes their account, it passes to the user with the highest authority, of
 * several to the one who joined first. Projects of the owner alone are deleted with what is in them.
 */
export const PROJECTS_PERSONAL_DATA = [
  personalData({
    table: projects,
    rowsOf: ({ userId }) => and(eq(projects.ownerId, userId), sql`EXISTS ${othersOf(userId)}`),
    atClosing: {
      reason: 'others work in the project: it passes to the one with the highest authority',
      anonymise: ({ userId }) => ({ ownerId: sql`${othersOf(userId)}` }),
    },
    // The next entry copies all projects.
    copied: [],
  }),
  personalData({
    table: projects,
    rowsOf: ({ userId }) => eq(projects.ownerId, userId),
    atClosing: 'delete',
    copied: ['name', 'remark', 'createdAt', 'deletedAt'],
  }),
  personalData({
    table: projectFiles,
    rowsOf: ({ userId }) => eq(projectFiles.updatedBy, userId),
    atClosing: {
      reason: 'a folder of a project of others stays, but no longer follows a query with the rights of the account',
      anonymise: () => ({ updatedBy: null, isUpdated: false, nextUpdateAt: null }),
    },
    copied: [],
  }),
  personalData({
    table: projectFiles,
    rowsOf: ({ userId }) => inArray(projectFiles.projectId, ownedBy(userId)),
    atClosing: 'delete',
    copied: ['id', 'fileName', 'patentCount', 'updateQuery', 'createdAt', 'deletedAt'],
  }),
  personalData({
    table: projectFilePatents,
    rowsOf: ({ userId }) => inArray(projectFilePatents.fileId, filesOf(userId)),
    atClosing: 'delete',
    copied: ['fileId', 'patentId'],
  }),
  personalData({
    table: projectIndexes,
    rowsOf: ({ userId }) => inArray(projectIndexes.projectId, ownedBy(userId)),
    atClosing: 'delete',
    copied: ['id', 'name', 'fieldList', 'createdAt'],
  }),
  personalData({
    table: projectIndexValues,
    rowsOf: ({ userId }) => inArray(projectIndexValues.indexId, indexesOf(userId)),
    atClosing: 'delete',
    copied: ['indexId', 'patentId', 'fieldValues', 'changedAt'],
  }),
  personalData({
    table: projectIndexChanges,
    rowsOf: ({ userId }) => eq(projectIndexChanges.userId, userId),
    atClosing: {
      reason: 'a change in a project of others can still be undone by them, but no longer names who made it',
      anonymise: () => ({ userId: null }),
    },
    copied: ['kind', 'patentCount', 'changedAt'],
  }),
  personalData({
    table: projectIndexChangedValues,
    rowsOf: ({ userId }) => inArray(projectIndexChangedValues.changeId, changesOf(userId)),
    atClosing: 'delete',
    // The values as they are now are copied with their index.
    copied: [],
  }),
  personalData({
    table: projectIndexRules,
    rowsOf: ({ userId }) => inArray(projectIndexRules.indexId, indexesOf(userId)),
    atClosing: 'delete',
    copied: ['indexId', 'queryStr', 'fieldValue', 'createdAt'],
  }),
  personalData({
    table: projectTasks,
    rowsOf: ({ userId }) => eq(projectTasks.userId, userId),
    atClosing: 'delete',
    copied: ['title', 'state', 'requestedAt', 'finishedAt'],
  }),
  personalData({
    table: projectUsers,
    rowsOf: ({ userId }) => eq(projectUsers.userId, userId),
    atClosing: 'delete',
    copied: ['projectId', 'authority', 'collected', 'joinedAt'],
  }),
  personalData({
    table: projectGroups,
    rowsOf: ({ userId }) => eq(projectGroups.userId, userId),
    atClosing: 'delete',
    copied: ['name'],
  }),
  personalData({
    table: projectStreams,
    rowsOf: ({ userId }) => eq(projectStreams.userId, userId),
    atClosing: 'delete',
    // The pages that are open now.
    copied: [],
  }),
]
