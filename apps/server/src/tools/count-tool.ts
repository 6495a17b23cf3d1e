import type { AnswerBlock, Language } from '@gezhi/contract'
import * as z from 'zod'
import { searchAnswerer } from '../kinds/answer-list.ts'
import { patentSearch } from '../patents/patent-search.ts'
import { corpusTool } from './corpus-tool.ts'
import { LANDSCAPE_TEXTS } from './landscape-texts.ts'
import { listRequest, queryInput, statement, tableOf, totalFields } from './search-tools.ts'
import { TOOL_TEXTS, totalText } from './tool-texts.ts'

/** What patents are counted by: fields of the API with their titles. */
export const COUNTED_FIELDS = {
  'application_date.year': { zh: '申请年', en: 'Application year' },
  'publication_date.year': { zh: '公开年', en: 'Publication year' },
  'applicant_patentee.original.name': { zh: '申请人', en: 'Applicant' },
  'inventor.original.name': { zh: '发明人', en: 'Inventor' },
  'class_ipc_main.subclass': { zh: 'IPC 小类', en: 'IPC subclass' },
  country: { zh: '国家/地区', en: 'Country/region' },
  patent_type: { zh: '专利类型', en: 'Patent type' },
  legal_status: { zh: '法律状态', en: 'Legal status' },
} as const
export type CountedField = keyof typeof COUNTED_FIELDS

const FIELDS = Object.keys(COUNTED_FIELDS) as [CountedField, ...CountedField[]]
const YEARS: ReadonlySet<string> = new Set(['application_date.year', 'publication_date.year'])
/** Columns of a table that a reader takes in. */
const MAX_COLUMNS = 8

const named = z.object({ value: z.string(), name: z.string() })

export const countTable = corpusTool({
  name: 'count_table',
  title: { zh: '统计', en: 'Count' },
  description: 'Counts the patents of a query by one field, or by two as a table of rows and columns.',
  input: z.object({
    ...queryInput,
    row: z.enum(FIELDS),
    column: z.enum(FIELDS).optional(),
    count: z.int().min(1).max(50).default(10).describe('Rows, the most frequent values'),
  }),
  answer: z.object({
    query: z.string(),
    mode: z.enum(['box', 'command']),
    ...totalFields,
    row: z.enum(FIELDS),
    column: z.enum(FIELDS).nullable(),
    rows: z.array(named),
    columns: z.array(named),
    /** By row and column; without a column one number a row. */
    counts: z.array(z.array(z.int())),
    /** Counting took too long: the numbers are incomplete. */
    timedOut: z.boolean(),
  }),
  async run({ query, mode, row, column, count }, { serving }, caller) {
    const request = {
      ...listRequest({ query, mode, size: 0 }),
      groupList: column === undefined ? [{ field: row, count: YEARS.has(row) ? 1000 : count }] : [],
      ...(column !== undefined && { tableList: [{ row: { field: row, count }, column: { field: column, count: MAX_COLUMNS } }] }),
    }
    const { total, totalRelation, groupList, tableList } = await searchAnswerer(patentSearch(serving), serving)(request, caller)
    const found = { query, mode, total, totalRelation, row, column: column ?? null }
    const [table] = tableList ?? []
    if (table !== undefined) {
      const lines = table.rows.map((line, at) => ({ line, counts: table.counts[at]! }))
      // The most frequent years, but in their order.
      if (YEARS.has(row)) lines.sort((a, b) => (a.line.value < b.line.value ? -1 : 1))
      const rows = lines.map(({ line }) => line)
      return { ...found, rows, columns: table.columns, counts: lines.map(({ counts }) => counts), timedOut: table.timedOut }
    }
    const { list = [], timedOut = true } = groupList[0] ?? {}
    const ordered = YEARS.has(row)
      ? list.toSorted((a, b) => (a.value < b.value ? -1 : 1)).slice(-Math.max(count, 15))
      : list.slice(0, count)
    return {
      ...found,
      rows: ordered.map(({ value, name }) => ({ value, name })),
      columns: [],
      counts: ordered.map((one) => [one.count]),
      timedOut,
    }
  },
  describe({ query, mode, row, column, rows, columns, counts, timedOut, ...found }, language): AnswerBlock[] {
    const texts = TOOL_TEXTS[language]
    const heads = column === null ? [texts.count] : columns.map(({ name }) => name)
    const lines = rows.map(({ name }, at) => ({ cells: [name, ...(counts[at] ?? []).map(String)], citations: [] }))
    const title = column === null ? COUNTED_FIELDS[row][language] : `${COUNTED_FIELDS[row][language]} × ${COUNTED_FIELDS[column][language]}`
    return [
      statement(countedText(rows.length, found, language)),
      ...(timedOut ? [statement(LANDSCAPE_TEXTS[language].incomplete)] : []),
      ...tableOf(title, [COUNTED_FIELDS[row][language], ...heads], lines),
      { kind: 'query', records: 'patent', queryStr: query, mode, total: found.total, notes: [] },
    ]
  },
})

/** A count that found nothing in its time says nothing about the number of patents. */
function countedText(rows: number, found: Parameters<typeof totalText>[0], language: Language): string {
  const texts = TOOL_TEXTS[language]
  if (found.total > 0) return texts.counted(totalText(found, language))
  return rows === 0 && found.totalRelation === 'eq' ? texts.none : texts.countedUnknown
}
