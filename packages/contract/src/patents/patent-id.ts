import { text } from '../text.ts'

/** Identifies a patent in a call: the document's id or a publication number in any notation. */
export const patentIdSchema = text().trim().min(1).max(100)
