import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { graphHistories } from './graph-histories-table.ts'
import { graphSnapshots } from './graph-snapshots-table.ts'

/** Opened graphs, and snapshots. */
export const GRAPH_PERSONAL_DATA = [
  personalData({
    table: graphHistories,
    rowsOf: ({ userId }) => eq(graphHistories.userId, userId),
    atClosing: 'delete',
    copied: ['node', 'openedAt'],
  }),
  personalData({
    table: graphSnapshots,
    rowsOf: ({ userId }) => eq(graphSnapshots.userId, userId),
    atClosing: 'delete',
    copied: ['name', 'type', 'content', 'createdAt'],
  }),
]
