import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import { graphHandlers } from './graph-handlers.ts'
import { graphStore } from './graph-store.ts'
import { GRAPH_PERSONAL_DATA } from './personal-data.ts'

/** The knowledge graph: patents and what they name as nodes, computed from the index; its history and snapshots. */
export const graphDomain = defineDomain({
  name: 'graph',
  calls: CALLS.graph,
  personalData: GRAPH_PERSONAL_DATA,
  open({ database, now }) {
    const store = graphStore(database, now)
    return { handlers: (serving) => graphHandlers(store, serving) }
  },
})
