export { openSqliteEngine, type SqliteEngineOptions } from './open-sqlite-engine.ts'
