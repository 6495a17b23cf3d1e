import * as z from 'zod'
import { facetSchema, tableSchema } from '../../kinds/record-list.ts'
import { foundNumberSchema } from '../../kinds/found-number.ts'
import { patentDetailSchema } from '../../patents/patent-detail.ts'
import { patentIdSchema } from '../../patents/patent-id.ts'
import { patentRowSchema } from '../../patents/patent-row.ts'
import { text } from '../../text.ts'
import { inBoth } from './in-both.ts'
import { addressQueryField, pageAnswerOf, pageFields, QUERY_ERRORS, queryField, rowFields, sortField } from './list-fields.ts'
import { linesOperation, operation } from './operation.ts'

const rowSchema = patentRowSchema.omit({ group_size: true, snippets: true, drawings: true })
const detailSchema = patentDetailSchema.omit({ group_size: true, snippets: true })
const numberField = patentIdSchema.meta(
  inBoth(
    '任意写法的公开号，如 CN103399241B、US 7,654,321 B2',
    'Publication number in any notation, such as CN103399241B or US 7,654,321 B2',
  ),
)
const collapseField = z
  .enum(['application', 'family'])
  .optional()
  .meta(inBoth('按申请或同族合并，每组一条', 'Counts and lists one record per application or family'))
const countedField = (max: number) =>
  z.strictObject({
    field: text()
      .min(1)
      .max(60)
      .meta(
        inBoth(
          '可统计的字段，如 applicant、class_ipc.section、application_date.year',
          'A field that can be counted, such as applicant, class_ipc.section, application_date.year',
        ),
      ),
    count: z.int().min(1).max(max).default(20).meta(inBoth('最多返回的值', 'Values at most')),
  })

/** Records of a page of the export. */
export const MAX_EXPORT_ROWS = 1000
export const exportSizeText = inBoth('每页记录数', 'Records of the page')

