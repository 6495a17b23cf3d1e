import type { Labelled } from '../../kinds/code-labels.ts'
import type { PatentField } from '../patent-field.ts'
import type { PatentRecord } from '../patent-record.ts'

const ACROSS_RECORDS = {
  zh: '需要统计全库，尚未计算',
  en: 'requires statistics over all documents, which are not computed yet',
}
const NO_VALUATION = { zh: '尚未计算价值评分', en: 'valuation scores are not computed yet' }

function claimCount(record: PatentRecord, which: (claim: { independent: boolean }) => boolean): number | undefined {
  const claims = record.claims ?? []
  const language = claims[0]?.lang
  return language === undefined ? undefined : claims.filter((claim) => claim.lang === language && which(claim)).length
}

type CountOf = (record: PatentRecord) => number | undefined

const COUNTS: readonly { name: string; aliases: readonly string[]; label: Labelled; sort?: string; count: CountOf }[] = [
  {
    name: 'claim-count',
    aliases: ['CLAIM-NUMBER', 'NCLM'],
    label: { zh: '权利要求数', en: 'Number of claims' },
    sort: 'claim_count',
    count: (record) => claimCount(record, () => true),
  },
  {
    name: 'iclm-count',
    aliases: ['INDEPENDENT_CLAIM_COUNT'],
    label: { zh: '独立权利要求数', en: 'Number of independent claims' },
    count: (record) => claimCount(record, (claim) => claim.independent),
  },
  {
    name: 'page-count',
    aliases: ['PAGES'],
    label: { zh: '页数', en: 'Number of pages' },
    sort: 'page_count',
    count: (record) => record.pageCount,
  },
  {
    name: 'drawing-count',
    aliases: ['figures'],
    label: { zh: '附图数', en: 'Number of drawings' },
    count: (record) => record.drawings?.length,
  },
  {
    name: 'ap-count',
    aliases: ['AN_COUNT', 'applicant-count'],
    label: { zh: '申请人数', en: 'Number of applicants' },
    count: (record) => record.applicants?.length,
  },
  {
    name: 'in-count',
    aliases: ['inventor-count'],
    label: { zh: '发明人数', en: 'Number of inventors' },
    count: (record) => record.inventors?.length,
  },
  {
    name: 'ipc-count',
    aliases: [],
    label: { zh: 'IPC 分类号数', en: 'Number of IPC symbols' },
    count: (record) => record.ipc?.length,
  },
  {
    name: 'cpc-count',
    aliases: [],
    label: { zh: 'CPC 分类号数', en: 'Number of CPC symbols' },
    count: (record) => record.cpc?.length,
  },
  {
    name: 'pr-count',
    aliases: ['priority-count'],
    label: { zh: '优先权数', en: 'Number of priorities' },
    count: (record) => record.priorities?.length,
  },
  {
    name: 'ct-times',
    aliases: ['B_CITES_COUNT', 'citation-count', 'reference_cited.patent_count', '引证次数'],
    label: { zh: '引证专利数', en: 'Number of patents cited' },
    sort: 'citation_count',
    count: (record) => record.citations?.filter((citation) => citation.publicationNumber !== undefined).length,
  },
  {
    name: 'npl-count',
    aliases: ['reference_cited.npl_count'],
    label: { zh: '引证非专利文献数', en: 'Number of non-patent references' },
    count: (record) => record.citations?.filter((citation) => citation.publicationNumber === undefined).length,
  },
  {
    name: 'event-count',
    aliases: ['legal-event-count'],
    label: { zh: '法律事件数', en: 'Number of legal events' },
    count: (record) => record.legalEvents?.length,
  },
]

/** Counts that cannot be derived from a single record. */
const MISSING: readonly { name: string; aliases: readonly string[]; label: Labelled; why: Labelled }[] = [
  {
    name: 'ctfw-times',
    aliases: ['F_CITES_COUNT', 'cited-by-count', 'cited_by.patent_count', '被引证次数'],
    label: { zh: '施引专利数', en: 'Number of citing patents' },
    why: ACROSS_RECORDS,
  },
  {
    name: 'family-size',
    aliases: ['FAM_COUNT', 'family.simple.size', 'simple-family-size'],
    label: { zh: '简单同族数', en: 'Simple family size' },
    why: ACROSS_RECORDS,
  },
  {
    name: 'extended-family-size',
    aliases: ['family.extended.size', 'EFAM_COUNT'],
    label: { zh: '扩展同族数', en: 'Extended family size' },
    why: ACROSS_RECORDS,
  },
  { name: 'value', aliases: ['VLSTAR', 'PV', 'score'], label: { zh: '专利价值评分', en: 'Valuation score' }, why: NO_VALUATION },
  { name: 'value-legal', aliases: ['VLSTAR-1'], label: { zh: '法律价值评分', en: 'Legal value score' }, why: NO_VALUATION },
  { name: 'value-technical', aliases: ['VLSTAR-2'], label: { zh: '技术价值评分', en: 'Technical value score' }, why: NO_VALUATION },
  { name: 'value-market', aliases: ['VLSTAR-3'], label: { zh: '市场价值评分', en: 'Market value score' }, why: NO_VALUATION },
]

/** Fields of counts, searched by ranges: `claim-count>=10`. */
export const COUNT_FIELDS: readonly PatentField[] = [
  ...COUNTS.map(({ name, aliases, label, sort, count }): PatentField => ({
    name,
    aliases,
    type: 'count',
    group: 'count',
    label,
    example: `${name}>=1`,
    values: (record) => [count(record)].filter((value) => value !== undefined),
    ...(sort === undefined ? {} : { sort }),
  })),
  ...MISSING.map(({ name, aliases, label, why }): PatentField => ({
    name,
    aliases,
    type: 'count',
    group: 'count',
    label,
    example: `${name}>=1`,
    withoutSource: why,
  })),
]
