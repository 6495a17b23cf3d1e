import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** Returns a statement, prepared once per text. */
export type PreparedStatements = (sql: string) => StatementSync

/** The statements of one connection. */
export function preparedStatements(db: DatabaseSync): PreparedStatements {
  const known = new Map<string, StatementSync>()
  return (sql) => {
    const statement = known.get(sql) ?? db.prepare(sql)
    known.set(sql, statement)
    return statement
  }
}
