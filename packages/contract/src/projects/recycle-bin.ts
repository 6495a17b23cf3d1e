import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { rowIdsSchema } from './project-fields.ts'

const entrySchema = z.object({
  id: z.guid(),
  kind: z.enum(['project', 'file']),
  name: z.string(),
  /** Of a folder: the name of its project. */
  projectName: z.string().nullable(),
  deleteTime: z.string(),
  /** Days before it is deleted permanently. */
  remainDays: z.int(),
})

export type BinEntry = z.output<typeof entrySchema>

/** Deleted projects of the user, and deleted folders of projects that they may edit. */
export const recycleBinCalls = {
  listRecycleBin: call({
    id: 'C.recycleBin.01',
    method: 'POST',
    path: '/api/user/recycleBin/list',
    who: 'login',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(entrySchema),
    summary: { zh: '回收站', en: 'Recycle bin of projects and folders' },
  }),
  /** Deletes permanently all that the list shows. */
  cleanRecycleBin: call({
    id: 'C.recycleBin.02',
    method: 'POST',
    path: '/api/user/recycleBin/clean',
    who: 'login',
    request: z.object({}).prefault({}),
    answer: z.literal(true),
    summary: { zh: '清空回收站', en: 'Empties the recycle bin' },
  }),
  /** Deletes permanently (G174): all of them or, if one is not in the list, none. */
  deleteForGood: call({
    id: 'C.recycleBin.03',
    method: 'POST',
    path: '/api/user/recycleBin/revertDel',
    who: 'login',
    request: z.object({ idList: rowIdsSchema }),
    answer: z.literal(true),
    errors: ['BIN_ENTRY_NOT_FOUND'],
    summary: { zh: '彻底删除', en: 'Deletes permanently from the recycle bin' },
  }),
  /** Restores: all of them or none. A folder whose parent is no longer there returns to the top of its project. */
  restoreDeleted: call({
    id: 'C.recycleBin.04',
    method: 'POST',
    path: '/api/user/recycleBin/revert',
    who: 'login',
    request: z.object({ idList: rowIdsSchema }),
    answer: z.literal(true),
    errors: ['BIN_ENTRY_NOT_FOUND'],
    summary: { zh: '还原', en: 'Restores from the recycle bin' },
  }),
}
