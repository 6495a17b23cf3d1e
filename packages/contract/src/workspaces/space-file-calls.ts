import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text } from '../text.ts'
import {
  addedFilesSchema,
  spaceFileSchema,
  spaceFileTypeSchema,
  spaceIdSchema,
  spaceIdsSchema,
  transferTypeSchema,
} from './space-schemas.ts'

const base = { method: 'POST', who: 'login' } as const
const at = (name: string) => `/api/user/workSpaceFile/${name}`

/** Calls about the files of spaces: references to records. */
export const spaceFileCalls = {
  /** The files of one type in a space of the user or a shared one, the latest first. */
  listSpaceFiles: call({
    ...base,
    id: 'C.workspace.14',
    path: at('list'),
    request: z.object({ ...pageFields, spaceId: spaceIdSchema, type: spaceFileTypeSchema }),
    answer: pageOf(spaceFileSchema).extend({
      /** Files in the space by type. */
      counts: z.record(z.string(), z.int()),
    }),
    errors: ['SPACE_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '空间中的记录', en: 'Records of a space' },
  }),
  /** Transfers files to a space of the user; those it contains already are not doubled. Files of a shared space can be copied. */
  transferSpaceFiles: call({
    ...base,
    id: 'C.workspace.15',
    path: at('moveAndCopySpaceFile'),
    request: z.object({ idList: spaceIdsSchema, targetId: spaceIdSchema, type: transferTypeSchema }),
    answer: z.literal(true),
    errors: ['SPACE_NOT_FOUND', 'SPACE_FILE_NOT_FOUND', 'SPACE_READ_ONLY'],
    summary: { zh: '移动或复制空间中的记录', en: 'Moves or copies records of spaces' },
  }),
  /** Adds records, named by their numbers in any notation. */
  addSpaceFiles: call({
    ...base,
    id: 'C.workspace.16',
    path: at('add'),
    request: z.object({
      spaceId: spaceIdSchema,
      type: spaceFileTypeSchema,
      patentIdList: z.array(text().trim().min(1).max(100)).min(1).max(500),
    }),
    answer: addedFilesSchema,
    errors: ['SPACE_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '将记录加入空间', en: 'Adds records to a space' },
  }),
  deleteSpaceFiles: call({
    ...base,
    id: 'C.workspace.17',
    path: at('del'),
    request: z.object({ idList: spaceIdsSchema }),
    answer: z.literal(true),
    errors: ['SPACE_FILE_NOT_FOUND'],
    summary: { zh: '移除空间中的记录', en: 'Removes records from spaces' },
  }),
}
