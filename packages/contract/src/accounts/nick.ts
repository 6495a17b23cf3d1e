import * as z from 'zod'

/** The name a user is shown by: 1 to 50 characters without spaces around them. */
export const nickSchema = z.string().trim().min(1).max(50)
