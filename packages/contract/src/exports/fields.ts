import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { text } from '../text.ts'
import { EXPORT_FILE_TYPES } from './file-types.ts'

export type ExportField = AnswerOf<typeof exportFieldCalls.listExportFields>[number]

export const exportFieldCalls = {
  /** The fields of a record kind that can be exported, in the order of forms. */
  listExportFields: call({
    id: 'C.export.01',
    method: 'POST',
    path: '/api/search/export/fieldList',
    who: 'login',
    request: z
      .object({
        /** Name of the record kind; patents unless given. */
        type: text().min(1).max(40).optional(),
        /** For which format fields are selected by default: documents contain texts that tables do not. */
        fileType: z.enum(EXPORT_FILE_TYPES).default('xlsx'),
      })
      .prefault({}),
    answer: z.array(
      z.object({
        /** Used in `fieldList` of a task and in templates. */
        code: z.string(),
        name: z.string(),
        groupName: z.string(),
        /** 1 for a field of the default template. */
        selected: z.union([z.literal(0), z.literal(1)]),
        /** Position, from 1. */
        sort: z.int(),
      }),
    ),
    errors: ['EXPORT_KIND_UNKNOWN'],
    summary: { zh: '导出字段', en: 'Export fields' },
  }),
}
