export { inspectIndex, type IndexInspection } from '@gezhi/search-sqlite'
