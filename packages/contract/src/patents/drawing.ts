import * as z from 'zod'
import { fileCall } from '../call.ts'

/** One drawing of a patent as PNG; `number` and `id` as in the `url` that searchDetail gives. */
export const getDrawing = fileCall({
  id: null,
  method: 'GET',
  path: '/api/search/ts/drawing',
  who: 'guest',
  request: z.object({
    /** Publication number, or the document's id. */
    number: z.string().min(1).max(100),
    id: z.string().min(1).max(100),
  }),
  file: 'image/png',
  errors: ['DRAWING_NOT_FOUND', 'PATENT_NOT_FOUND', 'SEARCH_STARTING'],
  summary: { zh: '专利附图', en: 'A drawing of a patent' },
})
