import pg from 'pg'
import type { Database } from '../database/connect-database.ts'
import { endConnections } from '../database/end-connections.ts'
import type { AccountCache } from './account-cache.ts'

/** Triggers of the migration `account_changes` send here: the account that changed, or nothing when all may have. */
const CHANNEL = 'account_changes'
/** A connection can be gone without either side having said so: this often it is asked, and has this long to answer. */
const POLL_EVERY = 10_000
const ANSWER_LIMIT = 5_000
/** A connection that was lost is sought again this much later. */
const AGAIN_AFTER = 1_000

/**
 * Keeps a cache open for as long as changes of accounts are heard of, whichever process makes them. `failed` is called when the connection
 * is lost; it is sought again. Resolves when changes are heard; rejects when the database cannot be reached. Answers how to stop.
 */
export async function subscribeToAccountChanges(
  database: Database,
  cache: AccountCache,
  failed: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let current: pg.Client | null = null

  const seekAgain = (error: Error) => {
    if (stopped) return
    failed(error)
    setTimeout(() => void connect().catch(seekAgain), AGAIN_AFTER).unref()
  }
  const lose = (client: pg.Client, error: Error) => {
    if (client !== current) return
    current = null
    cache.close()
    // A connection that is given up need not end well.
    client.end().catch(() => {})
    seekAgain(error)
  }
  const pollLater = (client: pg.Client) => {
    setTimeout(() => {
      if (client !== current) return
      const late = setTimeout(() => lose(client, new Error('changes of accounts are no longer heard of')), ANSWER_LIMIT)
      client
        .query('SELECT 1')
        .then(
          () => pollLater(client),
          (error: Error) => lose(client, error),
        )
        .finally(() => clearTimeout(late))
    }, POLL_EVERY).unref()
  }
  const connect = async () => {
    // A pool hides its password when its options are copied.
    const { password, ...options } = database.$client.options
    const client = new pg.Client({ ...options, ...(password !== undefined && { password }), keepAlive: true })
    client.on('error', (error) => lose(client, error))
    client.on('end', () => lose(client, new Error('the connection that hears of changes of accounts ended')))
    client.on('notification', ({ payload }) => (payload ? cache.forget(payload) : cache.clear()))
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    if (stopped) return client.end()
    current = client
    cache.open()
    pollLater(client)
  }

  await connect()
  return async () => {
    stopped = true
    const client = current
    current = null
    cache.close()
    if (client !== null) await endConnections(client)
  }
}
