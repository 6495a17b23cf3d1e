import pg from 'pg'
import type { Database } from './connect-database.ts'
import { endConnections } from './end-connections.ts'

/** A connection can break silently: it is polled at this interval, with the same time to respond. */
const POLL_EVERY = 10_000
const ANSWER_LIMIT = 5_000
/** Delay before reconnecting. */
const AGAIN_AFTER = 1_000

/** What a domain does with the notifications of a channel (LISTEN), whichever process sends them. */
export interface ChannelSubscription {
  readonly channel: string
  /** Notifications are received from now on. */
  open(): void
  /** They may be lost from now on, until it is opened again. */
  close(): void
  received(payload: string): void
}

/**
 * Receives the notifications of channels on one connection of its own. `failed` is called when the connection is lost; it is
 * re-established. Resolves once notifications are received; rejects if the database cannot be reached. Returns a function that stops it.
 */
export async function subscribeToChannels(
  database: Database,
  subscriptions: readonly ChannelSubscription[],
  failed: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let current: pg.Client | null = null

  const close = () => subscriptions.forEach((one) => one.close())
  const seekAgain = (error: Error) => {
    if (stopped) return
    failed(error)
    setTimeout(() => void connect().catch(seekAgain), AGAIN_AFTER).unref()
  }
  const lose = (client: pg.Client, error: Error) => {
    if (client !== current) return
    current = null
    close()
    // An abandoned connection may fail to close.
    client.end().catch(() => {})
    seekAgain(error)
  }
  const pollLater = (client: pg.Client) => {
    setTimeout(() => {
      if (client !== current) return
      const late = setTimeout(() => lose(client, new Error('notifications of the database are no longer received')), ANSWER_LIMIT)
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
    client.on('end', () => lose(client, new Error('the connection that receives notifications of the database ended')))
    client.on('notification', ({ channel, payload = '' }) => {
      for (const one of subscriptions) if (one.channel === channel) one.received(payload)
    })
    await client.connect()
    for (const channel of new Set(subscriptions.map((one) => one.channel))) await client.query(`LISTEN ${channel}`)
    if (stopped) return client.end()
    current = client
    for (const one of subscriptions) one.open()
    pollLater(client)
  }

  await connect()
  return async () => {
    stopped = true
    const client = current
    current = null
    close()
    if (client !== null) await endConnections(client)
  }
}
