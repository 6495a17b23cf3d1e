import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { strategies, strategyGroups } from './strategies-table.ts'

/** Saved strategies and their groups. */
export const STRATEGIES_PERSONAL_DATA = [
  personalData({
    table: strategies,
    rowsOf: ({ userId }) => eq(strategies.userId, userId),
    atClosing: 'delete',
    copied: [
      'title',
      'searchStrategy',
      'searchCondition',
      'datRange',
      'number',
      'countedAt',
      'numberBefore',
      'countedBeforeAt',
      'createdAt',
    ],
  }),
  personalData({
    table: strategyGroups,
    rowsOf: ({ userId }) => eq(strategyGroups.userId, userId),
    atClosing: 'delete',
    copied: ['name', 'createdAt'],
  }),
]
