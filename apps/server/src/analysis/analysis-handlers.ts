import type { FileStore } from '../files/file-store.ts'
import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { ISSUES } from '../http/describe-issue.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { analysisFileName, analysisKey, isAnalysisFile, mediaTypeOf, storeAnalysisFile } from './analysis-files.ts'
import { chartOf, type Analyse } from './analyser.ts'
import { ratio } from './analysis-rows.ts'
import { inWorkFolder } from './in-work-folder.ts'
import { catalogue } from './catalogue/chart-catalogue.ts'
import type { CountSelection } from './counted-selection.ts'
import { writeAnalysis } from './write-analysis.ts'

/** Services used by the calls about analyses. */
export interface AnalysisParts {
  readonly count: CountSelection
  readonly analyse: Analyse
  readonly files: FileStore
  /** A folder for files that are being written. */
  readonly workFolder: string
  /** ms. */
  readonly now: () => number
}

/** Calls that count, and charts of the catalogue. */
export function analysisHandlers({
  count,
  analyse,
  files,
  workFolder,
  now,
}: AnalysisParts): Pick<Handlers['analysis'], 'countTable' | 'analyse' | 'exportAnalysis' | 'downloadAnalysis' | 'listCharts'> {
  return {
    async countTable({ rows, columns, measure, ...source }, context) {
      const isGrouped = measure !== 'records'
      if (isGrouped && columns !== undefined) {
        const [field, message] = ['measure', ISSUES.noPairs[context.language]]
        throw new CallError('INVALID_INPUT', { field, problem: message, faults: [{ field, message }] })
      }
      const counted = await count(
        source,
        {
          groups: [rows],
          ...(columns && { tables: [{ row: rows, column: columns }] }),
          ...(isGrouped && { collapse: measure }),
        },
        context,
      )
      const { total, totalRelation, groupList, tableList, complete, version, documents } = counted
      const table = tableList[0]
      const list = groupList[0]?.list ?? []
      const known = new Map(list.map((one) => [one.value, one]))
      const shown = table === undefined ? list : table.rows.map((row) => ({ ...row, count: known.get(row.value)?.count ?? 0 }))
      return {
        total,
        totalRelation,
        rows: totalRelation === 'eq' ? shown.map((row) => ({ ...row, ratio: ratio(row.count, total) })) : shown,
        columns: table?.columns ?? [],
        counts: table?.counts ?? [],
        complete,
        version,
        documents,
        time: shanghaiTime(new Date(now())),
      }
    },
    analyse,
    async exportAnalysis({ columnList, fileType, chartType, ...request }, context) {
      const chart = chartOf(request.type)
      const analysis = await analyse(request, context)
      const kind = chartType ?? chart.kinds[0]!
      if (!chart.kinds.includes(kind)) {
        const [field, message] = ['chartType', ISSUES.noChartKind[context.language]]
        throw new CallError('INVALID_INPUT', { field, problem: message, faults: [{ field, message }] })
      }
      const bytes = await inWorkFolder(workFolder, (own) =>
        writeAnalysis(analysis, {
          chart,
          kind,
          columns: columnList ?? chart.columns,
          fileType,
          language: context.language,
          workFolder: own,
        }),
      )
      const fileName = analysisFileName(chart.code, fileType, new Date(now()))
      await storeAnalysisFile(files, analysisKey(context.caller.userId, fileName), bytes, now())
      return { fileName }
    },
    async downloadAnalysis({ fileName }, { caller }) {
      const body = isAnalysisFile(fileName, now()) ? await files.get(analysisKey(caller.userId, fileName)) : null
      if (body === null) throw new CallError('ANALYSIS_FILE_NOT_FOUND')
      return { body, name: fileName, type: mediaTypeOf(fileName), fresh: true }
    },
    listCharts: ({ category }, { language }) => Promise.resolve(catalogue(category, language)),
  }
}
