import type { Clause } from '../query-dsl/clause.ts'

/** Path of the publication date for sorting. */
export const PUBLISHED = 'first.pd'

/** The default order of a list: by application date, then by publication date. */
export const NEWEST_FIRST: readonly Clause[] = [{ address: 'desc' }, { [PUBLISHED]: { order: 'desc', missing: '_last' } }, { docId: 'asc' }]
