import { graphHistories } from '../../apps/server/src/graph/graph-histories-table.ts'
import { graphSnapshots } from '../../apps/server/src/graph/graph-snapshots-table.ts'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

const node = { id: 'person:Private', type: 'person', name: 'Private', info: null, stored: true } as const

async function aHistory({ database }: TestApp, { userId }: Owner): Promise<{ id: string }> {
  const values = { userId, nodeId: node.id, node, openedAt: new Date() }
  const [row] = await database
    .insert(graphHistories)
    .values(values)
    .onConflictDoUpdate({ target: [graphHistories.userId, graphHistories.nodeId], set: values })
    .returning({ id: graphHistories.id })
  return row!
}

async function aSnapshot({ database }: TestApp, { userId }: Owner): Promise<{ id: string }> {
  const content = { nodes: [{ id: node.id, info: null, stored: true, x: 0, y: 0 }], links: [], hidden: [] }
  const [row] = await database
    .insert(graphSnapshots)
    .values({ userId, name: 'Private', type: 'person', nodes: 1, content, createdAt: new Date() })
    .returning({ id: graphSnapshots.id })
  return row!
}

const snapshot: ForeignRow = { error: 'GRAPH_SNAPSHOT_NOT_FOUND', make: aSnapshot }

/** Calls that name opened graphs or snapshots, or list them. */
export const FOREIGN_GRAPHS: Readonly<Record<string, ForeignRow>> = {
  'graph.listGraphHistory': empty(aHistory),
  'graph.deleteGraphHistory': { error: 'GRAPH_HISTORY_NOT_FOUND', make: aHistory },
  'graph.listGraphSnapshots': empty(aSnapshot),
  'graph.getGraphSnapshot': snapshot,
  'graph.deleteGraphSnapshot': snapshot,
}
