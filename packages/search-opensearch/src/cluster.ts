import { setTimeout as wait } from 'node:timers/promises'
import { Client, errors } from '@opensearch-project/opensearch'
import { SearchError } from '@gezhi/search'

export interface ClusterOptions {
  /** Addresses of its nodes, with user and password if required. A node that does not respond is skipped until it does again. */
  readonly nodes: readonly string[]
  /** PEM of the authority that signed its certificates, unless it is a public one. */
  readonly ca?: string
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  readonly path: string
  readonly body?: unknown
  /** Lines instead of `body`: as text with line ends, or one value per line. */
  readonly lines?: string | readonly unknown[]
  readonly query?: Readonly<Record<string, string | number | boolean>>
  /** A 404 resolves to null. */
  readonly orNull?: boolean
  readonly signal?: AbortSignal | undefined
  /** Retried for some minutes while the cluster does not respond: for idempotent calls in the background. */
  readonly persistent?: boolean
}

/** The calls of a cluster that other code uses. */
export type ClusterCalls = Pick<Cluster, 'call'>

/** Milliseconds for which a started call may continue after it was aborted. */
const GRACE_MS = 3000

/**
 * Runs work on a cluster whose calls end some seconds after `signal` is aborted, so that a responsive cluster completes what was started.
 */
export async function endedBy<T>(
  signal: AbortSignal | undefined,
  cluster: ClusterCalls,
  work: (cluster: ClusterCalls) => Promise<T>,
): Promise<T> {
  if (signal === undefined) return work(cluster)
  const ending = new AbortController()
  const end = () => setTimeout(() => ending.abort(signal.reason), GRACE_MS).unref()
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })
  try {
    return await work({ call: (call) => cluster.call({ ...call, signal: ending.signal }) })
  } finally {
    signal.removeEventListener('abort', end)
  }
}

/** Retries on another node; searches and idempotent writes may be sent twice. */
const RETRIES = 3
const REQUEST_TIMEOUT_MS = 120_000
/** Pauses between the attempts of a persistent call. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, ...Array.from({ length: 14 }, () => 15_000)]

/** The HTTP interface of an OpenSearch cluster: paths and bodies. */
export class Cluster {
  readonly #client: Client
  readonly #closing = new AbortController()

  constructor({ nodes, ca }: ClusterOptions) {
    this.#client = new Client({
      nodes: [...nodes],
      maxRetries: RETRIES,
      requestTimeout: REQUEST_TIMEOUT_MS,
      ...(ca !== undefined && { ssl: { ca } }),
    })
  }

  /** The body of the response. Rejects with `SearchError`, or the signal's reason, which also cancels the work in the cluster. */
  async call<T>(call: Call): Promise<T> {
    for (const pause of call.persistent === true ? PAUSES_MS : []) {
      try {
        return await this.#send<T>(call)
      } catch (error) {
        if (!(error instanceof SearchError) || error.reason !== 'unreachable') throw error
      }
      await this.#wait(pause, call.signal)
    }
    return this.#send<T>(call)
  }

  /** Until the next attempt is due, the caller has aborted or the engine is closed. */
  async #wait(pause: number, signal: AbortSignal | undefined): Promise<void> {
    const ended = signal === undefined ? this.#closing.signal : AbortSignal.any([signal, this.#closing.signal])
    // Ends early only when aborted, which the caller detects.
    await wait(pause, undefined, { signal: ended }).catch(() => {})
  }

  async #send<T>({ method, path, body, lines, query, orNull = false, signal }: Call): Promise<T> {
    if (this.#closing.signal.aborted) throw new SearchError('closed', 'The engine is closed')
    signal?.throwIfAborted()
    const request = this.#client.transport.request(
      {
        method,
        path,
        ...(body !== undefined && { body: body as Record<string, unknown> }),
        ...(lines !== undefined && { bulkBody: lines as string | Record<string, unknown>[] }),
        ...(query !== undefined && { querystring: query }),
      },
      orNull ? { ignore: [404] } : {},
    )
    // A listener must not return a promise: Node would handle it, and a rejection would end the process.
    const stop = () => void request.abort()
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const { body: answer, statusCode } = await request
      if (orNull && statusCode === 404) return null as T
      if (READING.test(path)) whole(answer as Parts)
      return answer as T
    } catch (error) {
      signal?.throwIfAborted()
      throw this.#closing.signal.aborted ? new SearchError('closed', 'The engine is closed', { cause: error }) : toSearchError(error)
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return
    this.#closing.abort()
    await this.#client.close()
  }
}

const TOO_BROAD = /expanded to too many terms|too many terms/i
const TOO_LONG = /max_?clause|too many clauses/i
const NO_ROOM = /flood_stage|disk usage exceeded|No space left/i
const READING = /\/_(?:m?search|count)$/
/** Responses of a cluster whose nodes are overloaded, gone or electing. */
const LATER = [429, 502, 503, 504]

function toSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error
  if (error instanceof errors.ResponseError) return fromAnswer(JSON.stringify(error.body ?? null), error.statusCode ?? 0, error)
  return new SearchError('unreachable', `The cluster does not answer: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  })
}

function fromAnswer(answer: string, status: number, cause?: unknown): SearchError {
  if (TOO_BROAD.test(answer)) return new SearchError('pattern-too-broad', 'A pattern stands for too many words', { cause })
  if (TOO_LONG.test(answer)) {
    const message = 'The query has more alternatives than the cluster takes (indices.query.bool.max_clause_count)'
    return new SearchError('unsupported', message, { cause })
  }
  if (NO_ROOM.test(answer)) return new SearchError('disk-full', 'The cluster has no room left', { cause })
  const message = `The cluster refused a request: ${answer.slice(0, 500)}`
  return new SearchError(LATER.includes(status) ? 'unreachable' : 'failed', message, { cause })
}

/** Parts of a response with a status of their own: the searches of a multi-search, and the shards of each. */
interface Parts {
  readonly responses?: readonly (Parts & { readonly error?: unknown; readonly status?: number })[]
  readonly _shards?: { readonly failed?: number; readonly failures?: readonly unknown[] }
}

/** A response with a missing part is an error: nobody would notice the missing hits of a failed shard. */
function whole(answer: Parts | null | undefined): void {
  if (typeof answer !== 'object' || answer === null) return
  for (const response of answer.responses ?? []) {
    if (response.error !== undefined) throw fromAnswer(JSON.stringify(response.error), response.status ?? 0)
    whole(response)
  }
  const { failed = 0, failures = [] } = answer._shards ?? {}
  if (failed > 0) throw fromAnswer(JSON.stringify(failures), 503)
}
