import * as z from 'zod'
import { FOLLOW_TYPES } from '../follows/follow-types.ts'
import { text } from '../text.ts'

/** What a file of a space refers to: the kinds of records that can be followed. */
export const spaceFileTypeSchema = z.enum(FOLLOW_TYPES).default('patent')

/** A name, trimmed (decisions K). */
export const spaceNameSchema = text().trim().min(1).max(50)

/** Ids are compared in this form. */
export const spaceIdSchema = z.guid().toLowerCase()

export const spaceIdsSchema = z.array(spaceIdSchema).min(1).max(500)

/** How files and spaces are transferred. */
export const transferTypeSchema = z.enum(['move', 'copy'])

/** A space (decisions K). */
export const spaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null at the top. */
  parentId: z.string().nullable(),
  /** Files in the space itself. */
  count: z.int(),
  /** 1: the space is shared by a link. */
  shareFlag: z.union([z.literal(0), z.literal(1)]),
  createTime: z.string(),
})
export type Space = z.output<typeof spaceSchema>

/** A space shared by another user. */
export const sharedSpaceSchema = spaceSchema.extend({
  /** Nickname of its owner. */
  nick: z.string(),
})

/** A space with the spaces below it. */
export interface SpaceBranch {
  id: string
  name: string
  children: SpaceBranch[]
}

/** The same with what the tree of the page displays. */
export interface SpaceNode {
  id: string
  name: string
  /** Files in the space itself. */
  count: number
  shareFlag: 0 | 1
  children: SpaceNode[]
}

export const spaceBranchSchema: z.ZodType<SpaceBranch> = z.object({
  id: z.string(),
  name: z.string(),
  get children() {
    return z.array(spaceBranchSchema)
  },
})

export const spaceNodeSchema: z.ZodType<SpaceNode> = z.object({
  id: z.string(),
  name: z.string(),
  count: z.int(),
  shareFlag: z.union([z.literal(0), z.literal(1)]),
  get children() {
    return z.array(spaceNodeSchema)
  },
})

/** A deleted space in the recycle bin (decisions K). */
export const binnedSpaceSchema = z.object({
  id: z.string(),
  kind: z.literal('space'),
  name: z.string(),
  /** Spaces deleted with it, itself included, and their files. */
  spaceCount: z.int(),
  fileCount: z.int(),
  deleteTime: z.string(),
  /** Days until it is deleted permanently. */
  remainDays: z.int(),
})
export type BinnedSpace = z.output<typeof binnedSpaceSchema>

/** A file of a space: a record it refers to. */
export const spaceFileSchema = z.object({
  id: z.string(),
  spaceId: z.string(),
  type: z.enum(FOLLOW_TYPES),
  /** The number the record is stored under. */
  patentId: z.string(),
  publication_number: z.string(),
  /** Empty without a record, and if no source has one. */
  title: z.string(),
  createTime: z.string(),
  /** The present record; null if it is no longer in the index. */
  record: z
    .object({
      /** A value of the legal status of its kind; null without one. */
      status: z.string().nullable(),
      /** Its applicants, owners. */
      parties: z.array(z.string()),
      /** `yyyyMMdd` */
      applicationDate: z.string().nullable(),
      publicationDate: z.string().nullable(),
    })
    .nullable(),
})
export type SpaceFile = z.output<typeof spaceFileSchema>

/** What an addition of numbers did. */
export const addedFilesSchema = z.object({
  added: z.int(),
  /** In the space before. */
  already: z.int(),
  /** Numbers that are not in the index. */
  missing: z.array(z.string()),
})
