import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text } from '../text.ts'
import {
  binnedSpaceSchema,
  sharedSpaceSchema,
  spaceBranchSchema,
  spaceIdSchema,
  spaceIdsSchema,
  spaceNameSchema,
  spaceNodeSchema,
  spaceSchema,
  transferTypeSchema,
} from './space-schemas.ts'

const base = { method: 'POST', who: 'login' } as const
const at = (name: string) => `/api/user/workSpace/${name}`
/** The code of the link, null if the space is not shared; and how many users have opened it. */
const shareSchema = z.object({ shareCode: z.string().nullable(), readers: z.int() })
const pageSchema = z.object(pageFields).prefault({})

/** Calls about spaces, their tree and their recycle bin. */
export const spaceCalls = {
  addSpace: call({
    ...base,
    id: 'C.workspace.01',
    path: at('add'),
    request: z.object({ name: spaceNameSchema, parentId: spaceIdSchema.nullish() }),
    answer: z.object({ id: z.string() }),
    errors: ['SPACE_NOT_FOUND', 'SPACES_FULL', 'SPACES_TOO_DEEP'],
    summary: { zh: '新建空间', en: 'Adds a space' },
  }),
  /** Spaces whose link the user has opened, without the spaces below them. */
  listSharedSpaces: call({
    ...base,
    id: 'C.workspace.02',
    path: at('listShare'),
    request: pageSchema,
    answer: pageOf(sharedSpaceSchema),
    summary: { zh: '共享给我的空间', en: 'Spaces shared with me' },
  }),
  /** The spaces at the top, or those directly below one of the user's or a shared one; in the order of the tree. */
  listSpaces: call({
    ...base,
    id: 'C.workspace.03',
    path: at('list'),
    request: z.object({ ...pageFields, parentId: spaceIdSchema.nullish() }).prefault({}),
    answer: pageOf(spaceSchema),
    errors: ['SPACE_NOT_FOUND'],
    summary: { zh: '我的空间', en: 'My spaces' },
  }),
  renameSpace: call({
    ...base,
    id: 'C.workspace.04',
    path: at('upd'),
    request: z.object({ id: spaceIdSchema, name: spaceNameSchema }),
    answer: z.literal(true),
    errors: ['SPACE_NOT_FOUND'],
    summary: { zh: '重命名空间', en: 'Renames a space' },
  }),
  /** Moves spaces with all below them to the recycle bin. */
  deleteSpaces: call({
    ...base,
    id: 'C.workspace.05',
    path: at('del'),
    request: z.object({ idList: spaceIdsSchema }),
    answer: z.literal(true),
    errors: ['SPACE_NOT_FOUND'],
    summary: { zh: '将空间移入回收站', en: 'Moves spaces to the recycle bin' },
  }),
  /** The spaces in the recycle bin, the latest first; those deleted with another are counted there. */
  listSpaceBin: call({
    ...base,
    id: 'C.workspace.06',
    path: at('listRecycleBin'),
    request: pageSchema,
    answer: pageOf(binnedSpaceSchema),
    summary: { zh: '空间回收站', en: 'Recycle bin of spaces' },
  }),
  clearSpaceBin: call({
    ...base,
    id: 'C.workspace.07',
    path: at('clearedRecycleBin'),
    request: z.object({}).prefault({}),
    answer: z.literal(true),
    summary: { zh: '清空空间回收站', en: 'Empties the recycle bin of spaces' },
  }),
  deleteBinnedSpaces: call({
    ...base,
    id: 'C.workspace.08',
    path: at('delRecycleBin'),
    request: z.object({ idList: spaceIdsSchema }),
    answer: z.literal(true),
    errors: ['SPACE_NOT_FOUND'],
    summary: { zh: '彻底删除回收站中的空间', en: 'Deletes spaces from the recycle bin' },
  }),
  /** Restores spaces where they were; at the top if the space above them has been deleted. */
  restoreSpaces: call({
    ...base,
    id: 'C.workspace.09',
    path: at('restoreRecycleBin'),
    request: z.object({ idList: spaceIdsSchema }),
    answer: z.literal(true),
    errors: ['SPACE_NOT_FOUND'],
    summary: { zh: '还原回收站中的空间', en: 'Restores spaces from the recycle bin' },
  }),
  /** The tree of the user's spaces, or of those shared with the user, with the number of files of each space. */
  listSpaceTree: call({
    ...base,
    id: 'C.workspace.10',
    path: at('listTree'),
    request: z.object({ shared: z.boolean().default(false) }).prefault({}),
    answer: z.array(spaceNodeSchema),
    summary: { zh: '空间树（含记录数）', en: 'Tree of spaces with counts' },
  }),
  /** Transfers spaces with all below them to a space of the user, or to the top. Shared spaces can be copied. */
  transferSpaces: call({
    ...base,
    id: 'C.workspace.11',
    path: at('moveAndCopySpace'),
    request: z.object({ idList: spaceIdsSchema, targetId: spaceIdSchema.nullable(), type: transferTypeSchema }),
    answer: z.literal(true),
    errors: ['SPACE_NOT_FOUND', 'SPACE_READ_ONLY', 'SPACE_IN_ITSELF', 'SPACES_TOO_DEEP', 'SPACES_FULL', 'SPACE_COPY_TOO_LARGE'],
    summary: { zh: '移动或复制空间', en: 'Moves or copies spaces' },
  }),
  /** The tree of the user's own spaces, to choose one. */
  pickSpace: call({
    ...base,
    id: 'C.workspace.12',
    path: at('spaceTree'),
    request: z.object({}).prefault({}),
    answer: z.array(spaceBranchSchema),
    summary: { zh: '空间树（供选择）', en: 'Tree of spaces for pickers' },
  }),
  /** The name of a space, with the spaces above it from the top; of a shared one from the space that is shared. */
  findSpaceName: call({
    ...base,
    id: 'C.workspace.13',
    path: at('getSpaceName'),
    request: z.object({ id: spaceIdSchema }),
    answer: z.object({ name: z.string(), path: z.array(z.object({ id: z.string(), name: z.string() })), isOwn: z.boolean() }),
    errors: ['SPACE_NOT_FOUND'],
    summary: { zh: '空间名称', en: 'Name of a space' },
  }),
  /** Shares a space with all below it, read only, with everybody who opens its link; or with nobody any more. Returns the code of the link. */
  shareSpace: call({
    ...base,
    id: null,
    path: at('share'),
    request: z.object({ id: spaceIdSchema, shared: z.boolean() }),
    answer: shareSchema,
    errors: ['SPACE_NOT_FOUND'],
    summary: { zh: '共享空间或取消共享', en: 'Starts or stops sharing a space' },
  }),
  findSpaceShare: call({
    ...base,
    id: null,
    path: at('findShare'),
    request: z.object({ id: spaceIdSchema }),
    answer: shareSchema,
    errors: ['SPACE_NOT_FOUND'],
    summary: { zh: '空间的共享状态', en: 'How a space is shared' },
  }),
  /** Adds the space of a link to those shared with the user. */
  joinSpace: call({
    ...base,
    id: null,
    path: at('join'),
    request: z.object({ shareCode: text().min(1).max(60) }),
    answer: z.object({ id: z.string(), name: z.string() }),
    errors: ['SPACE_SHARE_NOT_FOUND', 'SPACE_READERS_FULL'],
    summary: { zh: '加入共享空间', en: 'Joins a shared space' },
  }),
  leaveSpace: call({
    ...base,
    id: null,
    path: at('leave'),
    request: z.object({ id: spaceIdSchema }),
    answer: z.literal(true),
    errors: ['SPACE_NOT_FOUND'],
    summary: { zh: '退出共享空间', en: 'Leaves a shared space' },
  }),
}
