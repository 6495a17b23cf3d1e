import type { ScreeningMethod, ScreeningRule, ScreeningStatus, ScreeningTier } from './screening-values.ts'

/** The texts of a screening report in one language. */
export interface ScreeningTexts {
  readonly subtitle: string
  readonly mark: string
  readonly classes: string
  readonly goods: string
  readonly searched: string
  readonly applied: string
  readonly scope: string
  readonly live: string
  readonly date: string
  readonly dataDate: string
  readonly result: (total: number, shown: number) => string
  readonly counts: string
  readonly hits: string
  readonly columns: readonly [number: string, mark: string, owner: string, classes: string, status: string, rules: string, tier: string]
  readonly nothing: string
  readonly method: string
  readonly explanation: readonly string[]
  readonly all: string
  readonly separator: string
  readonly tiers: Readonly<Record<ScreeningTier, string>>
  readonly statuses: Readonly<Record<ScreeningStatus, string>>
  readonly rules: Readonly<Record<ScreeningRule, string>>
  readonly methods: Readonly<Record<ScreeningMethod, string>>
}

/** The texts of a screening report. */
export const SCREENING_TEXTS: Readonly<Record<'zh' | 'en', ScreeningTexts>> = {
  zh: {
    subtitle: '商标近似查询报告',
    mark: '查询商标',
    classes: '尼斯类别',
    goods: '商品和服务',
    searched: '查询方式',
    applied: '近似规则',
    scope: '查询范围',
    live: '只看有效和申请中的商标',
    date: '查询日期',
    dataDate: '数据截至',
    result: (total, shown) => (total > shown ? `共 ${total} 件近似商标，列出前 ${shown} 件` : `共 ${total} 件近似商标`),
    counts: '风险分布',
    hits: '近似商标',
    columns: ['申请号', '商标', '申请人', '类别', '状态', '近似原因', '风险'],
    nothing: '未发现近似商标。',
    method: '说明',
    explanation: [
      '近似度为 0 至 100%。近似度不低于 85%，且类似群、类别或商品相同或类似的，风险为高；仅类别相关的为中。近似度不低于 70% 的降一级，其余为低。',
      '失效不满一年的商标降一级，失效一年以上的为低。商品和服务无关的，不构成风险。',
      '本报告由程序按规则生成，未比对图形，也未考虑显著性、知名度和使用情况，不构成法律意见。',
    ],
    all: '全部',
    separator: '、',
    tiers: { high: '高', medium: '中', low: '低', none: '无' },
    statuses: { registered: '已注册', pending: '申请中', recentlyEnded: '失效不满一年', ended: '失效', unknown: '状态未知' },
    rules: {
      identical: '相同',
      contains: '包含',
      sameSound: '读音相同或近似',
      editDistance: '个别字或字母不同',
      reordered: '变序',
      lookAlike: '字形近似',
      translation: '含义相同',
      initials: '字头相同',
    },
    methods: { han: '汉字', pinyin: '拼音', latin: '英文', digits: '数字', initials: '字头' },
  },
  en: {
    subtitle: 'Similar trademark report',
    mark: 'Mark',
    classes: 'Nice classes',
    goods: 'Goods and services',
    searched: 'Search methods',
    applied: 'Rules',
    scope: 'Marks searched',
    live: 'Live and pending marks only',
    date: 'Searched on',
    dataDate: 'Data as of',
    result: (total, shown) =>
      total > shown ? `${total} similar marks, of which the first ${shown} are listed` : `Similar marks: ${total}`,
    counts: 'Marks by risk',
    hits: 'Similar marks',
    columns: ['Application no.', 'Mark', 'Owner', 'Classes', 'Status', 'Why similar', 'Risk'],
    nothing: 'No similar marks were found.',
    method: 'Notes',
    explanation: [
      'Similarity ranges from 0 to 100%. Marks of at least 85% in the same similar group or class, or for identical or similar goods, are high risk; if only the classes are related, medium risk. Marks of at least 70% rank one tier lower; all others are low.',
      'A mark that has been dead for less than a year ranks one tier lower; one dead for longer is low. A mark for unrelated goods and services is no risk.',
      'This report was generated automatically by rules. It does not compare figurative elements or consider distinctiveness, reputation or use. It is not legal advice.',
    ],
    all: 'All',
    separator: ', ',
    tiers: { high: 'High', medium: 'Medium', low: 'Low', none: 'None' },
    statuses: {
      registered: 'Registered',
      pending: 'Pending',
      recentlyEnded: 'Dead for less than a year',
      ended: 'Dead',
      unknown: 'Status unknown',
    },
    rules: {
      identical: 'Identical',
      contains: 'One contains the other',
      sameSound: 'Sounds alike',
      editDistance: 'Differs by a few characters',
      reordered: 'Reordered',
      lookAlike: 'Looks alike',
      translation: 'Same meaning',
      initials: 'Same initials',
    },
    methods: { han: 'Chinese characters', pinyin: 'Pinyin', latin: 'Latin letters', digits: 'Digits', initials: 'Initials' },
  },
}
