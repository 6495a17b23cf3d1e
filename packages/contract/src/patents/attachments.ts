import * as z from 'zod'
import { call, fileCall } from '../call.ts'
import { patentIdSchema } from './patent-id.ts'
import { text } from '../text.ts'

/** A stored file of a patent. */
export const attachmentSchema = z.object({
  /** Id of the document the file belongs to. */
  id: z.string(),
  /** Unique within the patent; names the file in attach/download. */
  name: z.string(),
  /** Media type. */
  type: z.string(),
  /** Address of attach/download for it. */
  url: z.string(),
})

const FAILS = ['PATENT_NOT_FOUND', 'SEARCH_STARTING'] as const

export const attachmentsCalls = {
  /** The files of a patent. */
  listAttachments: call({
    id: 'C.patentDetail.04',
    method: 'POST',
    path: '/api/search/attach/list',
    who: 'guest',
    signed: true,
    timeoutMs: 60_000,
    request: z.object({ id: patentIdSchema }),
    answer: z.array(attachmentSchema),
    errors: [...FAILS, 'SIGNATURE_MISSING', 'SIGNATURE_EXPIRED', 'SIGNATURE_WRONG'],
    summary: { zh: '专利附件列表', en: 'Files of a patent' },
  }),
  /** One file of a patent. */
  downloadAttachment: fileCall({
    id: 'C.patentDetail.05',
    method: 'POST',
    path: '/api/search/attach/download',
    who: 'reader',
    timeoutMs: 600_000,
    request: z.object({ id: patentIdSchema, name: text().min(1).max(200) }),
    file: 'application/octet-stream',
    requires: 'viewPatents',
    errors: [...FAILS, 'ATTACHMENT_NOT_FOUND'],
    summary: { zh: '下载专利附件', en: 'Downloads a file of a patent' },
  }),
  /** The files of a patent, for the dialog that downloads them. */
  listDownloads: call({
    id: 'C.patentDetail.06',
    method: 'POST',
    path: '/api/search/attach/attachList',
    who: 'reader',
    request: z.object({ id: patentIdSchema }),
    answer: z.array(attachmentSchema),
    errors: FAILS,
    summary: { zh: '一件专利可下载的附件', en: 'Downloadable files of a patent' },
  }),
  /** The files of many patents in the order of the request; an unknown patent has none. */
  listBatchDownloads: call({
    id: 'C.patentDetail.07',
    method: 'POST',
    path: '/api/search/attach/batchAttachList',
    who: 'reader',
    request: z.object({ idList: z.array(patentIdSchema).min(1).max(100) }),
    answer: z.array(attachmentSchema),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '多件专利可下载的附件', en: 'Downloadable files of several patents' },
  }),
}
