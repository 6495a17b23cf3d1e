import { Client, errors } from '@opensearch-project/opensearch'
import { SearchError } from '@gezhi/search'

export interface ClusterOptions {
  /** Addresses of its nodes, with user and password where it wants them. One that does not answer is left out until it does again. */
  readonly nodes: readonly string[]
  /** PEM of the authority that signed its certificates, where no public one did. */
  readonly ca?: string
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  readonly path: string
  readonly body?: unknown
  /** Lines of a bulk request, in the place of `body`. */
  readonly lines?: readonly unknown[]
  readonly query?: Readonly<Record<string, string | number | boolean>>
  /** A 404 answers null. */
  readonly orNull?: boolean
  readonly signal?: AbortSignal | undefined
}

/** Tries again on another node what was not answered; a search or an idempotent write may be asked twice. */
const RETRIES = 3
const REQUEST_TIMEOUT_MS = 120_000

/** What an engine asks of an OpenSearch cluster, as paths and bodies of its HTTP interface. */
export class Cluster {
  readonly #client: Client
  #closed = false

  constructor({ nodes, ca }: ClusterOptions) {
    this.#client = new Client({
      nodes: [...nodes],
      maxRetries: RETRIES,
      requestTimeout: REQUEST_TIMEOUT_MS,
      ...(ca !== undefined && { ssl: { ca } }),
    })
  }

  /** The body of the answer. Rejects with `SearchError`, or the signal's reason, which also ends the work in the cluster. */
  async call<T>({ method, path, body, lines, query, orNull = false, signal }: Call): Promise<T> {
    if (this.#closed) throw new SearchError('closed', 'The engine is closed')
    signal?.throwIfAborted()
    const request = this.#client.transport.request(
      {
        method,
        path,
        ...(body !== undefined && { body: body as Record<string, unknown> }),
        ...(lines !== undefined && { bulkBody: lines as Record<string, unknown>[] }),
        ...(query !== undefined && { querystring: query }),
      },
      orNull ? { ignore: [404] } : {},
    )
    // What a listener answers and can be waited for, Node takes for its own and lets its failure end the process.
    const stop = () => void request.abort()
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const { body: answer, statusCode } = await request
      return (orNull && statusCode === 404 ? null : answer) as T
    } catch (error) {
      signal?.throwIfAborted()
      throw this.#closed ? new SearchError('closed', 'The engine is closed', { cause: error }) : toSearchError(error)
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#client.close()
  }
}

const TOO_BROAD = /expanded to too many terms|too many terms/i
const TOO_LONG = /max_?clause|too many clauses/i

function toSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error
  if (error instanceof errors.ResponseError) {
    const said = JSON.stringify(error.body ?? null)
    if (TOO_BROAD.test(said)) return new SearchError('pattern-too-broad', 'A pattern stands for too many words', { cause: error })
    if (TOO_LONG.test(said))
      return new SearchError(
        'unsupported',
        'The query has more alternatives than the cluster takes (indices.query.bool.max_clause_count)',
        {
          cause: error,
        },
      )
    if (/flood_stage|disk usage exceeded|No space left/i.test(said))
      return new SearchError('disk-full', 'The cluster has no room left', { cause: error })
    return new SearchError('failed', `The cluster refused a request: ${said.slice(0, 500)}`, { cause: error })
  }
  return new SearchError('failed', `The cluster does not answer: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  })
}
