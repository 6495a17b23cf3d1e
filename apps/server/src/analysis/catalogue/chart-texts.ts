import type { AnalysisColumn } from '@gezhi/contract'
import type { ChartDefinition, Labels } from './chart-definition.ts'

/** What the columns of tables are called. */
export const COLUMN_NAMES: Readonly<Record<AnalysisColumn, Labels>> = {
  value: { zh: '名称', en: 'Name' },
  count: { zh: '数量', en: 'Records' },
  rank: { zh: '排名', en: 'Rank' },
  resCountry: { zh: '国家/地区', en: 'Country/region' },
  year: { zh: '年份', en: 'Year' },
  applyNumber: { zh: '申请量', en: 'Applications' },
  authorizationNumber: { zh: '授权量', en: 'Grants' },
  ratio: { zh: '占比', en: 'Share' },
  companyName: { zh: '企业名称', en: 'Company' },
  patent: { zh: '专利量', en: 'Records' },
  pct: { zh: 'PCT 量', en: 'PCT publications' },
  effective: { zh: '有效量', en: 'In force' },
  applicantNumber: { zh: '申请人数', en: 'Applicants' },
  cumulative: { zh: '累计申请量', en: 'Cumulative applications' },
  fitted: { zh: '拟合值', en: 'Curve' },
  low: { zh: '区间下限', en: 'Lower bound' },
  high: { zh: '区间上限', en: 'Upper bound' },
  expected: { zh: '期望数量', en: 'Expected' },
}

const FORMULAS = {
  values: {
    zh: '按取值统计所分析的文献数；一件文献有多个取值时各计一次；占比＝数量÷所分析的文献总数',
    en: 'Analysed records by value; a record with several values counts for each; share = records ÷ all analysed records',
  },
  pairs: {
    zh: '同时具有行与列取值的文献数，行、列各取最多的若干个取值',
    en: 'Records that have both the value of the row and that of the column, for the most frequent values of each',
  },
  years: {
    zh: '申请量按申请年统计，授权量按授权公告年统计，均为所分析的文献数',
    en: 'Applications by the year of the application date, grants by the year of the grant date, of the analysed records',
  },
  portfolios: {
    zh: '专利量为所分析的文献数，PCT 量为其中由世界知识产权组织公开的件数，有效量为其中法律状态为有效的件数；占比＝专利量÷所分析的文献总数',
    en: 'Analysed records of each applicant; PCT: those published by WIPO; in force: those with this legal status; share = records ÷ all analysed records',
  },
  entrants: {
    zh: '所分析文献中最早申请年在最近五个日历年内的申请人，按其申请量排列',
    en: 'Applicants whose first application year among the analysed records lies in the last five calendar years, by applications',
  },
  lifeCycle: {
    zh: '申请量与申请人数均按申请年统计，同一申请人一年计一次',
    en: 'Applications and applicants by the year of the application date; an applicant counts once a year',
  },
  growth: {
    zh: '累计申请量以逻辑斯蒂曲线 K÷(1＋e^(−r(t−t₀))) 按最小二乘拟合，近两年未完全公开，不参与拟合；区间为残差自助法 200 次（固定种子）的 5%–95%',
    en: 'Cumulative applications fitted by a logistic curve K ÷ (1 + e^(−r(t−t₀))) with least squares, without the last two years, which are not fully published; the interval is 5% to 95% of 200 repetitions with resampled residuals (fixed seed)',
  },
  whiteSpots: {
    zh: '从列表前 400 件文献的技术问题、效果与技术特征中取最常见的词；数量为标题、摘要和权利要求同时包含两词的文献数（统计全部所分析文献），期望数量＝含问题词的文献数×含手段词的文献数÷文献总数',
    en: 'The most frequent words in problems and effects, and in features, of the first 400 records of the list; records: all analysed records whose title, abstract or claims contain both; expected = records with the one × records with the other ÷ all records',
  },
  network: {
    zh: '连线为同时具有两端取值的文献数，取最多的若干个取值',
    en: 'Lines: records that have the values of both ends, for the most frequent values',
  },
} as const satisfies Readonly<Record<ChartDefinition['computed']['shape'], Labels>>

/** How a chart is computed. */
export function formulaOf({ computed }: ChartDefinition): Labels {
  return FORMULAS[computed.shape]
}
