import { CALLS, MAX_UNFINISHED_PROJECT_TASKS } from '@gezhi/contract'
import type { FieldTable } from '@gezhi/records'
import type { RecordSet } from '@gezhi/search'
import { describeReasonToOperator } from '../exports/task-reason.ts'
import type { OwnFields } from '../kinds/own-fields.ts'
import type { ExportColumn } from '../kinds/record-export.ts'
import { defineDomain, type Serving } from '../platform/domain.ts'
import { tableTasks } from '../platform/table-tasks.ts'
import { binHandlers } from './bin-handlers.ts'
import { fileHandlers } from './file-handlers.ts'
import { groupHandlers } from './group-handlers.ts'
import { indexChangeHandlers } from './index-change-handlers.ts'
import { indexChangeStore } from './index-change-store.ts'
import { indexFillingHandlers } from './index-filling-handlers.ts'
import { indexRuleStore } from './index-rule-store.ts'
import { indexHandlers } from './index-handlers.ts'
import { ownColumns } from './own-columns.ts'
import { ownFieldStore } from './own-field-store.ts'
import { ownFieldsOf } from './own-fields.ts'
import { patentHandlers } from './patent-handlers.ts'
import { PROJECTS_PERSONAL_DATA } from './personal-data.ts'
import { type OpenFile, projectAccess } from './project-access.ts'
import { projectFileStore } from './project-file-store.ts'
import { projectGroupStore } from './project-group-store.ts'
import { projectHandlers } from './project-handlers.ts'
import { projectIndexStore } from './project-index-store.ts'
import { patentsOfFile, projectPatentStore } from './project-patent-store.ts'
import { projectStreamStore } from './project-stream-store.ts'
import { projectStreams } from './project-streams.ts'
import { projectStore } from './project-store.ts'
import { projectTaskQueue } from './project-task-queue.ts'
import { projectTasks } from './projects-table.ts'
import { recycleBinStore } from './recycle-bin-store.ts'
import { runProjectTasks, runWaitingProjectTasks } from './run-project-tasks.ts'
import { shareHandlers } from './share-handlers.ts'
import { streamHandlers } from './stream-handlers.ts'

/** A folder that is searched. */
export interface SearchedFile extends OpenFile {
  readonly records: RecordSet
}

/** Services of the domain projects. */
export interface ProjectServices {
  /** A folder for one of its users; `onlyNew`: as far as added since the last look. Throws PROJECT_FILE_NOT_FOUND. */
  openFile(userId: string, id: string, onlyNew: boolean): Promise<SearchedFile>
  /** The fields of a kind with those of the indexes that a user may read; within a project its own come first. */
  ownFields(userId: string, table: FieldTable, projectId?: string): Promise<OwnFields>
  /** Columns of exports for these fields. */
  ownColumns(userId: string): Promise<readonly ExportColumn[]>
  /** Runs all tasks that wait, for tests. */
  runWaiting(serving: Serving): Promise<void>
}

declare module '../platform/domain.ts' {
  interface DomainServices {
    projects: ProjectServices
  }
}

/** Projects: folders of patents that users share, and their recycle bin. */
export const projectsDomain = defineDomain({
  name: 'projects',
  calls: CALLS.projects,
  personalData: PROJECTS_PERSONAL_DATA,
  open({ settings, database, log, now, service }) {
    const accounts = service('accounts')
    const { kinds } = service('exports')
    const access = projectAccess(database)
    const patents = projectPatentStore(database)
    const files = projectFileStore(database, now)
    const tasks = projectTaskQueue(database, now)
    const indexes = projectIndexStore(database, now)
    const changes = indexChangeStore(database, accounts.nickOf, now)
    const ownStore = ownFieldStore(database, accounts.nickOf)
    const bin = recycleBinStore(database, now)
    // Other requests need connections too.
    const streams = projectStreams(projectStreamStore(database, accounts.nickOf), log, settings.GEZHI_HTTP_CONNECTIONS / 2)
    const ownFields: ProjectServices['ownFields'] = async (userId, table, projectId) =>
      ownFieldsOf(ownStore, table, await ownStore.readable(userId), projectId)
    const parts = {
      database,
      accounts,
      access,
      patents,
      files,
      tasks,
      bin,
      kinds,
      ownFields,
      now,
      projects: projectStore(database, accounts.nickOf, now),
      groups: projectGroupStore(database),
    }
    const runner = { tasks, patents, kinds, accounts, log }
    const services: ProjectServices = {
      async openFile(userId, id, onlyNew) {
        const opened = await access.requireFile(userId, id, 1)
        return { ...opened, records: patentsOfFile(patents, opened.file, onlyNew) }
      },
      ownFields,
      ownColumns: (userId) => ownColumns(ownStore, userId),
      runWaiting: (serving) => runWaitingProjectTasks(runner, serving),
    }
    return {
      handlers: (serving) => ({
        ...projectHandlers(parts, serving),
        ...shareHandlers(parts),
        ...groupHandlers(parts),
        ...fileHandlers(parts, serving),
        ...patentHandlers(parts, serving),
        ...binHandlers(parts),
        ...streamHandlers({ access, streams, admit: accounts.admit }),
        ...indexChangeHandlers({ access, changes }),
        ...indexFillingHandlers(
          {
            ...parts,
            indexes,
            rules: indexRuleStore(database, now),
            referred: service('patents').referred(serving),
            namesOf: ownStore.names,
          },
          serving,
        ),
        ...indexHandlers({ access, indexes, ownFields: ownStore, patents: service('patents').referred(serving) }),
      }),
      recordWork: [{ name: 'projects', run: (serving, signal) => runProjectTasks(runner, serving, signal) }],
      userTasks: [
        tableTasks(database, {
          kind: 'projects',
          title: { zh: '项目文件夹更新', en: 'Filling of a project folder' },
          table: projectTasks,
          lock: 'projectTasks',
          limit: MAX_UNFINISHED_PROJECT_TASKS,
          describe: describeReasonToOperator,
          cancel: ({ id }) => tasks.cancel(id),
        }),
      ],
      jobs: [
        {
          queue: 'purge-projects',
          cron: '17 * * * *',
          async run() {
            await bin.purgeExpired()
            await tasks.purgeExpired()
            await changes.purgeExpired()
          },
        },
      ],
      subscriptions: streams.subscriptions,
      endStreams: () => streams.end(),
      services,
    }
  },
})
