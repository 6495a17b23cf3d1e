import { childrenOf, type QueryNode } from '@gezhi/query'
import type { Selection } from '@gezhi/search'
import type { SlowSearch } from '../data-folder/process-report.ts'

/** A search of a caller that has ended. */
export interface ObservedSearch {
  readonly kind: string
  readonly method: string
  readonly request: Partial<Pick<Selection, 'query' | 'filters'>>
  readonly milliseconds: number
  readonly timedOut: boolean
}

/** Listed for each hour: a bad one does not hide the rest of the day. */
const MAX_PER_HOUR = 5
const DAY = 24 * 60 * 60 * 1000
/** Length of `2026-01-31T10` and `2026-01-31T10:59` in an ISO time. */
const HOUR = 13
const MINUTE = 16

/** The slowest searches of the last 24 hours, without words, values or callers: for `npm run ops -- doctor`. */
export class SlowSearches {
  readonly #now: () => number
  #list: readonly SlowSearch[]

  /** `earlier`: those of the process before this one. `now`: ms since 1970. */
  constructor(earlier: readonly SlowSearch[] = [], now: () => number = Date.now) {
    this.#now = now
    this.#list = earlier
  }

  /** Slowest first. */
  get list(): readonly SlowSearch[] {
    const since = new Date(this.#now() - DAY).toISOString()
    this.#list = this.#list.filter(({ at }) => at >= since)
    return this.#list.toSorted(bySlowness)
  }

  note({ kind, method, request, milliseconds, timedOut }: ObservedSearch): void {
    const time = new Date(this.#now()).toISOString()
    const hour = time.slice(0, HOUR)
    const sameHour = this.#list.filter(({ at }) => at.startsWith(hour)).toSorted(bySlowness)
    const slowEnough = sameHour[MAX_PER_HOUR - 1]
    if (slowEnough !== undefined && slowEnough.milliseconds >= milliseconds) return
    const nodes = request.query ? countsOfNodes(request.query) : {}
    const rounded = Math.round(milliseconds)
    const filters = request.filters?.length ?? 0
    const noted = { at: `${time.slice(0, MINUTE)}Z`, kind, method, milliseconds: rounded, timedOut, nodes, filters }
    this.#list = [...this.list.filter((one) => one !== slowEnough), noted]
  }
}

function bySlowness(a: SlowSearch, b: SlowSearch): number {
  return b.milliseconds - a.milliseconds
}

/** How many nodes of each kind a query has. Pure. */
function countsOfNodes(query: QueryNode, counts: Record<string, number> = {}): Record<string, number> {
  counts[query.kind] = (counts[query.kind] ?? 0) + 1
  for (const child of childrenOf(query)) countsOfNodes(child, counts)
  return counts
}
