import type { Clause } from '../query-dsl/clause.ts'
import type { Cluster } from '../cluster.ts'

const MAX_OPEN = '5m'

interface Answer<Hit> {
  readonly hits: { readonly hits: readonly (Hit & { readonly sort: readonly unknown[] })[] }
}

/** All hits of a search in a consistent snapshot, `size` at a time. `body` defines the order. */
export async function* everyHit<Hit>(
  cluster: Cluster,
  index: string,
  body: Clause & { readonly size: number; readonly sort: readonly Clause[] },
): AsyncGenerator<readonly Hit[], void, void> {
  const { pit_id: id } = await cluster.call<{ pit_id: string }>({
    method: 'POST',
    path: `/${index}/_search/point_in_time`,
    query: { keep_alive: MAX_OPEN },
  })
  try {
    for (let after: readonly unknown[] | undefined; ;) {
      const request = {
        ...body,
        pit: { id, keep_alive: MAX_OPEN },
        track_total_hits: false,
        ...(after !== undefined && { search_after: after }),
      }
      const { hits } = await cluster.call<Answer<Hit>>({ method: 'POST', path: '/_search', body: request })
      if (hits.hits.length === 0) return
      yield hits.hits
      after = hits.hits.at(-1)!.sort
    }
  } finally {
    await cluster.call({ method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [id] } })
  }
}
