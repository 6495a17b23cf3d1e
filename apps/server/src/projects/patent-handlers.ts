import { describeError, ERRORS, type ErrorName, type ExtensionType, type Language } from '@gezhi/contract'
import { PATENT_KIND } from '@gezhi/records'
import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { valuesInLanguage } from '../http/error-envelope.ts'
import { readRequest } from '../http/read-request.ts'
import { requireReady } from '../http/require-ready.ts'
import { requireRight } from '../http/rights.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { Serving } from '../platform/domain.ts'
import { checkProjectQuery } from './check-project-query.ts'
import { searchSource } from './project-handlers.ts'
import { patentLimit, type ProjectParts } from './project-parts.ts'
import type { StoredProjectTask } from './project-task-queue.ts'
import { startTask } from './start-task.ts'

type PatentCalls =
  | 'saveProjectPatents'
  | 'copyProjectPatents'
  | 'moveProjectPatents'
  | 'deleteProjectPatents'
  | 'importProjectPatents'
  | 'cognateExtend'
  | 'listProjectTasks'
  | 'cancelProjectTask'

/** How tasks that extend a folder are called. */
const EXTENSION_TITLES: Readonly<Record<ExtensionType, Readonly<Record<Language, string>>>> = {
  family: { zh: '同族专利', en: 'Family members' },
  citing: { zh: '施引专利', en: 'Citing patents' },
  cited: { zh: '引证专利', en: 'Cited patents' },
}

/** Calls about the patents of folders. */
export function patentHandlers(parts: ProjectParts, serving: Serving): Pick<Handlers['projects'], PatentCalls> {
  const { access, patents, tasks, kinds } = parts
  const transfer =
    (isMoved: boolean): Handlers['projects']['copyProjectPatents'] =>
    async ({ fileId, idList, targetFileId }, context) => {
      const { userId } = context.caller
      await access.requireFile(userId, fileId, isMoved ? 2 : 1)
      await access.requireFile(userId, targetFileId, 2)
      return patents.transfer(fileId.toLowerCase(), targetFileId.toLowerCase(), idList, isMoved, patentLimit(await context.rights()))
    }
  return {
    async saveProjectPatents({ fileId, patentIdList }, context) {
      await access.requireFile(context.caller.userId, fileId, 2)
      requireReady(serving.readiness)
      const ids = [...new Set(patentIdList)]
      const found = new Set((await serving.engines.of(PATENT_KIND).get(ids, { signal: context.signal })).map(({ docId }) => docId))
      const added = await patents.add(fileId, [...found], patentLimit(await context.rights()))
      return { added, already: found.size - added, missing: ids.filter((id) => !found.has(id)) }
    },
    copyProjectPatents: transfer(false),
    moveProjectPatents: transfer(true),
    async deleteProjectPatents({ fileId, idList }, { caller: { userId } }) {
      await access.requireFile(userId, fileId, 2)
      return patents.remove(fileId, idList)
    },
    async importProjectPatents({ fileId, excelImportQueryStr, queryStr, list }, context) {
      await access.requireFile(context.caller.userId, fileId, 2)
      requireReady(serving.readiness)
      if (list === undefined && queryStr !== undefined) await checkProjectQuery(parts, serving, queryStr, context)
      const batch = { call: 'searchBatch', request: { excelImportQueryStr, filter: { queryStr: '' } } }
      const { call: name, request } = list ?? (queryStr === undefined ? batch : searchSource(queryStr))
      const lists = kinds.find(PATENT_KIND.name)?.open(serving).lists ?? {}
      const listed = Object.hasOwn(lists, name) ? lists[name] : undefined
      if (listed === undefined) throw new CallError('EXPORT_LIST_UNKNOWN', { call: name })
      if (listed.call.requires !== undefined) requireRight(await context.rights(), listed.call.requires)
      const valid = readRequest(listed.call, request, context.language)
      const { filter } = valid as { readonly filter?: { readonly queryStr?: string } }
      const title = filter?.queryStr?.trim() || listed.call.summary[context.language]
      return { id: await startTask(parts, { fileId, source: { kind: 'list', call: name, request: valid }, title }, context) }
    },
    async cognateExtend({ fileId, type }, context) {
      await access.requireFile(context.caller.userId, fileId, 2)
      const title = EXTENSION_TITLES[type][context.language]
      return { id: await startTask(parts, { fileId, source: { kind: 'extend', type }, title }, context) }
    },
    async listProjectTasks({ projectId }, { caller: { userId }, language }) {
      await access.requireProject(userId, projectId, 1)
      return (await tasks.list(projectId)).map(
        ({ id, fileId, fileName, source, title, state, total, done, added, reason, requestedAt }) => ({
          id,
          fileId,
          fileName,
          projectId,
          title: source.kind === 'extend' ? EXTENSION_TITLES[source.type][language] : title,
          state,
          total,
          done,
          added,
          reason: describeReason(reason, language),
          createTime: shanghaiTime(requestedAt),
        }),
      )
    },
    async cancelProjectTask({ id }, { caller: { userId } }) {
      const fileId = await tasks.fileOf(id)
      if (fileId === null) throw new CallError('PROJECT_TASK_NOT_FOUND')
      await access.requireFile(userId, fileId, 2).catch((error: unknown) => {
        throw error instanceof CallError && error.error === 'PROJECT_FILE_NOT_FOUND' ? new CallError('PROJECT_TASK_NOT_FOUND') : error
      })
      if (!(await tasks.cancel(id))) throw new CallError('PROJECT_TASK_NOT_FOUND')
      return true
    },
  }
}

function describeReason(reason: StoredProjectTask['reason'], language: Language): string | null {
  if (reason === null) return null
  // Stored by another version of the program, perhaps.
  const name = (reason.error in ERRORS ? reason.error : 'INTERNAL') as ErrorName
  return describeError(name, language, valuesInLanguage(reason.values, language))
}
