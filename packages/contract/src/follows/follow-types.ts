/** What can be followed, and noted about (decision G178). Kinds of records without an index yet have no records to follow, and their lists are empty. */
export const FOLLOW_TYPES = ['patent', 'trademark', 'company'] as const
export type FollowType = (typeof FOLLOW_TYPES)[number]

/** Codes in one call, at most. */
export const MAX_FOLLOW_CODES = 500
