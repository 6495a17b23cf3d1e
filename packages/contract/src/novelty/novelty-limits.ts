/** Features of one analysis, at most. */
export const MAX_NOVELTY_FEATURES = 20

/** Characters of a feature, and of a text that is split. */
export const MAX_FEATURE_LENGTH = 3000
export const MAX_NOVELTY_TEXT = 20_000

/** Documents compared in one analysis, at most. */
export const MAX_COMPARED_DOCUMENTS = 30

/** Finished analyses of one user that are stored; the oldest make room for new ones. */
export const MAX_STORED_NOVELTIES = 200

/** Analyses of one user that wait or run, at most. */
export const MAX_UNFINISHED_NOVELTIES = 3

/** What a document says of a feature. */
export const DISCLOSURES = ['disclosed', 'partly', 'not'] as const
export type Disclosure = (typeof DISCLOSURES)[number]

/** Categories of a search report: X alone destroys novelty, Y together with another document the inventive step, A is background. */
export const CITATION_CATEGORIES = ['X', 'Y', 'A'] as const
export type CitationCategory = (typeof CITATION_CATEGORIES)[number]

/**
 * What the dates of a document make of it: published before, filed before and published later (it can only destroy novelty), neither, or not
 * known.
 */
export const DATE_ROLES = ['priorArt', 'conflicting', 'later', 'unknown'] as const
export type DateRole = (typeof DATE_ROLES)[number]
