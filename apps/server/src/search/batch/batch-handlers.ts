import { BATCH_LIMITS, type BatchMatch, type BatchType } from '@gezhi/contract'
import { printQuery } from '@gezhi/query'
import { CallError } from '../../http/call-error.ts'
import type { CallContext, Handlers } from '../../http/call-context.ts'
import { requireReady } from '../../http/require-ready.ts'
import type { AnswerPatents, SearchParts } from '../search-parts.ts'
import type { PatentListRequest } from '../../patents/patent-search.ts'
import { ownFilters } from '../../kinds/own-fields.ts'
import { patentQueryOptions } from '../patent-query-options.ts'
import { readSearchQuery } from '../../kinds/read-search-query.ts'
import { allOf } from '../../classification/join-queries.ts'
import { batchFileReader } from './batch-file-reader.ts'
import type { StoredBatch } from './batch-lists.ts'
import { listedPatents, listedQuery } from './listed-patents.ts'
import { matchBatch } from './match-batch.ts'
import { rowsOfLines, rowsOfTable, type BatchRow } from './read-batch.ts'
import { batchErrorList, batchTemplate, describeBatchError } from './describe-batch-error.ts'

/** Maximum number of errors in a response; the others can be downloaded. */
const ERRORS_SHOWN = 20
/** Names of downloaded files (B.batch.06, B.batch.07). */
const NAMES = { template: 'qc-template.xls', errors: '错误列表.xls' } as const

type BatchCalls =
  | 'uploadBatchFile'
  | 'matchBatchNumbers'
  | 'downloadBatchTemplate'
  | 'downloadBatchErrors'
  | 'searchBatch'
  | 'searchWithinFile'
  | 'searchWithinSpace'
  | 'getBatchQuery'

/** The calls of batch search: a list is read and matched once, then searched by its code, together with a query and filters. */
export function batchHandlers(
  {
    engine,
    readiness,
    schemes,
    batchLists,
    projects,
    workspaces,
    dailyQuota,
  }: Pick<SearchParts, 'engine' | 'readiness' | 'schemes' | 'batchLists' | 'projects' | 'workspaces' | 'dailyQuota'>,
  answer: AnswerPatents,
): Pick<Handlers['search'], BatchCalls> {
  const tableOf = batchFileReader()
  const match = async (rows: readonly BatchRow[], type: BatchType, context: CallContext): Promise<BatchMatch> => {
    if (rows.length === 0) throw new CallError('BATCH_EMPTY')
    if (rows.length > BATCH_LIMITS.rows) throw new CallError('BATCH_ROWS', { limit: BATCH_LIMITS.rows })
    requireReady(readiness)
    await dailyQuota('batch-list', context)
    return reported(await batchLists.save(context.caller, await matchBatch(engine, rows, type, context.signal)), context)
  }
  const stored = async (code: string, { caller }: CallContext) => {
    const batch = await batchLists.find(caller, code)
    if (batch === null) throw new CallError('BATCH_NOT_FOUND')
    return batch
  }
  /** The query that narrows a list, if there is one. */
  const besideOf = async ({ filter: { queryStr }, ...request }: WithinRequest, context: CallContext, projectId?: string) => {
    const options = await patentQueryOptions({ engine, schemes, projects }, { ...request, queryStr }, context, projectId)
    const { tree, diagnostics } =
      queryStr.trim() === '' ? { tree: null, diagnostics: [] } : readSearchQuery({ queryStr, mode: 'command' }, context.language, options)
    const { query, filterItems } = ownFilters(options.own, request.filterItems, context.language)
    return { beside: { tree: allOf([tree, query]), diagnostics, own: options.own }, filterItems }
  }
  const within = async (code: string, request: WithinRequest, context: CallContext) => {
    const { field, values, total, errors } = await stored(code, context)
    const { beside, filterItems } = await besideOf(request, context)
    const { query, filters } = listedPatents({ field, values })
    const criteria = { ...beside, tree: allOf([beside.tree, query]), filters }
    return { ...(await answer(criteria, { ...request, filterItems }, context)), listed: total - errors.length }
  }
  const withinFolder = async (fileId: string, onlyNew: boolean, request: WithinRequest, context: CallContext) => {
    if (context.caller.kind !== 'user') throw new CallError('PROJECT_FILE_NOT_FOUND')
    const { file, project, newCount, records } = await projects.openFile(context.caller.userId, fileId, onlyNew)
    const { beside, filterItems } = await besideOf(request, context, project.id)
    return {
      ...(await answer({ ...beside, filters: [{ records }] }, { ...request, filterItems }, context)),
      listed: file.patentCount,
      file: { fileName: file.fileName, projectId: project.id, projectName: project.name, authority: project.authority, newCount },
    }
  }
  return {
    uploadBatchFile: async ({ file, type }, context) =>
      match(rowsOfTable(await tableOf(file, context), type, BATCH_LIMITS.rows), type, context),
    async matchBatchNumbers({ numberList, downloadCode, type }, context) {
      if (downloadCode !== undefined) return reported(await stored(downloadCode, context), context)
      return match(rowsOfLines(numberList ?? [], type, BATCH_LIMITS.rows), type, context)
    },
    downloadBatchTemplate: async ({ type }, { language }) => ({ body: await batchTemplate(type, language), name: NAMES.template }),
    async downloadBatchErrors({ downloadCode }, context) {
      const { errors } = await stored(downloadCode, context)
      return { body: await batchErrorList(errors, context.language), name: NAMES.errors }
    },
    searchBatch: ({ excelImportQueryStr, ...request }, context) => within(excelImportQueryStr, request, context),
    searchWithinFile: ({ fileId, onlyNew, ...request }, context) =>
      isFolder(fileId) ? withinFolder(fileId, onlyNew, request, context) : within(fileId, request, context),
    async searchWithinSpace({ spaceId, ...request }, context) {
      const records = await workspaces.filesOf(spaceId, 'patent', context)
      const { beside, filterItems } = await besideOf(request, context)
      return answer({ ...beside, filters: [{ records }] }, { ...request, filterItems }, context)
    },
    async getBatchQuery({ excelImportQueryStr }, context) {
      const { field, values } = await stored(excelImportQueryStr, context)
      const query = listedQuery({ field, values })
      return { queryStr: query === null ? '' : printQuery(query) }
    },
  }
}

type WithinRequest = PatentListRequest & { readonly filter: { readonly queryStr: string } }

/** The id of a folder has dashes at fixed places and 36 characters, the code of a list 22. */
function isFolder(fileId: string): boolean {
  return fileId.length === 36
}

function reported({ code, values, errors, total, repeated }: StoredBatch, { language }: CallContext): BatchMatch {
  return {
    excelImportQueryStr: values.length > 0 ? code : null,
    downloadCode: errors.length > 0 ? code : null,
    total,
    right: total - errors.length,
    wrong: errors.length,
    repeated,
    errors: errors.slice(0, ERRORS_SHOWN).map((entry) => ({
      row: entry.row,
      value: entry.value,
      reason: describeBatchError(entry, language),
    })),
  }
}
