export type * from './search-engine.ts'
export { SearchError, type SearchErrorReason } from './search-error.ts'
