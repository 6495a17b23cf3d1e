import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { CALLS, MAX_VALUED_PATENTS, type Calls, type ValuationKind } from '@gezhi/contract'
import { writePdf, type RecordDocument } from '@gezhi/documents'
import { PATENT_KIND, shanghaiDay, type PatentRecord } from '@gezhi/records'
import type { CountRequest, StoredRecord } from '@gezhi/search'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { requirePaging } from '../accounts/rights/requirements.ts'
import { analysisFileName, analysisKey, storeAnalysisFile } from '../analysis/analysis-files.ts'
import { inWorkFolder } from '../analysis/in-work-folder.ts'
import type { FileStore } from '../files/file-store.ts'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { queryOptions } from '../kinds/query-options.ts'
import { openPatent } from '../patents/open-patent.ts'
import type { Serving, TableHandlers } from '../platform/domain.ts'
import type { BatchLists } from '../search/batch/batch-lists.ts'
import { batchFileReader } from '../search/batch/batch-file-reader.ts'
import { batchErrorList } from '../search/batch/describe-batch-error.ts'
import { listedPatents } from '../search/batch/listed-patents.ts'
import { matchBatch } from '../search/batch/match-batch.ts'
import { rowsOfLines, rowsOfTable, type BatchRow } from '../search/batch/read-batch.ts'
import { countWithinLimit, type CompanyReports } from './company-reports.ts'
import { findPeers, valuationDetail } from './valuation-detail.ts'
import { valueById, type ValuedPatent } from './patent-valuer.ts'
import { preValuation } from './pre-valuation.ts'
import { ruleHandlers } from './rule-handlers.ts'
import { summaryReport } from './summary-report.ts'
import { valuationReport } from './valuation-report.ts'
import type { ValuationRules } from './valuation-rules.ts'
import type { CompanyPayment, StoredValuation, ValuationStore } from './valuation-store.ts'
import { shownValuation, valuationSummary } from './valuation-summary.ts'
import { listValues, searchValues } from './valued-list.ts'
import { byValue, countLevels, mean, valuedRow } from './valued-row.ts'

/** Services used by the calls. */
export interface ValuationParts {
  readonly store: ValuationStore
  readonly reports: CompanyReports
  readonly batchLists: BatchLists
  readonly files: FileStore
  /** For unfinished reports. */
  readonly workFolder: string
  readonly rules: ValuationRules
  readonly now: () => number
}

type Context = CallContext<UserCaller>

/** Patents with their values, how many were found, and the version of the rules. */
interface ValuedSelection {
  readonly valued: readonly ValuedPatent[]
  readonly found: number
  readonly version: string
}

/** Characters of a title. */
const MAX_TITLE = 300
const SIMILAR = 20
const NUMBERS = '1,2'
const DAY = 24 * 3_600_000
const SHANGHAI = 8 * 3_600_000

