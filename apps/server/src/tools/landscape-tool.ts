import type { AnswerBlock, Language, QueryLink } from '@gezhi/contract'
import { shanghaiDay } from '@gezhi/records'
import * as z from 'zod'
import { searchAnswerer } from '../kinds/answer-list.ts'
import { patentSearch } from '../patents/patent-search.ts'
import { corpusTool } from './corpus-tool.ts'
import { COUNTED_FIELDS, type CountedField } from './count-tool.ts'
import { LANDSCAPE_TEXTS } from './landscape-texts.ts'
import { listRequest, queryInput, statement, tableOf, totalFields } from './search-tools.ts'
import { TOOL_TEXTS, totalText } from './tool-texts.ts'

/** Values of a field that a sentence names, and rows of its table. */
const MAX_NAMED = 3
const MAX_ROWS = 10
/** Years that are compared with as many before. */
const SPAN = 5
/** Years whose applications are not all published: they appear after eighteen months. */
const UNPUBLISHED = 2

/** What a landscape is counted by, and the clause that finds a value again. */
const CLAUSES = {
  'application_date.year': (value) => `ady=${value}`,
  'applicant_patentee.original.name': (value) => `AP=("${value.replaceAll('"', ' ').trim()}")`,
  'class_ipc_main.subclass': (value) => `ipc-main-subclass=${value}`,
  country: (value) => `country=${value}`,
  legal_status: (value) => `status=${value}`,
} as const satisfies Partial<Record<CountedField, (value: string) => string>>
type LandscapeField = keyof typeof CLAUSES
const FIELDS = Object.keys(CLAUSES) as [LandscapeField, ...LandscapeField[]]

const countedSchema = z.object({ name: z.string(), query: z.string(), count: z.int() })
const spanSchema = z.object({ from: z.int(), to: z.int(), query: z.string(), count: z.int() })

