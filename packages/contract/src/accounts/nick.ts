import { text } from '../text.ts'

/** The name a user is shown by: 1 to 50 characters without spaces around them. */
export const nickSchema = text().trim().min(1).max(50)
