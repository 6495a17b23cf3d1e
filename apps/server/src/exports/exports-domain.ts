import { join } from 'node:path'
import { CALLS } from '@gezhi/contract'
import type { Handlers } from '../http/call-context.ts'
import { defineDomain, type Serving } from '../platform/domain.ts'
import { exportHandlers } from './export-handlers.ts'
import { exportKinds, type ExportKinds } from './export-kinds.ts'
import { exportQueue, type ExportQueue } from './export-queue.ts'
import { exportTaskStore, type ExportTaskStore } from './export-task-store.ts'
import { EXPORTS_PERSONAL_DATA } from './personal-data.ts'
import { taskDocuments, type TaskDocuments } from './task-documents.ts'
import { runExports, writeWaitingExports } from './run-exports.ts'
import { exportUserTasks } from './user-tasks.ts'

/** Exports of records to files. */
export interface ExportServices {
  /** Domains of record kinds add theirs. */
  readonly kinds: ExportKinds
  /** Domains of other documents add theirs. */
  readonly documents: TaskDocuments
  readonly tasks: ExportTaskStore
  readonly queue: ExportQueue
  /** The call that creates a task, for calls of a kind that do so in their own form. */
  putExport(serving: Serving): Handlers['exports']['putExport']
  /** Writes all tasks that wait, for tests. */
  writeWaiting(serving: Serving): Promise<void>
}

declare module '../platform/domain.ts' {
  interface DomainServices {
    exports: ExportServices
  }
}

/** Files of records in formats of other programs, written in the background. */
export const exportsDomain = defineDomain({
  name: 'exports',
  calls: CALLS.exports,
  personalData: EXPORTS_PERSONAL_DATA,
  open({ database, files, folder, log, now, service }) {
    const accounts = service('accounts')
    const { templates } = service('library')
    const kinds = exportKinds()
    const documents = taskDocuments()
    const tasks = exportTaskStore(database, files, now)
    const queue = exportQueue(database, now)
    const writer = { kinds, documents, queue, files, accounts, workFolder: join(folder.work, 'exports'), log, now }
    const handlers = (serving: Serving) => exportHandlers({ kinds, tasks, files, templates }, serving)
    const services: ExportServices = {
      kinds,
      documents,
      tasks,
      queue,
      putExport: (serving) => handlers(serving).putExport,
      writeWaiting: (serving) => writeWaitingExports(writer, serving),
    }
    return {
      handlers,
      recordWork: [{ name: 'exports', run: (serving, signal) => runExports(writer, serving, signal) }],
      userTasks: [exportUserTasks(database, tasks)],
      jobs: [{ queue: 'purge-exports', cron: '47 * * * *', run: () => tasks.purgeExpired() }],
      services,
    }
  },
})
