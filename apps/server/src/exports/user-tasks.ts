import { MAX_UNFINISHED_EXPORTS } from '@gezhi/contract'
import type { Database } from '../database/connect-database.ts'
import { tableTasks } from '../platform/table-tasks.ts'
import type { UserTaskSource } from '../platform/user-tasks.ts'
import type { ExportTaskStore } from './export-task-store.ts'
import { exportTasks } from './export-tasks-table.ts'
import { describeReasonToOperator } from './task-reason.ts'

/** Exports as administrators see them. */
export function exportUserTasks(database: Database, tasks: Pick<ExportTaskStore, 'remove'>): UserTaskSource {
  return tableTasks(database, {
    kind: 'exports',
    title: { zh: '导出', en: 'Export' },
    table: exportTasks,
    lock: 'exports',
    limit: MAX_UNFINISHED_EXPORTS,
    describe: describeReasonToOperator,
    cancel: ({ id, userId }) => tasks.remove(userId, [id]),
  })
}
