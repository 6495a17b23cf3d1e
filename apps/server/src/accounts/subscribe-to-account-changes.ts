import pg from 'pg'
import type { Database } from '../database/connect-database.ts'
import { endConnections } from '../database/end-connections.ts'
import type { AccountCache } from './account-cache.ts'

/** Channel of the triggers in the migration `account_changes`: the id of the changed account, or empty if all may have changed. */
const CHANNEL = 'account_changes'
/** A connection can break silently: it is polled at this interval, with the same time to respond. */
const POLL_EVERY = 10_000
const ANSWER_LIMIT = 5_000
/** Delay before reconnecting. */
const AGAIN_AFTER = 1_000

/**
 * Opens a cache while notifications of account changes are received, whichever process makes the changes. `failed` is called when the
 * connection is lost; it is re-established. Resolves once notifications are received; rejects if the database cannot be reached. Returns
 * a function that stops it.
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
    // An abandoned connection may fail to close.
    client.end().catch(() => {})
    seekAgain(error)
  }
  const pollLater = (client: pg.Client) => {
    setTimeout(() => {
      if (client !== current) return
      const late = setTimeout(() => lose(client, new Error('changes of accounts are no longer received')), ANSWER_LIMIT)
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
