import * as z from 'zod'

/** What names a patent in a call: the document's id or a publication number in any writing. */
export const patentIdSchema = z.string().trim().min(1).max(100)
