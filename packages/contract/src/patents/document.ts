import * as z from 'zod'
import { fileCall } from '../call.ts'
import { patentIdSchema } from './patent-id.ts'

export const documentCalls = {
  /**
   * A patent as PDF, typeset from the record: biblio, abstract, claims, description, drawings, legal events. A long one is rejected; an
   * export task writes it.
   */
  downloadDocument: fileCall({
    id: null,
    method: 'GET',
    path: '/api/search/ts/document',
    who: 'login',
    timeoutMs: 120_000,
    request: z.object({ id: patentIdSchema }),
    file: 'application/pdf',
    requires: 'viewPatents',
    errors: ['PATENT_NOT_FOUND', 'PATENT_DOCUMENT_LONG', 'PATENT_DOCUMENTS_BUSY', 'SEARCH_STARTING'],
    summary: { zh: '下载专利的 PDF 文档', en: 'Downloads a patent as PDF' },
  }),
}
