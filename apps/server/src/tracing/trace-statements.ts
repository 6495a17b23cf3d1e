import type pg from 'pg'
import { inSpan, isTraced } from './in-span.ts'

type Query = (...args: unknown[]) => unknown

/** A span for each statement of a pool within a trace, with its text: `$1` and so on in place of values. */
export function traceStatements(pool: pg.Pool): void {
  pool.query = traced(pool.query.bind(pool)) as typeof pool.query
  // Of transactions; those of the pool itself come with a callback.
  pool.on('connect', (client) => void (client.query = traced(client.query.bind(client) as Query) as typeof client.query))
}

function traced(query: Query): Query {
  return (...args) => {
    if (!isTraced() || typeof args.at(-1) === 'function') return query(...args)
    const text = textOf(args[0])
    if (text === null) return query(...args)
    return inSpan(nameOf(text), { 'db.system.name': 'postgresql', 'db.query.text': text }, async () => query(...args))
  }
}

/** Null for a stream of rows. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || 'submit' in query) return null
  return 'text' in query && typeof query.text === 'string' ? query.text : null
}

/** `SELECT sessions`: the verb and the first table. */
function nameOf(text: string): string {
  const [, verb = 'SQL'] = /^\s*(\w+)/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+(?:"?\w+"?\.)?"?(\w+)"?/i.exec(text) ?? []
  return table === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${table}`
}
