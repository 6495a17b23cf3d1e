/** Patents of one valuation, at most; of a longer list or portfolio the first are valued. */
export const MAX_VALUED_PATENTS = 1000

/** Valuations of one user that are stored; the oldest make room for new ones. */
export const MAX_STORED_VALUATIONS = 200

/** Of the hits of a search, the first so many are valued to filter by level. */
export const MAX_EXAMINED_HITS = 300

/** Patents of the same class and year that a patent is compared with, at most. */
export const MAX_PEERS = 200

/** Patents of a preview of rules, at most; without numbers the newest so many. */
export const MAX_PREVIEWED_PATENTS = 20

export const VALUATION_KINDS = ['patent', 'list', 'file', 'portfolio'] as const
export type ValuationKind = (typeof VALUATION_KINDS)[number]

export const VALUATION_SEARCH_TYPES = ['ALL', 'TITLE', 'APPLICANT', 'INVENTOR', 'NUMBER'] as const
export type ValuationSearchType = (typeof VALUATION_SEARCH_TYPES)[number]

export const VALUATION_LEVEL_NAMES = ['A', 'B', 'C', 'D'] as const

export const VALUATION_FILTERS = [
  'applicationYear',
  'legalStatusCode',
  'publicationType',
  'publicationYear',
  'patentValuationLevel',
] as const
export type ValuationFilter = (typeof VALUATION_FILTERS)[number]

/** The greatest number of a fact that is given for a preliminary valuation. */
export const MAX_GIVEN_FACT = 5000
