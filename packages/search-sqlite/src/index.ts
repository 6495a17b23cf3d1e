export { inspectIndex, type IndexInspection } from './inspect-index.ts'
export { openSqliteEngine, type SqliteEngineOptions } from './open-sqlite-engine.ts'
export type { RebuildsBeside } from './threads/rebuild-beside.ts'
