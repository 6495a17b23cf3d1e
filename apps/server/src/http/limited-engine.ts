import { AsyncLocalStorage } from 'node:async_hooks'
import type { ObservedSearch } from './slow-searches.ts'
import { SearchError, type SemanticSearch, type RequestOptions, type SearchEngine } from '@gezhi/search'
import { processMetrics } from '../metrics/metrics.ts'
import { inSpan } from '../tracing/in-span.ts'

/** Caller of a request, and the signal that ends it early. */
export type SearchScope = Required<RequestOptions>

export interface SearchLimits {
  /** Timeout of one search in seconds, including time in the queue. */
  readonly seconds: number
  /** Searches one caller may have waiting and running. */
  readonly atOnce: number
  /** Called after every search of a caller that was not aborted. */
  readonly onSearch?: (search: ObservedSearch) => void
}

/** More than any of our calls runs at once. */
export const SEARCHES_AT_ONCE = 256

const scopes = new AsyncLocalStorage<SearchScope>()

/** Runs a call: all its requests to a limited engine count for this caller and end when the signal is aborted. */
export function inSearchScope<T>(scope: SearchScope, call: () => T): T {
  return scopes.run(scope, call)
}

/** The parameter of each search method that contains its options: separate or part of the request. */
const OPTIONS_AT = {
  page: 'request',
  count: 'request',
  facets: 'request',
  table: 'request',
  suggest: 'request',
  similar: 'request',
  relatedEach: 'request',
  get: 1,
  relatedCounts: 2,
  related: 3,
  rank: 'request',
  neighbours: 'request',
} as const satisfies Partial<Record<keyof SearchEngine | keyof SemanticSearch, 'request' | number>>

/**
 * The same engine, whose searches within a scope (`inSearchScope`) are attributed to its caller and have a deadline. They reject with
 * SearchError `timeout` at the deadline and `busy` if the caller has too many at once; outside a scope nothing is limited.
 */
export function limitedEngine<R extends object>(engine: SearchEngine<R>, limits: SearchLimits): SearchEngine<R> {
  return searchLimiter(limits)(engine)
}

/** The same for several engines, with a common count of a caller's searches. */
export function searchLimiter(limits: SearchLimits): <R extends object>(engine: SearchEngine<R>) => SearchEngine<R> {
  const limiter = new SearchLimiter(limits)
  return <R extends object>(engine: SearchEngine<R>) => {
    const kind = engine.kind.name
    const semantic = engine.semantic === null ? null : limiter.limited(engine.semantic, kind)
    return limiter.limited(engine, kind, { semantic })
  }
}

/** A method of the engine of a kind, with the place of its options. */
interface LimitedMethod {
  readonly at: 'request' | number
  readonly name: string
  readonly kind: string
}

type Method = (...args: unknown[]) => Promise<unknown>

class SearchLimiter {
  readonly #limits: SearchLimits
  readonly #open = new Map<string, number>()

  constructor(limits: SearchLimits) {
    this.#limits = limits
  }

  /** `kind`: name of the records that are searched. */
  limited<T extends object>(target: T, kind: string, replaced: Partial<T> = {}): T {
    const methods = new Map<string | symbol, Method>()
    return new Proxy(target, {
      get: (of, name) => {
        const known = methods.get(name)
        if (known !== undefined) return known
        const value: unknown = name in replaced ? Reflect.get(replaced, name) : Reflect.get(of, name, of)
        if (typeof value !== 'function') return value
        const method = this.#method((value as Method).bind(of), name, kind)
        methods.set(name, method)
        return method
      },
    })
  }

  #method(method: Method, name: string | symbol, kind: string): Method {
    const at = OPTIONS_AT[name as keyof typeof OPTIONS_AT] as 'request' | number | undefined
    return at === undefined ? method : (...args) => this.#search(method, args, { at, name: String(name), kind })
  }

  async #search(method: Method, args: readonly unknown[], { at, name, kind }: LimitedMethod): Promise<unknown> {
    const scope = scopes.getStore()
    if (scope === undefined) return method(...args)
    const { seconds, atOnce } = this.#limits
    const open = this.#open.get(scope.caller) ?? 0
    if (open >= atOnce) throw new SearchError('busy', `More than ${atOnce} searches of one caller at the same time`)
    this.#open.set(scope.caller, open + 1)
    processMetrics.add('gezhi_search_requests_open')
    const end = new AbortController()
    const start = performance.now()
    const late = () => end.abort(new SearchError('timeout', `The search took longer than ${seconds} seconds`, { detail: { seconds } }))
    const timer = setTimeout(late, seconds * 1000)
    // Cheaper on every search than `AbortSignal.any`. It remains after the response: background work ends when the caller disconnects.
    if (scope.signal.aborted) end.abort(scope.signal.reason)
    else scope.signal.addEventListener('abort', () => end.abort(scope.signal.reason), { once: true })
    try {
      const run = () => method(...withOptions(args, at, { caller: scope.caller, signal: end.signal }))
      return await inSpan(`search ${name}`, { 'gezhi.kind': kind }, run)
    } finally {
      clearTimeout(timer)
      this.#leave(scope.caller)
      const request = at === 'request' ? (args[0] as ObservedSearch['request'] | undefined) : undefined
      const milliseconds = performance.now() - start
      if (!scope.signal.aborted)
        this.#limits.onSearch?.({ kind, method: name, request: request ?? {}, milliseconds, timedOut: end.signal.aborted })
    }
  }

  #leave(caller: string): void {
    const left = (this.#open.get(caller) ?? 1) - 1
    processMetrics.add('gezhi_search_requests_open', [], -1)
    if (left > 0) this.#open.set(caller, left)
    else this.#open.delete(caller)
  }
}

function withOptions(args: readonly unknown[], at: 'request' | number, options: RequestOptions): unknown[] {
  const index = at === 'request' ? 0 : at
  const all = [...args]
  all[index] = { ...(all[index] as object | undefined), ...options }
  return all
}