/** Handlers of the domain valuation. */
export function valuationHandlers(parts: ValuationParts, serving: Serving): TableHandlers<Calls['valuation']> {
  const { store, reports, batchLists, files, workFolder, now } = parts
  const { readiness, schemes } = serving
  const engine = serving.engines.of(PATENT_KIND)
  const tableOf = batchFileReader()
  /** What values are computed by now. */
  const rulesNow = async () => ({ formula: await parts.rules.current(), today: shanghaiDay(now()) })

  const open = async (id: string, context: Context): Promise<StoredRecord<PatentRecord>> => {
    requireReady(readiness)
    const stored = await openPatent(engine, id)
    const isHidden = countryRule(await context.rights()).some(({ values }) => !values.includes(stored.record.office))
    if (isHidden) throw new CallError('PATENT_NOT_FOUND', { number: id })
    await context.countItem(stored.docId)
    return stored
  }
  const valueOne = async (id: string, context: Context) => {
    const stored = await open(id, context)
    const rules = await rulesNow()
    const [valued] = await valueById(engine, [stored.docId], rules)
    const visible = countryRule(await context.rights())
    const peers = await findPeers(engine, stored, { ...rules, signal: context.signal, visible })
    const { record } = stored
    const title = record.publicationNumber ?? record.applicationNumber ?? stored.docId
    await save(context, { kind: 'patent', title, valued: [valued!], found: 1, version: rules.formula.version })
    return valuationDetail(valued!, peers, { formula: rules.formula, language: context.language, now: now() })
  }
  const save = (
    { caller }: Context,
    { kind, title, valued, found, version }: { kind: ValuationKind; title: string } & ValuedSelection,
    pay?: CompanyPayment,
  ) => {
    const patents = valued.map(({ stored }) => stored.docId)
    const row = {
      kind,
      title: storedTitle(title),
      key: hashOf([title, patents]),
      patents,
      found,
      average: mean(valued.map(({ valuation }) => valuation.total)),
      levels: countLevels(valued),
      version,
    }
    return store.add(caller.userId, row, pay)
  }
  /** What filters select of what the caller may see. */
  const visible = async ({ query, filters }: ReturnType<typeof listedPatents>, context: Context): Promise<CountRequest> => {
    return { query, filters: [...filters, ...countryRule(await context.rights())], signal: context.signal }
  }
  /** Values what filters select, newest first. */
  const valueSelected = async (selection: CountRequest): Promise<ValuedSelection> => {
    const rules = await rulesNow()
    const [{ hits }, { total }] = await Promise.all([
      engine.page({ ...selection, from: 0, size: MAX_VALUED_PATENTS, short: true }),
      engine.count(selection),
    ])
    const ids = hits.map(({ docId }) => docId)
    const valued = await valueById(engine, ids, { ...rules, ...(selection.signal && { signal: selection.signal }) })
    return { valued, found: Math.max(total, ids.length), version: rules.formula.version }
  }
  /** Values the numbers of rows and stores those that were not found; the id is null if none was found. */
  const valueRows = async (rows: readonly BatchRow[], { kind, title }: { kind: ValuationKind; title: string }, context: Context) => {
    if (rows.length === 0) throw new CallError('BATCH_EMPTY')
    if (rows.length > MAX_VALUED_PATENTS) throw new CallError('BATCH_ROWS', { limit: MAX_VALUED_PATENTS })
    requireReady(readiness)
    const batch = await matchBatch(engine, rows, NUMBERS, context.signal)
    const selection = batch.values.length === 0 ? null : await visible(listedPatents(batch), context)
    const { total } = selection === null ? { total: 0 } : await engine.count(selection)
    // A list of nothing is no valuation: it costs none. That of a file is answered with its errors.
    if (total === 0 && kind === 'list') throw new CallError('VALUATION_EMPTY')
    await context.countItem(hashOf([kind, batch.values]))
    const valued = selection === null ? null : await valueSelected(selection)
    const id = valued === null || valued.valued.length === 0 ? null : await save(context, { kind, title, ...valued })
    const downloadCode = batch.errors.length === 0 ? null : (await batchLists.save(context.caller, batch)).code
    return { id, count: valued?.valued.length ?? 0, wrong: batch.errors.length, downloadCode, errors: batch.errors }
  }
  const find = async (id: string, { caller }: Context): Promise<StoredValuation> => {
    const stored = await store.find(caller.userId, id)
    if (stored === null) throw new CallError('VALUATION_NOT_FOUND')
    return stored
  }
  /** A stored valuation by present values, and its patents that the user may see. */
  const summarise = async (id: string, context: Context) => {
    requireReady(readiness)
    const stored = await find(id, context)
    const rules = await rulesNow()
    const valued = await valueById(engine, stored.patents, { ...rules, signal: context.signal })
    const rule = countryRule(await context.rights())
    const seen = valued.filter((one) => rule.every(({ values }) => values.includes(one.stored.record.office)))
    const options = { versionNow: rules.formula.version, language: context.language }
    return { summary: valuationSummary(stored, seen, options), seen }
  }
  /** Stores a report of the caller as PDF; returns the link to it. */
  const storeReport = async (record: RecordDocument, { language, signal, caller }: Context): Promise<string> => {
    const bytes = await inWorkFolder(workFolder, async (own) =>
      buffer(await writePdf({ title: record.title, language, records: [record] }, { workFolder: own, signal })),
    )
    const fileName = analysisFileName('v00', 'pdf', new Date(now()))
    await storeAnalysisFile(files, analysisKey(caller.userId, fileName), bytes, now())
    return `${CALLS.analysis.downloadAnalysis.path}?fileName=${fileName}`
  }
  const listParts = async ({ language, signal, rights }: Context) => {
    const given = await rights()
    const options = queryOptions({ engine, schemes }, given)
    return { engine, ...(await rulesNow()), signal, language, visible: countryRule(given), options }
  }

  return {
    ...ruleHandlers(parts, serving),
    async listValuations(page, { caller }) {
      const { list, total } = await store.page(caller.userId, page)
      return { list: list.map(shownValuation), total }
    },
    async searchValuations(request, context) {
      requireReady(readiness)
      requirePaging(await context.rights(), request)
      const { textContent, searchType } = request
      await context.countItem(hashOf([textContent, searchType]))
      return searchValues(request, await listParts(context))
    },
    async uploadValuationFile({ file }, context) {
      const rows = rowsOfTable(await tableOf(file, context), NUMBERS, MAX_VALUED_PATENTS)
      const title = file instanceof File && file.name !== '' ? file.name : 'upload'
      const { id, count, errors, downloadCode } = await valueRows(rows, { kind: 'file', title }, context)
      if (id !== null) context.setHeader('valuation-id', id)
      if (downloadCode !== null) {
        context.setHeader('download-code', downloadCode)
        return { body: await batchErrorList(errors, context.language), name: ERROR_FILE, fresh: true }
      }
      const envelope = { code: 200, message: 'success', data: { id, count } }
      return { body: Buffer.from(JSON.stringify(envelope)), type: 'application/json; charset=utf-8', fresh: true }
    },
    getValuation: ({ id }, context) => valueOne(id, context),
    preValuePatent: async ({ facts }, { language }) => preValuation(facts, { formula: await parts.rules.current(), language }),
    exportValuation: async ({ id }, context) => storeReport(valuationReport(await valueOne(id, context), context.language), context),
    async downloadValuationErrors({ url }, { caller, language }) {
      const batch = await batchLists.find(caller, url)
      if (batch === null) throw new CallError('VALUATION_ERRORS_NOT_FOUND')
      return { body: await batchErrorList(batch.errors, language), name: ERROR_FILE, fresh: true }
    },
    async valueSimilarPatents({ id }, context) {
      const { docId } = await open(id, context)
      const rule = countryRule(await context.rights())
      // The engine accepts no filters here: if the rule drops some hits, more are requested, so that enough remain.
      const { hits } = await engine.similar({ id: docId, size: SIMILAR * (rule.length === 0 ? 1 : 4), signal: context.signal })
      const seen = hits.filter(({ record }) => rule.every(({ values }) => values.includes(record.office))).slice(0, SIMILAR)
      const valued = await valueById(
        engine,
        seen.map((hit) => hit.docId),
        await rulesNow(),
      )
      return { list: valued.map((one) => valuedRow(one, context.language)) }
    },
    async valueNumbers({ numberList }, context) {
      const rows = rowsOfLines(numberList, NUMBERS, MAX_VALUED_PATENTS)
      const title = numberList.slice(0, TITLE_NUMBERS).join(', ') + (numberList.length > TITLE_NUMBERS ? ' …' : '')
      const { id, count, wrong, downloadCode } = await valueRows(rows, { kind: 'list', title }, context)
      if (id === null) throw new CallError('VALUATION_EMPTY')
      return { id, count, wrong, downloadCode }
    },
    async valueCompany({ name }, context) {
      requireReady(readiness)
      const { userId } = context.caller
      const since = dayAt(now())
      const limit = await countWithinLimit(() => context.countItem(hashOf(['portfolio', name])))
      if (limit !== null) {
        // Paid before, or within the limit: an answer that was lost is not paid twice.
        const known = await store.findCompany(userId, storedTitle(name), since)
        if (known !== null) return { id: known }
        await reports.require(userId, limit)
      }
      const selection = await visible(listedPatents({ field: 'APCS', values: [name] }), context)
      // An application and its grant are one invention: of each the newest publication counts.
      const valued = await valueSelected({ ...selection, collapse: 'application' })
      if (valued.valued.length === 0) throw new CallError('VALUATION_EMPTY')
      const pay: CompanyPayment | undefined = limit === null ? undefined : { since, take: (within) => reports.take(within, userId, limit) }
      return { id: await save(context, { kind: 'portfolio', title: name, ...valued }, pay) }
    },
    getValuationSummary: async ({ id }, context) => (await summarise(id, context)).summary,
    async exportValuationSummary({ id }, context) {
      const { summary, seen } = await summarise(id, context)
      const rows = seen.toSorted(byValue).map((one) => valuedRow(one, context.language))
      return storeReport(summaryReport(summary, rows, { language: context.language, now: now() }), context)
    },
    async listValuedPatents({ id, ...request }, context) {
      requireReady(readiness)
      const stored = await find(id, context)
      return listValues(request, stored, await listParts(context))
    },
    async deleteValuations({ idList }, { caller }) {
      if (!(await store.remove(caller.userId, idList))) throw new CallError('VALUATION_NOT_FOUND')
      return true
    },
  }
}

const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}]/gu
/** Numbers that the title of a list names. */
const TITLE_NUMBERS = 3
const ERROR_FILE = '错误列表.xls'

/** Without the signs that names of files may have: PostgreSQL stores no NUL, and others would reverse the text around it. */
function storedTitle(title: string): string {
  return title.replaceAll(UNPRINTABLE, '').slice(0, MAX_TITLE).toWellFormed()
}

/** When the day in Shanghai began; both in ms. */
function dayAt(time: number): number {
  return time - ((time + SHANGHAI) % DAY)
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
