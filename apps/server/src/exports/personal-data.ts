import { eq } from 'drizzle-orm'
import { personalData, type Person } from '../platform/personal-data.ts'
import { exportKeys } from './export-files.ts'
import { exportSwitches } from './export-switches-table.ts'
import { exportTasks } from './export-tasks-table.ts'

const own = ({ userId }: Person) => eq(exportTasks.userId, userId)

/** What users export. The files contain public records and can be exported again: a copy of one's data only names them. */
export const EXPORTS_PERSONAL_DATA = [
  personalData({ table: exportTasks, rowsOf: own, atClosing: 'delete', copied: [], files: exportKeys }),
  personalData({
    table: exportTasks,
    rowsOf: own,
    atClosing: 'delete',
    copied: ['recordKind', 'fileType', 'source', 'fieldList', 'title', 'fileName', 'state', 'total', 'requestedAt', 'finishedAt'],
  }),
  personalData({
    table: exportSwitches,
    rowsOf: ({ userId }) => eq(exportSwitches.userId, userId),
    atClosing: 'delete',
    copied: ['notice'],
  }),
]
