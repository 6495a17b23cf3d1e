import { citationSchema, type AnswerBlock, type Citation, type Language } from '@gezhi/contract'
import { COMPANY_KIND, PATENT_KIND, TRADEMARK_KIND, type PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import * as z from 'zod'
import { companySearch } from '../companies/company-search.ts'
import { searchAnswerer } from '../kinds/answer-list.ts'
import { valueName } from '../kinds/value-name.ts'
import { patentSearch } from '../patents/patent-search.ts'
import { trademarkSearch } from '../trademarks/trademark-search.ts'
import { citeParts, companyTexts, findPassage, markTexts, patentTexts } from './cited-texts.ts'
import { corpusTool, type ToolCaller, type ToolParts } from './corpus-tool.ts'
import { dateText, TOOL_TEXTS, totalText } from './tool-texts.ts'

/** A query of a tool. */
export const queryInput = queryOf('TIABC=(graphene AND battery) AND ady>=2018')

function queryOf(example: string) {
  return {
    query: z.string().trim().min(1).max(2000).describe(`Words, or a query such as ${example}`),
    mode: z.enum(['box', 'command']).default('box').describe('box: words and numbers as in a search box; command: the query language'),
  }
}
const sizeInput = { size: z.int().min(1).max(20).default(5) }

/** How many records a search found. */
export const totalFields = { total: z.int(), totalRelation: z.enum(['eq', 'gte']) }

const patentRow = z.object({
  number: z.string(),
  title: z.string(),
  applicants: z.array(z.string()),
  applicationDate: z.string().nullable(),
  status: z.string().nullable(),
  citations: z.array(citationSchema),
})

/** The parts of a list request that tools leave at their defaults. */
export function listRequest({ query, mode, size }: { query: string; mode: 'box' | 'command'; size: number }) {
  return { filter: { queryStr: query, mode }, groupList: [], sortList: [], from: 0, size, snippets: size > 0 ? 1 : 0, drawings: 0 }
}

export const searchPatents = corpusTool({
  name: 'search_patents',
  title: { zh: '检索专利', en: 'Search patents' },
  description: 'Searches patents by words, numbers or a query and returns the first hits, each with a quoted passage.',
  input: z.object({ ...queryInput, ...sizeInput }),
  answer: z.object({ query: z.string(), mode: z.enum(['box', 'command']), ...totalFields, hidden: z.int(), patents: z.array(patentRow) }),
  async run(input, { serving }, caller) {
    const found = await searchAnswerer(patentSearch(serving), serving)(listRequest(input), caller)
    const engine = serving.engines.of(PATENT_KIND)
    const stored = await engine.get(
      found.list.map(({ id }) => id),
      { signal: caller.signal },
    )
    const byId = new Map(stored.map((one) => [one.docId, one]))
    const status = engine.kind.fields.find('status')!
    return {
      query: input.query,
      mode: input.mode,
      total: found.total,
      totalRelation: found.totalRelation,
      hidden: found.hidden?.total ?? 0,
      patents: found.list.map((row) => {
        const number = row.publication_number ?? row.id
        return {
          number,
          title: row.title,
          applicants: row.applicant_patentee.original.map(({ name }) => name),
          applicationDate: row.application_date,
          status: row.legal_status === null ? null : valueName({}, status, row.legal_status, caller.language),
          citations: citationsOfHit(number, byId.get(row.id), row.snippets?.[0]?.text, caller.language),
        }
      }),
    }
  },
  describe({ query, mode, hidden, patents, ...found }, language) {
    const texts = TOOL_TEXTS[language]
    const rows = patents.map(({ number, title, applicants, applicationDate, status, citations }) => ({
      cells: [number, title, applicants.join('; '), dateText(applicationDate), status ?? ''],
      citations,
    }))
    const { number, title, applicants, applicationDate, status } = texts
    return [
      statement(foundText(texts.found(totalText(found, language)), patents.length, language)),
      ...(hidden > 0 ? [statement(texts.hidden(hidden.toLocaleString('en')))] : []),
      ...tableOf('', [number, title, applicants, applicationDate, status], rows),
      { kind: 'query', records: 'patent', queryStr: query, mode, total: found.total, notes: [] },
    ]
  },
})

/** The passage that matches the query, otherwise the beginning of the abstract or title. */
function citationsOfHit(
  number: string,
  stored: StoredRecord<PatentRecord> | undefined,
  snippet: string | undefined,
  language: Language,
): Citation[] {
  if (stored === undefined) return []
  const texts = patentTexts(stored.record, language)
  const place = snippet === undefined ? null : findPassage(texts, snippet)
  if (place !== null) return [{ kind: 'patent', number, ...place, passage: snippet! }]
  const [abstract] = citeParts('patent', number, texts, ['abstract'])
  return abstract === undefined ? citeParts('patent', number, texts, ['title']) : [abstract]
}

export const searchTrademarks = corpusTool({
  name: 'search_trademarks',
  title: { zh: '检索商标', en: 'Search trademarks' },
  description: 'Searches trademarks by their words, goods, owner or number and returns the first hits, each with a quoted passage.',
  input: z.object({ ...queryOf('OW=(apple) AND status=live'), ...sizeInput }),
  answer: z.object({
    query: z.string(),
    mode: z.enum(['box', 'command']),
    ...totalFields,
    trademarks: z.array(
      z.object({
        number: z.string(),
        mark: z.string(),
        classes: z.array(z.string()),
        owners: z.array(z.string()),
        applicationDate: z.string().nullable(),
        status: z.string().nullable(),
        citations: z.array(citationSchema),
      }),
    ),
  }),
  async run(input, parts, caller) {
    const { serving } = parts
    const found = await searchAnswerer(trademarkSearch(serving, parts), serving)(listRequest(input), caller)
    const engine = serving.engines.of(TRADEMARK_KIND)
    const stored = await engine.get(
      found.list.map(({ id }) => id),
      { signal: caller.signal },
    )
    const texts = new Map(stored.map(({ docId, record }) => [docId, markTexts(record, caller.language)]))
    const status = engine.kind.fields.find('status')!
    return {
      query: input.query,
      mode: input.mode,
      total: found.total,
      totalRelation: found.totalRelation,
      trademarks: found.list.map((row) => ({
        number: row.number,
        mark: row.mark,
        classes: row.nice_class,
        owners: row.owner,
        applicationDate: row.application_date,
        status: row.legal_status === null ? null : valueName({}, status, row.legal_status, caller.language),
        citations: citeParts('trademark', row.number, texts.get(row.id) ?? [], ['title', 'abstract']),
      })),
    }
  },
  describe({ query, mode, trademarks, ...found }, language) {
    const texts = TOOL_TEXTS[language]
    const rows = trademarks.map((one) => ({
      cells: [one.number, one.mark, one.classes.join(', '), one.owners.join('; '), dateText(one.applicationDate), one.status ?? ''],
      citations: one.citations,
    }))
    const { markNumber, mark, niceClass, owner, applicationDate, status } = texts
    return [
      statement(foundText(texts.foundMarks(totalText(found, language)), trademarks.length, language)),
      ...tableOf('', [markNumber, mark, niceClass, owner, applicationDate, status], rows),
      { kind: 'query', records: 'trademark', queryStr: query, mode, total: found.total, notes: [] },
    ]
  },
})

export const searchCompanies = corpusTool({
  name: 'search_companies',
  title: { zh: '检索企业', en: 'Search companies' },
  description: 'Searches registered companies by name, number or business scope and returns the first hits, each with a quoted passage.',
  input: z.object({ ...queryOf('NAME=(technology) AND SCOPE=(battery)'), ...sizeInput }),
  answer: z.object({
    query: z.string(),
    mode: z.enum(['box', 'command']),
    ...totalFields,
    companies: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        number: z.string().nullable(),
        status: z.string().nullable(),
        founded: z.string().nullable(),
        citations: z.array(citationSchema),
      }),
    ),
  }),
  async run(input, { serving }: ToolParts, caller: ToolCaller) {
    const engine = serving.engines.of(COMPANY_KIND)
    const found = await searchAnswerer(companySearch(engine), serving)(listRequest(input), caller)
    const stored = await engine.get(
      found.list.map(({ id }) => id),
      { signal: caller.signal },
    )
    const texts = new Map(stored.map(({ docId, record }) => [docId, companyTexts(record, caller.language)]))
    const status = engine.kind.fields.find('status')!
    return {
      query: input.query,
      mode: input.mode,
      total: found.total,
      totalRelation: found.totalRelation,
      companies: found.list.map(({ id, name, number, status: state, founded }) => ({
        id,
        name,
        number,
        status: state === null ? null : valueName({}, status, state, caller.language),
        founded,
        citations: citeParts('company', id, texts.get(id) ?? [], ['title', 'abstract']),
      })),
    }
  },
  describe({ query, mode, companies, ...found }, language) {
    const texts = TOOL_TEXTS[language]
    const rows = companies.map(({ name, number, status, founded, citations }) => ({
      cells: [name, number ?? '', status ?? '', dateText(founded)],
      citations,
    }))
    return [
      statement(foundText(texts.foundCompanies(totalText(found, language)), companies.length, language)),
      ...tableOf('', [texts.company, texts.creditCode, texts.status, texts.founded], rows),
      { kind: 'query', records: 'company', queryStr: query, mode, total: found.total, notes: [] },
    ]
  },
})

/** A statement with its citations. */
export function statement(text: string, citations: Citation[] = []): Extract<AnswerBlock, { kind: 'text' }> {
  return { kind: 'text', text, citations, struck: 0 }
}

/** A table, unless it has no rows. */
export function tableOf(title: string, columns: string[], rows: { cells: string[]; citations: Citation[] }[]): AnswerBlock[] {
  return rows.length === 0 ? [] : [{ kind: 'table', title, columns, rows }]
}

function foundText(text: string, shown: number, language: Language): string {
  const { first, none } = TOOL_TEXTS[language]
  return shown === 0 ? none : `${text}${first(shown)}`
}
