/** Applicant groups of one user, at most. */
export const MAX_APPLICANT_GROUPS = 100
/** Companies of one group, at most. */
export const MAX_GROUP_COMPANIES = 50
/** Spellings of one company in a group, at most. */
export const MAX_COMPANY_SPELLINGS = 50
/** Longest name of a group, in UTF-16 units. */
export const MAX_GROUP_NAME = 50

/**
 * Why a name counts as a company: it is the one that was chosen; the same except for case, accents, punctuation, spaces or an abbreviated legal
 * form; or another name of the same company, from the register or the operator.
 */
export const SPELLING_REASONS = ['chosen', 'writing', 'name', 'other', 'former', 'alias'] as const
export type SpellingReason = (typeof SPELLING_REASONS)[number]

/** What groups are counted by in pairs. */
export const GROUP_TABLES = ['class', 'year', 'partner', 'inventor', 'citation'] as const
export type GroupTable = (typeof GROUP_TABLES)[number]

/** Groups of a table, at most: those with the most patents. */
export const MAX_COUNTED_GROUPS = 20
