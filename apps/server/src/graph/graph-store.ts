import { MAX_GRAPH_HISTORY, MAX_GRAPH_SNAPSHOTS, type GraphNode, type GraphNodeType, type SnapshotContent } from '@gezhi/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { graphHistories } from './graph-histories-table.ts'
import { graphSnapshots } from './graph-snapshots-table.ts'

export type HistoryRow = typeof graphHistories.$inferSelect
export type SnapshotRow = typeof graphSnapshots.$inferSelect
export type SnapshotSummary = Omit<SnapshotRow, 'content'>

/** The history and the snapshots of users. Those of others are not found. */
export interface GraphStore {
  /** Adds an opened graph, or renews its time; the oldest beyond `MAX_GRAPH_HISTORY` are deleted. */
  addHistory(userId: string, node: GraphNode): Promise<void>
  /** Newest first. */
  history(userId: string): Promise<readonly HistoryRow[]>
  removeHistory(userId: string, id: string): Promise<boolean>
  /** The id; null if the user has `MAX_GRAPH_SNAPSHOTS`. */
  addSnapshot(
    userId: string,
    snapshot: { readonly name: string; readonly content: SnapshotContent; readonly type: GraphNodeType },
  ): Promise<string | null>
  /** Newest first, of one kind or of all. */
  snapshots(userId: string, type: GraphNodeType | null): Promise<readonly SnapshotSummary[]>
  snapshot(userId: string, id: string): Promise<SnapshotRow | null>
  removeSnapshot(userId: string, id: string): Promise<boolean>
}

/** History and snapshots in PostgreSQL; `now` in ms. */
export function graphStore(database: Database, now: () => number): GraphStore {
  return { ...historyStore(database, now), ...snapshotStore(database, now) }
}

function historyStore(database: Database, now: () => number): Pick<GraphStore, 'addHistory' | 'history' | 'removeHistory'> {
  return {
    addHistory: (userId, node) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'graph_histories', userId)
        const values = { userId, nodeId: node.id, node, openedAt: new Date(now()) }
        await transaction
          .insert(graphHistories)
          .values(values)
          .onConflictDoUpdate({ target: [graphHistories.userId, graphHistories.nodeId], set: values })
        const old = transaction
          .select({ id: graphHistories.id })
          .from(graphHistories)
          .where(eq(graphHistories.userId, userId))
          .orderBy(desc(graphHistories.openedAt), desc(graphHistories.id))
          .offset(MAX_GRAPH_HISTORY)
        await transaction.delete(graphHistories).where(inArray(graphHistories.id, old))
      }),
    history: (userId) =>
      database
        .select()
        .from(graphHistories)
        .where(eq(graphHistories.userId, userId))
        .orderBy(desc(graphHistories.openedAt), desc(graphHistories.id))
        .limit(MAX_GRAPH_HISTORY),
    async removeHistory(userId, id) {
      const chosen = and(eq(graphHistories.userId, userId), eq(graphHistories.id, id))
      return (await database.delete(graphHistories).where(chosen).returning({ id: graphHistories.id })).length > 0
    },
  }
}

function snapshotStore(
  database: Database,
  now: () => number,
): Pick<GraphStore, 'addSnapshot' | 'snapshots' | 'snapshot' | 'removeSnapshot'> {
  const { id, userId, name, type, nodes, createdAt } = graphSnapshots
  const summary = { id, userId, name, type, nodes, createdAt }
  return {
    addSnapshot: (owner, snapshot) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'graph_snapshots', owner)
        if ((await transaction.$count(graphSnapshots, eq(userId, owner))) >= MAX_GRAPH_SNAPSHOTS) return null
        const values = { ...snapshot, userId: owner, nodes: snapshot.content.nodes.length, createdAt: new Date(now()) }
        const [row] = await transaction.insert(graphSnapshots).values(values).returning({ id })
        return row!.id
      }),
    snapshots: (owner, kind) =>
      database
        .select(summary)
        .from(graphSnapshots)
        .where(and(eq(userId, owner), kind === null ? undefined : eq(type, kind)))
        .orderBy(desc(createdAt), desc(id))
        .limit(MAX_GRAPH_SNAPSHOTS),
    async snapshot(owner, chosen) {
      const [row] = await database
        .select()
        .from(graphSnapshots)
        .where(and(eq(userId, owner), eq(id, chosen)))
      return row ?? null
    },
    async removeSnapshot(owner, chosen) {
      return (
        (
          await database
            .delete(graphSnapshots)
            .where(and(eq(userId, owner), eq(id, chosen)))
            .returning({ id })
        ).length > 0
      )
    },
  }
}
