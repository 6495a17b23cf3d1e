import type { Clause } from '../query-dsl/clause.ts'

/** Where documents hold their date of publication to be sorted by. */
export const PUBLISHED = 'first.pd'

/** The order of a list without another: by date of application, of one date by that of publication. */
export const NEWEST_FIRST: readonly Clause[] = [{ address: 'desc' }, { [PUBLISHED]: { order: 'desc', missing: '_last' } }, { docId: 'asc' }]
