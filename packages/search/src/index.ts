export type * from './search-engine.ts'
export { SearchError, type SearchErrorReason } from './search-error.ts'
export { recordIdentity } from './record-identity.ts'
