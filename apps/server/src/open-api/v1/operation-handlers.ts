import { MAX_EVENT_RECORDS, type FollowType } from '@gezhi/contract'
import { PATENT_KIND, shanghaiDay, TRADEMARK_KIND } from '@gezhi/records'
import type { MountedCalls } from '../../platform/domain.ts'
import type { FileStore } from '../../files/file-store.ts'
import { requireReady } from '../../http/require-ready.ts'
import { searchAnswerer } from '../../kinds/answer-list.ts'
import { findPatent, openPatent } from '../../patents/open-patent.ts'
import { patentDetail } from '../../patents/patent-detail.ts'
import { patentRow } from '../../patents/patent-row.ts'
import { patentSearch } from '../../patents/patent-search.ts'
import { markPictures } from '../../trademarks/mark-pictures.ts'
import { trademarkSearch } from '../../trademarks/trademark-search.ts'
import { alertRecord, runRecordsAddress } from '../webhooks/alert-record.ts'
import { exportPage, type ExportParts } from './export-page.ts'
import { listPage, listRequest, withFields } from './list-page.ts'
import type { OperationHandlers } from './operation-handler.ts'

/** What the handlers use besides the calls; `now` in ms. */
export interface OperationParts extends Pick<MountedCalls, 'handlers' | 'serving'>, Pick<ExportParts, 'projects' | 'cursors'> {
  readonly files: FileStore
  /** The address of the installation; null if it is not known. */
  readonly publicUrl: string | null
  readonly now: () => number
}

/** The handlers of the open API: what the calls of the web do, without its history and its marks of what was read. */
export function operationHandlers({ handlers, serving, files, publicUrl, projects, cursors, now }: OperationParts): OperationHandlers {
  const { search, patents, trademarks, companies, pictures, monitors } = handlers
  const { readiness, drawingSource } = serving
  const engine = serving.engines.of(PATENT_KIND)
  const exported = { ...serving, projects, cursors, search: patentSearch(serving) }
  const searchMarks = searchAnswerer(trademarkSearch(serving, { pictures: markPictures(files), now }), serving)
  const detailOf: (number: string, language: 'zh' | 'en') => ReturnType<typeof patentDetail> = async (number, language) => {
    requireReady(readiness)
    const stored = await openPatent(engine, number)
    return patentDetail(stored, { engine, drawingSource, today: shanghaiDay(now()) }, language)
  }
  const answered: Answered = {
    async searchPatents(request, context) {
      const asked = listRequest(request, cursors, context.language)
      return listPage(await search.searchPatents(asked, context), request, asked.from, cursors)
    },
    exportPatents: (request, context) => exportPage(exported, request, context),
    async countPatentValues({ q, facets, collapse }, context) {
      const counted = { ...listRequest({ q, size: 0, collapse }, cursors, context.language), groupList: facets }
      const { total, totalRelation, groupList } = await search.searchPatents(counted, context)
      return { total, totalRelation, facets: groupList }
    },
    async countPatentPairs({ q, row, column }, context) {
      const counted = { ...listRequest({ q, size: 0 }, cursors, context.language), tableList: [{ row, column }] }
      const { tableList = [] } = await search.searchPatents(counted, context)
      return tableList[0]!
    },
    async getPatent({ number, fields }, { language }) {
      return withFields(await detailOf(number, language), fields)
    },
    async listPatentsByNumber({ numbers }, { language }) {
      requireReady(readiness)
      const found = await Promise.all(numbers.map((number) => findPatent(engine, number)))
      return {
        list: numbers.map((number, index) => {
          const stored = found[index]
          return { number, patent: stored ? withFields(patentRow(stored, language), undefined) : null }
        }),
      }
    },
    async listSimilarPatents({ number, from, size }, context) {
      const { list } = await patents.listSimilarPatents({ id: number, from, size }, context)
      return { list: list.map((row) => withFields(row, undefined)) }
    },
    async getPatentStatus({ number }, { language }) {
      const detail = await detailOf(number, language)
      return {
        publication_number: detail.publication_number,
        application_number: detail.application_number,
        country: detail.country,
        kind: detail.kind,
        legal_status: detail.legal_status,
        legal_status_basis: detail.legal_status_basis,
        legal_status_date: detail.legal_status_date,
        legal_state: detail.legal_state,
        legal_events: detail.legal_events,
      }
    },
    async readNumbers({ text }, context) {
      const { total, numberList } = await search.findNumbers({ text }, context)
      return { total, list: numberList }
    },
    async searchTrademarks(request, context) {
      const asked = listRequest(request, cursors, context.language)
      return listPage(await searchMarks(asked, context), request, asked.from, cursors)
    },
    getTrademark: ({ number }, context) => trademarks.getTrademark({ id: number }, context),
    async searchCompanies(request, context) {
      const asked = listRequest(request, cursors, context.language)
      return listPage(await companies.searchCompanies(asked, context), request, asked.from, cursors)
    },
    getCompany: ({ id }, context) => companies.getCompany({ id }, context),
    async listRunRecords({ run, page }, context) {
      const pageSize = MAX_EVENT_RECORDS
      const { kind, list, total } = await monitors.listMonitorHits({ runId: run, pageNo: page, pageSize }, context)
      const origin = publicUrl ?? ''
      return {
        total,
        list: list.map(({ code, title }) => alertRecord({ kind: kind as FollowType, number: code, title }, origin)),
        next: page * pageSize < total ? runRecordsAddress(run, page + 1, origin) : null,
      }
    },
    async searchPictures({ file, kind, from, size }, context) {
      const { url } = await pictures.uploadQueryPicture({ file }, context)
      const searched = { url, pictures: [], ...PICTURE_DEFAULTS, from, size }
      const { took: _, ...found } = await (kind === TRADEMARK_KIND.name ? pictures.searchFigures : pictures.searchDrawings)(
        searched,
        context,
      )
      return found
    },
  }
  return {
    ...answered,
    searchPatentsByPost: answered.searchPatents,
    exportPatentsByPost: answered.exportPatents,
    searchTrademarksByPost: answered.searchTrademarks,
    searchCompaniesByPost: answered.searchCompanies,
  }
}

/** The handlers of operations that are not another form of one. */
type Answered = Omit<OperationHandlers, `${string}ByPost`>

/** What a search by picture leaves to its defaults. */
const PICTURE_DEFAULTS = {
  match: 'all' as const,
  anyOrientation: false,
  minSimilarity: 0.5,
  vienna: [],
  viennaFirst: [],
  nice: [],
  status: [],
  type: [],
  country: [],
}
