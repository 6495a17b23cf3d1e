import { MAX_UNFINISHED_EXPORTS, type Language, type ReportFileType, type ReportRunChart } from '@gezhi/contract'
import { chunksOf } from '../exports/chunks-of.ts'
import type { ExportTaskStore } from '../exports/export-task-store.ts'
import type { TaskDocument, TaskDocumentParts } from '../exports/task-documents.ts'
import { CallError } from '../http/call-error.ts'
import type { Serving } from '../platform/domain.ts'
import type { Analyse } from './analyser.ts'
import { countCharts, type ChosenChart } from './count-charts.ts'
import { writeReport } from './write-report.ts'

/** What a task writes. */
export interface ChartDocument {
  /** `report` or `board`. */
  readonly name: string
  readonly title: string
  readonly request: object
  readonly fileType: ReportFileType
  readonly language: Language
  /** Number of its charts. */
  readonly charts: number
}

/** Creates a task of the download centre that writes charts; returns its id. Throws EXPORTS_FULL. */
export async function putChartDocument(
  tasks: Pick<ExportTaskStore, 'add'>,
  userId: string,
  { name, title, request, fileType, language, charts }: ChartDocument,
): Promise<string> {
  const source = { kind: 'document' as const, name, request }
  const task = { recordKind: name, fileType, source, fieldList: [], language, title, maxRecords: charts, total: charts }
  const id = await tasks.add(userId, task)
  if (id === null) throw new CallError('EXPORTS_FULL', { limit: MAX_UNFINISHED_EXPORTS })
  return id
}

/** What is written: charts to count, or figures that were stored. */
export interface OpenedCharts {
  readonly title: string
  readonly remark: string
  readonly charts: readonly ChosenChart[] | { readonly counted: readonly ReportRunChart[] }
}

/** Charts as a document of the download centre; `open` throws if its user may no longer read them. */
export function chartTask(
  analyserOf: (serving: Serving) => Analyse,
  open: (userId: string, request: never) => Promise<OpenedCharts>,
): TaskDocument {
  return {
    async write(request, { serving, context, fileType, workFolder, report }: TaskDocumentParts) {
      const { title, remark, charts } = await open(context.caller.userId, request as never)
      const total = 'counted' in charts ? charts.counted.length : charts.length
      const progress = (done: number) => report(done, total)
      const counted = 'counted' in charts ? charts.counted : await countCharts(analyserOf(serving), charts, context, progress)
      const { language, signal } = context
      const file = { fileType: fileType as ReportFileType, language, workFolder, signal }
      const bytes = await writeReport({ title, remark, charts: counted }, file)
      await progress(total)
      return chunksOf(bytes)
    },
  }
}
