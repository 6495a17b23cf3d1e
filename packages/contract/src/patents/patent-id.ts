import { text } from '../text.ts'

/** What names a patent in a call: the document's id or a publication number in any writing. */
export const patentIdSchema = text().trim().min(1).max(100)
