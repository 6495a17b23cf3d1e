export { inspectIndex } from '@gezhi/search-sqlite'
