import { eq, inArray } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { personalData } from '../platform/personal-data.ts'
import { spaceAdditions } from './space-additions-table.ts'
import { spaceFiles, spaceReaders, spaces } from './spaces-table.ts'

const idsOf = (userId: string) => new QueryBuilder().select({ id: spaces.id }).from(spaces).where(eq(spaces.userId, userId))

/** The spaces of users with their files, and which spaces of others they read. */
export const WORKSPACES_PERSONAL_DATA = [
  personalData({
    table: spaces,
    rowsOf: ({ userId }) => eq(spaces.userId, userId),
    atClosing: 'delete',
    copied: ['id', 'parentId', 'name', 'createdAt', 'deletedAt'],
  }),
  personalData({
    table: spaceFiles,
    rowsOf: ({ userId }) => inArray(spaceFiles.spaceId, idsOf(userId)),
    atClosing: 'delete',
    copied: ['spaceId', 'type', 'code', 'createdAt'],
  }),
  personalData({
    table: spaceAdditions,
    rowsOf: ({ userId }) => eq(spaceAdditions.userId, userId),
    atClosing: 'delete',
    copied: ['spaceId', 'title', 'total', 'requestedAt'],
  }),
  personalData({
    table: spaceReaders,
    rowsOf: ({ userId }) => eq(spaceReaders.userId, userId),
    atClosing: 'delete',
    copied: ['spaceId', 'joinedAt'],
  }),
]
