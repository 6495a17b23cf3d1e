export { importKind, type KindSettings } from './import-kind.ts'
export { SEARCH_ERRORS } from './search-errors.ts'
