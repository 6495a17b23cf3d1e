import { text } from '../text.ts'

/** Display name of a user: 1 to 50 characters after trimming. */
export const nickSchema = text().trim().min(1).max(50)