/** The operations about patents. */
export const patentOperations = {
  searchPatents: operation({
    id: 1,
    method: 'GET',
    path: '/patents',
    scope: 'patents',
    request: z.strictObject({
      q: addressQueryField,
      ...pageFields,
      sort: sortField,
      fields: rowFields(rowSchema),
      collapse: collapseField,
    }),
    answer: pageAnswerOf(rowSchema),
    errors: QUERY_ERRORS,
    summary: { zh: '专利检索', en: 'Search patents' },
    description: {
      zh: '用命令检索语言检索专利，逐页返回著录项目、摘要和法律状态。默认按申请日从新到旧排列；翻页用 from 或上一页的 nextCursor。',
      en: 'Searches patents with a query in the command language and returns pages of bibliographic data, abstracts and legal status. The default order is newest first; pages are addressed by from, or by nextCursor of the page before.',
    },
    example: { q: 'TI=(电池)', size: 10 },
  }),
  getPatent: operation({
    id: 2,
    method: 'GET',
    path: '/patents/{number}',
    scope: 'patents',
    request: z.strictObject({ number: numberField, fields: rowFields(detailSchema) }),
    answer: detailSchema.partial(),
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '专利详情', en: 'Get a patent' },
    description: {
      zh: '返回一件专利的全部数据：著录项目、权利要求、说明书、法律事件、引证和同族。',
      en: 'Returns everything about one patent: bibliographic data, claims, description, legal events, citations and families.',
    },
    example: { number: 'CN103399241B' },
  }),
  listPatentsByNumber: operation({
    id: 3,
    method: 'POST',
    path: '/patents/batch',
    scope: 'patents',
    request: z.strictObject({
      numbers: z.array(numberField).min(1).max(100).meta(inBoth('任意写法的公开号', 'Publication numbers in any notation')),
    }),
    answer: z.object({ list: z.array(z.object({ number: z.string(), patent: rowSchema.nullable() })) }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '批量取专利', en: 'Get patents by number' },
    description: {
      zh: '按最多 100 个号码取专利，保持请求中的顺序；没有的号码其 patent 为 null。',
      en: 'Returns the patents of at most 100 numbers in the order of the request; patent is null for a number without one.',
    },
    example: { numbers: ['CN103399241B', 'US7654321B2'] },
  }),
  countPatentValues: operation({
    id: 4,
    method: 'POST',
    path: '/patents/facets',
    scope: 'patents',
    request: z.strictObject({ q: queryField, facets: z.array(countedField(1000)).min(1).max(20), collapse: collapseField }),
    answer: z.object({ total: z.int(), totalRelation: z.enum(['eq', 'gte']), facets: z.array(facetSchema) }),
    errors: QUERY_ERRORS,
    summary: { zh: '专利统计', en: 'Count values' },
    description: {
      zh: '统计检索结果中各字段最常见的值，例如申请人、IPC 和申请年。',
      en: 'Counts the most frequent values of fields among the hits, such as applicants, IPC classes and years.',
    },
    example: { q: 'TI=(电池)', facets: [{ field: 'applicant', count: 10 }] },
  }),
  countPatentPairs: operation({
    id: 5,
    method: 'POST',
    path: '/patents/table',
    scope: 'patents',
    request: z.strictObject({ q: queryField, row: countedField(1000), column: countedField(200) }),
    answer: tableSchema,
    errors: QUERY_ERRORS,
    summary: { zh: '专利交叉统计', en: 'Count pairs of values' },
    description: {
      zh: '按两个字段统计检索结果，例如申请人与申请年，返回行、列和每格的件数。',
      en: 'Counts the hits by two fields, such as applicant and year, and returns rows, columns and the number of each cell.',
    },
    example: { q: 'TI=(电池)', row: { field: 'applicant', count: 10 }, column: { field: 'application_date.year', count: 10 } },
  }),
  listSimilarPatents: operation({
    id: 6,
    method: 'GET',
    path: '/patents/{number}/similar',
    scope: 'patents',
    request: z.strictObject({
      number: numberField,
      size: pageFields.size,
      from: z.coerce.number().int().min(0).max(100).default(0).meta(inBoth('第一条的位置', 'Position of the first row')),
    }),
    answer: z.object({ list: z.array(rowSchema) }),
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING', 'SEARCH_UNSUPPORTED'],
    summary: { zh: '相似专利', en: 'List similar patents' },
    description: {
      zh: '返回文本最相近的专利，最相似的在前，不含同族。',
      en: 'Returns the patents with the most similar texts, most similar first, without those of the same family.',
    },
    example: { number: 'CN103399241B', size: 10 },
  }),
  getPatentStatus: operation({
    id: 7,
    method: 'GET',
    path: '/patents/{number}/status',
    scope: 'patents',
    request: z.strictObject({ number: numberField }),
    answer: patentDetailSchema.pick({
      publication_number: true,
      application_number: true,
      country: true,
      kind: true,
      legal_status: true,
      legal_status_basis: true,
      legal_status_date: true,
      legal_state: true,
      legal_events: true,
    }),
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '法律状态', en: 'Get the legal status' },
    description: {
      zh: '返回一件专利的法律状态、其依据和全部法律事件。',
      en: 'Returns the legal status of a patent, what it is based on, and all legal events.',
    },
    example: { number: 'CN103399241B' },
  }),
  readNumbers: operation({
    id: 8,
    method: 'POST',
    path: '/numbers',
    scope: 'patents',
    request: z.strictObject({
      text: text()
        .trim()
        .min(1)
        .max(10_000)
        .meta(inBoth('任意写法的号码，以空格、逗号或换行分隔', 'Numbers in any notation, separated by spaces, commas or lines')),
    }),
    answer: z.object({ total: z.int(), list: z.array(foundNumberSchema) }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '号码识别', en: 'Recognise numbers' },
    description: {
      zh: '识别并规范文本中的专利号码，并给出库中的记录；文本含其他内容时 total 为 0，最多查找 100 个号码。',
      en: 'Recognises and normalises the numbers of a text and looks up their records. total is 0 for a text with other content; at most 100 numbers are looked up.',
    },
    example: { text: 'CN 103399241 B, US 7,654,321' },
  }),
  exportPatents: linesOperation({
    id: 9,
    method: 'GET',
    path: '/export/patents',
    scope: 'export',
    request: z.strictObject({
      q: addressQueryField,
      size: z.coerce.number().int().min(1).max(MAX_EXPORT_ROWS).default(500).meta(exportSizeText),
      cursor: pageFields.cursor,
      fields: rowFields(rowSchema),
    }),
    answer: rowSchema.partial(),
    errors: QUERY_ERRORS,
    summary: { zh: '批量导出', en: 'Export patents' },
    description: {
      zh: '把检索结果逐页导出为 NDJSON（每行一条记录），按记录 id 排列。响应头 x-next-cursor 是下一页的位置，最后一页没有该响应头；游标长期有效。导出期间数据有更新也不会重复：始终命中的记录恰好出现一次。',
      en: 'Exports the hits page by page as NDJSON, one record per line, in the order of their ids. The header x-next-cursor is the position of the next page; the last page has none. A cursor does not expire. Records may be imported, changed and deleted meanwhile: one that is a hit throughout is exported exactly once.',
    },
    example: { q: 'TI=(电池)', size: 100 },
  }),
}
