import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { INDEX_ACCESS_ERRORS } from './project-fields.ts'
import { INDEX_CHANGE_KINDS } from './project-limits.ts'

const base = { method: 'POST', who: 'login' } as const
const at = (name: string) => `/api/user/projectManageIndex/${name}`

const changeSchema = z.object({
  id: z.string(),
  indexId: z.string(),
  indexName: z.string(),
  kind: z.enum(INDEX_CHANGE_KINDS),
  /** Patents whose values changed. */
  patentCount: z.int(),
  /** Null after the account was closed. */
  userName: z.string().nullable(),
  /** Whether the caller made it. */
  isOwn: z.boolean(),
  changeTime: z.string(),
  isUndone: z.boolean(),
})
export type IndexChange = z.output<typeof changeSchema>

/** Changes of values and deletions in the indexes of projects, which can be undone for 30 days. */
export const indexChangeCalls = {
  /** The changes in a project, or in one of its indexes, the latest first. */
  listIndexChanges: call({
    ...base,
    id: null,
    path: at('changeList'),
    request: z.object({ projectId: z.guid(), indexId: z.guid().toLowerCase().optional(), ...pageFields }),
    answer: pageOf(changeSchema),
    errors: INDEX_ACCESS_ERRORS,
    summary: { zh: '标引的改动记录', en: 'Changes of indexes' },
  }),
  /**
   * Restores the values, fields, options or indexes as they were before a change. Values that were changed again since stay: `left` is the
   * number of their patents.
   */
  undoIndexChange: call({
    ...base,
    id: null,
    path: at('undoChange'),
    request: z.object({ id: z.guid() }),
    answer: z.object({ restored: z.int(), left: z.int() }),
    errors: [...INDEX_ACCESS_ERRORS, 'PROJECT_INDEX_CHANGE_NOT_FOUND', 'PROJECT_INDEXES_FULL', 'PROJECT_INDEX_FIELDS_FULL'],
    summary: { zh: '撤销标引的改动', en: 'Undoes a change of indexes' },
  }),
}
