import * as z from 'zod'
import { call, fileCall } from '../call.ts'
import { patentIdSchema } from './patent-id.ts'
import { text } from '../text.ts'

/** A drawing that can be displayed, and its address. */
export const drawingSchema = z.object({ id: z.string(), caption: z.string().nullable(), url: z.string() })

export const drawingCalls = {
  /** The drawings of a patent that can be displayed. */
  listDrawings: call({
    id: 'C.patentDetail.02',
    method: 'POST',
    path: '/api/search/ts/officialImage',
    who: 'guest',
    request: z.object({ id: patentIdSchema }),
    answer: z.array(drawingSchema),
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '官方附图列表', en: 'Drawings of a patent' },
  }),
  /** One drawing of a patent as PNG; `number` and `id` as in the `url` of getPatent. */
  getDrawing: fileCall({
    id: null,
    method: 'GET',
    path: '/api/search/ts/drawing',
    who: 'guest',
    request: z.object({
      /** Publication number, or the document's id. */
      number: patentIdSchema,
      id: text().min(1).max(100),
    }),
    file: 'image/png',
    errors: ['DRAWING_NOT_FOUND', 'PATENT_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '专利附图', en: 'Drawing of a patent' },
  }),
}