export const landscape = corpusTool({
  name: 'landscape',
  title: { zh: '概括技术全貌', en: 'Describe a landscape' },
  description:
    'A landscape in figures: how many patents a query finds, their years and trend, top applicants, classes and countries, and how many are in force. Every number comes with the query whose hits it is.',
  input: z.object({ query: queryInput.query }),
  answer: z.object({
    query: z.string(),
    ...totalFields,
    timedOut: z.boolean(),
    /** Every year, in order. */
    years: z.array(z.object({ year: z.int(), count: z.int() })),
    peak: countedSchema.nullable(),
    /** The last full years and those before; null if the patents are fewer years old. */
    trend: z.object({ last: spanSchema, before: spanSchema }).nullable(),
    named: z.array(z.object({ field: z.enum(FIELDS), values: z.array(countedSchema) })),
    rows: z.array(z.object({ field: z.enum(FIELDS), rows: z.array(z.object({ name: z.string(), count: z.int() })) })),
  }),
  async run({ query }, { serving, now }, caller) {
    const search = searchAnswerer(patentSearch(serving), serving)
    const groups = FIELDS.map((field) => ({ field, count: field === 'application_date.year' ? 1000 : MAX_ROWS }))
    const request = (queryStr: string) => listRequest({ query: queryStr, mode: 'command', size: 0 })
    const { total, totalRelation, groupList } = await search({ ...request(query), groupList: groups }, caller)
    const listOf = (field: LandscapeField) => groupList.find((one) => one.field === field)?.list ?? []
    /** The hits of the query with a further clause: what a reader finds who opens it. */
    const counted = async (clause: string): Promise<{ query: string; count: number }> => {
      const narrowed = `(${query}) AND ${clause}`
      return { query: narrowed, count: (await search(request(narrowed), caller)).total }
    }
    const years = listOf('application_date.year')
      .filter(({ value }) => /^\d{4}$/.test(value))
      .map(({ value, count }) => ({ year: Number(value), count }))
      .toSorted((a, b) => a.year - b.year)
    const most = years.toSorted((a, b) => b.count - a.count)[0]
    const named = []
    for (const field of FIELDS.filter((one) => one !== 'application_date.year')) {
      const values = []
      const chosen = field === 'legal_status' ? listOf(field).filter(({ value }) => value === 'active') : listOf(field).slice(0, MAX_NAMED)
      for (const { value, name } of chosen) values.push({ name, ...(await counted(CLAUSES[field](value))) })
      named.push({ field, values: values.toSorted((a, b) => b.count - a.count) })
    }
    const span = async (from: number, to: number) => ({ from, to, ...(await counted(`ady=[${from} TO ${to}]`)) })
    const to = Number(shanghaiDay(now()).slice(0, 4)) - UNPUBLISHED
    const isLong = years.length > 0 && years[0]!.year <= to - SPAN
    return {
      query,
      total,
      totalRelation,
      timedOut: groupList.some(({ timedOut }) => timedOut),
      years,
      peak: most === undefined ? null : { name: String(most.year), ...(await counted(`ady=${most.year}`)) },
      trend: isLong ? { last: await span(to - SPAN + 1, to), before: await span(to - 2 * SPAN + 1, to - SPAN) } : null,
      named,
      rows: FIELDS.filter((field) => field !== 'application_date.year' && field !== 'legal_status').map((field) => ({
        field,
        rows: listOf(field).map(({ name, count }) => ({ name, count })),
      })),
    }
  },
  describe({ query, timedOut, years, peak, trend, named, rows, ...found }, language): AnswerBlock[] {
    const texts = LANDSCAPE_TEXTS[language]
    if (found.total === 0 || peak === null)
      return [
        // A count that found nothing in its time does not say that there is nothing.
        statement(found.totalRelation === 'eq' ? TOOL_TEXTS[language].none : texts.incomplete),
        { kind: 'query', records: 'patent', queryStr: query, mode: 'command', total: found.total, notes: [] },
      ]
    const says = (text: string, ...links: readonly { query: string; count: number }[]): AnswerBlock => ({
      ...statement(text),
      queries: links.map(({ query: queryStr, count }): QueryLink => ({ records: 'patent', queryStr, total: count })),
    })
    const valuesOf = (field: LandscapeField) => named.find((one) => one.field === field)?.values ?? []
    const list = (field: LandscapeField, text: (names: string) => string): AnswerBlock[] => {
      const values = valuesOf(field)
      const names = values.map(({ name, count }) => texts.counted(name, grouped(count))).join(texts.and)
      return values.length === 0 ? [] : [says(text(names), ...values)]
    }
    const [active] = valuesOf('legal_status')
    const applicants = 'applicant_patentee.original.name'
    const fullNames = new Map(rows.find(({ field }) => field === applicants)?.rows.map(({ name, count }) => [name, count]))
    /** A query finds a name within longer ones as well, of a university within those of its hospitals. */
    const isWider = valuesOf(applicants).some(({ name, count }) => count !== fullNames.get(name))
    return [
      says(texts.total(totalText(found, language)), { query, count: found.total }),
      ...(timedOut ? [statement(texts.incomplete)] : []),
      says(yearsText(years, peak, language), peak),
      ...(trend === null ? [] : [says(trendText(trend, language), trend.last, trend.before)]),
      ...list(applicants, (names) => texts.applicants(names) + (isWider ? texts.widerNames : '')),
      ...list('class_ipc_main.subclass', texts.classes),
      ...list('country', texts.countries),
      ...(active === undefined ? [] : [says(texts.active(grouped(active.count), percent(active.count / found.total)), active)]),
      ...tableOf(
        '',
        [COUNTED_FIELDS['application_date.year'][language], TOOL_TEXTS[language].count],
        years.slice(-15).map(({ year, count }) => ({ cells: [String(year), String(count)], citations: [] })),
      ),
      ...rows.flatMap((table) =>
        tableOf(
          '',
          [COUNTED_FIELDS[table.field][language], TOOL_TEXTS[language].count],
          table.rows.map(({ name, count }) => ({ cells: [name, String(count)], citations: [] })),
        ),
      ),
    ]
  },
})

type Span = z.output<typeof spanSchema>

function yearsText(
  years: readonly { readonly year: number }[],
  peak: { readonly name: string; readonly count: number },
  language: Language,
): string {
  const texts = LANDSCAPE_TEXTS[language]
  const count = grouped(peak.count)
  return years.length === 1
    ? texts.oneYear(peak.name, count)
    : texts.years(String(years[0]!.year), String(years.at(-1)!.year), peak.name, count)
}

function trendText({ last, before }: { readonly last: Span; readonly before: Span }, language: Language): string {
  const texts = LANDSCAPE_TEXTS[language]
  const years = ({ from, to }: Span) => `${from}–${to}`
  const text = texts.trend(
    years(last),
    grouped(last.count),
    years(before),
    grouped(before.count),
    changeText(last.count, before.count, language),
  )
  return `${text}${language === 'en' ? ' ' : ''}${texts.delay}`
}

function changeText(last: number, before: number, language: Language): string {
  const texts = LANDSCAPE_TEXTS[language]
  if (last === before) return texts.same
  if (before === 0) return texts.fromNone
  return last > before ? texts.up(percent(last / before - 1)) : texts.down(percent(1 - last / before))
}

function percent(share: number): string {
  return String(Math.round(100 * share))
}

function grouped(count: number): string {
  return count.toLocaleString('en')
}
