import pg from 'pg'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { connectDatabase, type Database } from '../../database/connect-database.ts'
import { testDatabase } from '../test-database.ts'
import type { Interleaving } from './interleaving.ts'

/** Connections, opened beforehand: to open one takes a time that no seed determines. */
const CONNECTIONS = 16

type Query = (...args: unknown[]) => Promise<unknown>

/** A database of its own for the test, in which every statement of simulated processes is a step. */
export async function openSteppedDatabase(steps: () => Interleaving | undefined) {
  const { url, drop } = await testDatabase()
  const database = connectDatabase(url, pino({ level: 'silent' }))
  const locks = await openLockCounter(url)
  onTestFinished(async () => {
    await locks.close()
    await database.$client.end()
    await drop()
  })
  /** Errors of the database itself. */
  const errors: unknown[] = []
  await stepDatabase(database, steps, (error) => errors.push(error))
  return { database, locks, errors }
}

/** Makes every statement of simulated processes a step. `onError` receives errors of the database itself. */
async function stepDatabase(database: Database, steps: () => Interleaving | undefined, onError: (error: unknown) => void): Promise<void> {
  const pool = database.$client
  Object.assign(pool.options, { idleTimeoutMillis: 0 })
  const observed = async (run: () => Promise<unknown>) => {
    try {
      return await run()
    } catch (error) {
      onError(error)
      throw error
    }
  }
  const queryPool = pool.query.bind(pool) as Query
  // The pool closes a connection whose statement failed, so that its statements are steps of their own.
  pool.query = ((...args: unknown[]) => {
    const perform = () => observed(() => queryPool(...args))
    return steps()?.step(nameOf(args[0]), perform) ?? perform()
  }) as typeof pool.query
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()))
  for (const client of clients) {
    const query = client.query.bind(client) as Query
    client.query = ((...args: unknown[]) => {
      const [running, name] = [steps(), nameOf(args[0])]
      const process = running?.current
      if (running === undefined || process === undefined) return query(...args)
      return running.step(name, async () => {
        const result = await observed(() => query(...args))
        if (name === 'begin') process.transactions.set(client, () => query('ROLLBACK'))
        if (name === 'commit' || name === 'rollback') process.transactions.delete(client)
        return result
      })
    }) as typeof client.query
  }
  for (const client of clients) client.release()
}

/** Counts the statements in a database that wait for a lock, over a connection of its own. */
async function openLockCounter(url: string): Promise<{ count(): Promise<number>; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    async count() {
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(DISTINCT pid)::int FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()`,
      )
      return rows[0]!.count
    },
    close: () => client.end(),
  }
}

/** Verb and table. */
function nameOf(query: unknown): string {
  const text = typeof query === 'string' ? query : (query as { readonly text: string }).text
  const verb = /^\w+/.exec(text)![0].toLowerCase()
  const table = /(?:from|into|update) "(\w+)"/.exec(text)?.[1] ?? (text.includes('advisory') ? 'lock' : '')
  return `${verb} ${table}${/for update/i.test(text) ? ' for update' : ''}`.trim()
}
