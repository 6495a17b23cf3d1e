import pg from 'pg'

/** ms without a response after which the server is probed. */
const SUSPECTED_AFTER = 5000
/** ms within which the probe, a new connection, must be answered. */
const PROBE_LIMIT = 5000
/** ms between checks of the running statements. */
const LOOK_EVERY = 1000

/** ms by which a statement may exceed the limit of PostgreSQL before its connection counts as dead. */
const OVERDUE_AFTER = 10_000

/** ms for each statement while the process stops: the rest of the limit of a stop belongs to PostgreSQL's own. */
const STOPPING_LIMIT = 2000

/**
 * Ends statements, and attempts to connect, that wait for an unresponsive PostgreSQL, such as one that is stopped, or behind a network
 * that drops packets; TCP reports neither. If a statement takes long, a new connection is tried. If it is answered, the statement is
 * only slow and the limit of the server applies, `statementSeconds` (0: none); if not, the connections of all long-running statements
 * are closed, so that their callers fail instead of hanging. A connection that reports nothing 10 s after that limit is dead itself,
 * whatever others are, and is closed.
 */
export function watchStatements(pool: pg.Pool, statementSeconds: number): void {
  const watch = new StatementWatch(() => probe(pool), statementSeconds)
  // The types of the pool leave its constructor of connections out.
  const connecting = pool as unknown as { Client: typeof pg.Client }
  connecting.Client = class extends connecting.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      watch.addConnecting(this)
    }
  }
  pool.on('connect', (client) => watch.add(client))
  WATCHES.set(pool, watch)
}

const WATCHES = new WeakMap<pg.Pool, StatementWatch>()

/**
 * For a process that stops: from now on a connection is closed whose statement has run for 2 s, or that is not established after 2 s,
 * even if the server answers others. One backend that does not run, or a long statement, would otherwise keep whoever waits for it from
 * ending.
 */
export function limitStatementsOfStop(pool: pg.Pool): void {
  WATCHES.get(pool)?.limitAll(STOPPING_LIMIT)
}

/** Connections whose statements have no limit at present. */
const UNLIMITED = new WeakSet<object>()

/** Sets whether the statements of a connection of the pool have the limit of time; those without are closed only with the server. */
export async function limitStatements(client: pg.PoolClient, limited: boolean): Promise<void> {
  if (limited) {
    await client.query('RESET statement_timeout')
    UNLIMITED.delete(client)
  } else {
    UNLIMITED.add(client)
    await client.query('SET statement_timeout = 0')
  }
}

/** A client whose statements can be watched. */
export type WatchedClient = Pick<pg.PoolClient, 'query'> & { readonly connection?: { readonly stream: { destroy(error: Error): void } } }

/** A client that can be watched while it connects. */
export type ConnectingClient = WatchedClient & Pick<pg.Client, 'connect'>

/** The running statements of some connections. `answers`: whether the server responds now; `statementSeconds`: its limit, 0: none. */
export class StatementWatch {
  readonly #answers: () => Promise<boolean>
  /** ms */
  readonly #overdueAfter: number
  /** ms for every statement, whatever else applies. */
  #limit = Infinity
  readonly #since = new Map<symbol, { readonly client: WatchedClient; readonly start: number }>()
  #timer: NodeJS.Timeout | null = null
  #probing = false

  constructor(answers: () => Promise<boolean>, statementSeconds: number) {
    this.#answers = answers
    this.#overdueAfter = statementSeconds === 0 ? Infinity : statementSeconds * 1000 + OVERDUE_AFTER
  }

  /** Watches the statements of a connection from now on. */
  add(client: WatchedClient): void {
    client.query = this.#watched(client, client.query)
  }

  /** Watches a connection while it is established, as if that were a statement. */
  addConnecting(client: ConnectingClient): void {
    client.connect = this.#watched(client, client.connect)
  }

  /** The method, whose calls count as running until they call back or settle. */
  #watched<Method>(client: WatchedClient, method: Method): Method {
    const call = (method as (...args: unknown[]) => unknown).bind(client)
    return ((...args: unknown[]) => {
      const end = this.#begin(client)
      const callback = args.at(-1)
      if (typeof callback === 'function') return call(...args.slice(0, -1), (...results: unknown[]) => (end(), callback(...results)))
      const result = call(...args)
      if (result instanceof Promise) return result.finally(end)
      // A stream of rows is read at the speed of its consumer.
      end()
      return result
    }) as Method
  }

  /** Closes the connection of each statement that takes longer than `limit` ms, from now on. */
  limitAll(limit: number): void {
    this.#limit = limit
  }

  #begin(client: WatchedClient): () => void {
    const statement = Symbol('statement')
    this.#since.set(statement, { client, start: performance.now() })
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY).unref()
    return () => {
      this.#since.delete(statement)
      if (this.#since.size > 0 || this.#timer === null) return
      clearInterval(this.#timer)
      this.#timer = null
    }
  }

  async #look(): Promise<void> {
    close(this.#waiting(this.#limit))
    close(this.#waiting(this.#overdueAfter).filter((client) => !UNLIMITED.has(client)))
    if (this.#probing || this.#waiting(SUSPECTED_AFTER).length === 0) return
    this.#probing = true
    const answers = await this.#answers()
    this.#probing = false
    if (!answers) close(this.#waiting(SUSPECTED_AFTER))
  }

  /** The connections with a statement that has waited longer than `limit` ms. */
  #waiting(limit: number): WatchedClient[] {
    const before = performance.now() - limit
    return [...this.#since.values()].filter(({ start }) => start < before).map(({ client }) => client)
  }
}

function close(clients: readonly WatchedClient[]): void {
  for (const client of new Set(clients)) client.connection?.stream.destroy(new Error('PostgreSQL does not respond'))
}

/** Whether a server answers a new connection in time, even if only to reject it. */
async function probe(pool: pg.Pool): Promise<boolean> {
  // A pool hides its password when its options are copied.
  const { password, ...options } = pool.options
  const limits = { connectionTimeoutMillis: PROBE_LIMIT, query_timeout: PROBE_LIMIT }
  const client = new pg.Client({ ...options, ...(password !== undefined && { password }), ...limits })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    // The connection only tested availability; one that is stuck may fail to close.
    client.end().catch(() => {})
  }
}
