export { inspectIndex, type IndexInspection } from './inspect-index.ts'
export { openSqliteEngine, type SqliteEngineOptions } from './open-sqlite-engine.ts'
