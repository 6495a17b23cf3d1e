import { DEFAULT_TEMPLATE_ID, MAX_UNFINISHED_EXPORTS } from '@gezhi/contract'
import type { FileStore } from '../files/file-store.ts'
import type { CallContext, Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { requireRight } from '../http/rights.ts'
import type { RecordExport } from '../kinds/record-export.ts'
import type { TemplateStore } from '../library/templates/template-store.ts'
import type { Serving } from '../platform/domain.ts'
import { withoutPaging } from './background-context.ts'
import { downloadSlots } from './download-slots.ts'
import { chosenColumns, columnsOf, defaultCodes, exportFields } from './export-columns.ts'
import { readExport } from './export-files.ts'
import type { ExportKinds } from './export-kinds.ts'
import { exportLimit, formatLimits, maxRecordsOf } from './export-limits.ts'
import type { ExportTaskStore } from './export-task-store.ts'
import { countRecords } from './list-records.ts'
import { requestedSource, type SourceRequest } from './requested-source.ts'
import { mediaTypeOf, shownTask } from './shown-task.ts'
import { hasColumns } from './write-file.ts'

/** Services used by the calls about exports. */
export interface ExportParts {
  readonly kinds: ExportKinds
  readonly tasks: ExportTaskStore
  readonly files: FileStore
  readonly templates: Pick<TemplateStore, 'get'>
}

/** Characters of a title in the list of tasks. */
const MAX_TITLE = 200

/** Calls about exports. */
export function exportHandlers({ kinds, tasks, files, templates }: ExportParts, serving: Serving): Handlers['exports'] {
  const downloads = downloadSlots()
  const kindOf = (type: string | undefined) => {
    const exported = kinds.find(type)
    if (exported === undefined) throw new CallError('EXPORT_KIND_UNKNOWN', { type: type ?? '' })
    return exported
  }
  /** What a request exports, and how many records that has. */
  const measure = async (request: SourceRequest, context: CallContext) => {
    requireReady(serving.readiness)
    const rights = await context.rights()
    requireRight(rights, 'exportRecords')
    const exported = kindOf(request.type)
    const open = exported.open(serving)
    const requested = requestedSource(request, exported, open, { language: context.language, rights })
    const unpaged = { ...context, rights: () => Promise.resolve(withoutPaging(rights)) }
    return { ...requested, ...(await countRecords(requested.source, open, unpaged)), rights, exported }
  }
  /** The requested codes of fields, those of a template of the user, or the default ones; valid and not empty. */
  const fieldsOf = async (exported: RecordExport, request: RequestedFields, userId: string): Promise<readonly string[]> => {
    const { fileType, fieldList, templateId } = request
    if (!hasColumns(fileType)) return []
    const template = templateId === undefined || templateId === DEFAULT_TEMPLATE_ID ? null : await templates.get(userId, templateId)
    if (templateId !== undefined && templateId !== DEFAULT_TEMPLATE_ID && template?.type !== 'export')
      throw new CallError('EXPORT_TEMPLATE_NOT_FOUND')
    const usual = defaultCodes(exported, fileType)
    const columns = chosenColumns(await columnsOf(exported, userId), fileType, fieldList ?? template?.fieldList ?? usual)
    return columns.length === 0 ? usual : columns.map(({ code }) => code)
  }
  return {
    listExportFields: async ({ type, fileType }, { caller: { userId }, language }) =>
      exportFields(await columnsOf(kindOf(type), userId), fileType, language),
    async countExport(request, context) {
      const { total, totalRelation, rights } = await measure(request, context)
      return { total, totalRelation, limit: exportLimit(rights), formats: formatLimits(rights) }
    },
    async putExport({ language, title, status, ...request }, context) {
      const { userId } = context.caller
      const { source, title: described, total, totalRelation, rights, exported } = await measure(request, context)
      if (total === 0) throw new CallError('EXPORT_EMPTY')
      const fieldList = await fieldsOf(exported, request, userId)
      const maxRecords = maxRecordsOf(request.fileType, rights)
      const id = await tasks.add(userId, {
        recordKind: exported.kind.name,
        fileType: request.fileType,
        source,
        fieldList,
        language: language ?? context.language,
        title: (title ?? described).slice(0, MAX_TITLE).toWellFormed(),
        maxRecords,
        // A lower bound of a count does not limit the records to write, unless it exceeds the limit.
        total: totalRelation === 'eq' || total >= maxRecords ? Math.min(total, maxRecords) : null,
        notice: status === undefined ? undefined : status === 1,
      })
      if (id === null) throw new CallError('EXPORTS_FULL', { limit: MAX_UNFINISHED_EXPORTS })
      return { id }
    },
    async listExports(page, { caller: { userId }, language }) {
      const { list, total } = await tasks.page(userId, page)
      return { list: list.map((task) => shownTask(task, language)), total, status: (await tasks.notice(userId)) ? 1 : 0 }
    },
    async cleanExports({ idList }, { caller: { userId } }) {
      if (idList === undefined) await tasks.removeEnded(userId)
      else if (!(await tasks.remove(userId, idList))) throw new CallError('EXPORT_NOT_FOUND')
      return true
    },
    async switchExport({ id, status }, { caller: { userId } }) {
      if (id === undefined) await tasks.setNotice(userId, status === 1)
      else if (!(await tasks.setNoticeOf(userId, id, status === 1))) throw new CallError('EXPORT_NOT_FOUND')
      return true
    },
    async downloadExport({ id }, { caller: { userId } }) {
      const task = await tasks.findFile(userId, id)
      if (task === null) throw new CallError('EXPORT_NOT_FOUND')
      const end = downloads(userId)
      return {
        stream: readExport(files, task).once('close', end),
        name: task.fileName ?? id,
        type: mediaTypeOf(task),
        size: task.size,
      }
    },
  }
}

interface RequestedFields extends Pick<SourceRequest, 'fileType'> {
  readonly fieldList?: readonly string[] | undefined
  readonly templateId?: string | undefined
}
