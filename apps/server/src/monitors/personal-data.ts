import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { monitorRuns, monitors } from './monitors-table.ts'

/** What users monitor, and what was found. */
export const MONITORS_PERSONAL_DATA = [
  personalData({
    table: monitors,
    rowsOf: ({ userId }) => eq(monitors.userId, userId),
    atClosing: 'delete',
    copied: [
      'name',
      'type',
      'recordKind',
      'target',
      'search',
      'code',
      'frequency',
      'sendWhenEmpty',
      'email',
      'isOn',
      'createdAt',
      'lastAt',
    ],
  }),
  personalData({
    table: monitorRuns,
    rowsOf: ({ userId }) => eq(monitorRuns.userId, userId),
    atClosing: 'delete',
    copied: ['endedAt', 'isRequested', 'total', 'found', 'ids', 'changes', 'sentAt', 'mail'],
  }),
]
