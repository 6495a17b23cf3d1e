import { SearchError } from '@gezhi/search'
import type { ClusterCalls } from '../cluster.ts'

/** Status codes of a busy node, and of a shard without a node. */
const LATER = [429, 503]
/** Pauses before rejected requests are sent again to a busy cluster, in milliseconds. */
const WAITS = [200, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]

interface BulkAnswer {
  readonly errors: boolean
  readonly items: readonly Readonly<Record<string, { readonly status: number; readonly error?: { readonly reason: string } }>>[]
}

/**
 * Sends a bulk request, line by line with line ends: items rejected by a busy cluster are sent again after a pause; rejects on any other
 * error.
 */
export async function sendBulk(cluster: ClusterCalls, index: string, request: readonly string[]): Promise<void> {
  let waiting = request
  for (const wait of [...WAITS, null]) {
    const { errors, items } = await cluster.call<BulkAnswer>({
      method: 'POST',
      path: `/${index}/_bulk`,
      query: { filter_path: 'errors,items.*.status,items.*.error' },
      lines: waiting.join(''),
      persistent: true,
    })
    if (!errors) return
    const outcomes = items.map((item) => Object.values(item)[0]!)
    const rejected = outcomes.find(({ status, error }) => error !== undefined && !LATER.includes(status))
    if (rejected !== undefined) throw new SearchError('failed', `The cluster refused a document: ${rejected.error!.reason}`)
    waiting = waiting.filter((_, i) => LATER.includes(outcomes[i]!.status))
    if (waiting.length === 0) return
    if (wait === null) throw new SearchError('failed', 'The cluster takes no more documents: its queues stay full')
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
