import type { CapabilityAxis, Language, SCORE_SCALES } from '@gezhi/contract'

type Labels = Readonly<Record<Language, string>>

/** What is counted for the indicators of a company. */
export interface CapabilityCounts {
  readonly total: number
  readonly granted: number
  /** Applied for in the last five calendar years, and before. */
  readonly recent: number
  readonly inventions: number
  readonly inForce: number
  readonly inactive: number
  /** With claims, and with ten or more of them. */
  readonly withClaims: number
  readonly withManyClaims: number
  readonly offices: number
  /** Published outside the office of most of its records. */
  readonly abroad: number
  readonly subclasses: number
  /** IPC subclasses of recent applications that no earlier one has. */
  readonly newSubclasses: number
  readonly inventors: number
  /** Inventors of three or more records. */
  readonly frequentInventors: number
  readonly recentInventors: number
  /** Of the last ten calendar years, those with applications. */
  readonly activeYears: number
}

/** Records that an indicator counts, in words of the query language; undefined for all records of the company. */
type Condition = (years: { readonly from: number; readonly tenYears: number }) => string

/** A figure of a company and the points it gives. */
export interface CapabilityIndicator {
  readonly name: string
  readonly label: Labels
  readonly description: Labels
  /** Share of two counts in percent, or a count. */
  readonly figure: (counts: CapabilityCounts) => number
  readonly isShare: boolean
  /** The figure that gives 100 points. */
  readonly full: number
  readonly scale: (typeof SCORE_SCALES)[number]
  /** Percent of the axis; those of an axis add up to 100. */
  readonly weight: number
  readonly condition?: Condition
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100)

const RECENT: Condition = ({ from }) => `ad>=${from}`

/** The names of the axes (G166). */
export const AXIS_LABELS: Readonly<Record<CapabilityAxis, Labels>> = {
  quantity: { zh: '数量', en: 'Quantity' },
  quality: { zh: '质量', en: 'Quality' },
  layout: { zh: '布局', en: 'Geographic coverage' },
  talent: { zh: '人才', en: 'Talent' },
  activity: { zh: '活跃度', en: 'Activity' },
}

/**
 * The formulas of the innovation capability: fixed full marks, so that scores of different companies and days compare. Everything is counted
 * from stored records; nothing is estimated.
 */
export const CAPABILITY_INDICATORS: Readonly<Record<CapabilityAxis, readonly CapabilityIndicator[]>> = {
  quantity: [
    {
      name: 'records',
      label: { zh: '专利总量', en: 'Patents' },
      description: { zh: '以该企业为申请人或当前专利权人的专利数量', en: 'Patents of which it is applicant or current assignee' },
      figure: ({ total }) => total,
      isShare: false,
      full: 1000,
      scale: 'log',
      weight: 40,
    },
    {
      name: 'granted',
      label: { zh: '授权量', en: 'Grants' },
      description: { zh: '有授权公告日的专利数量', en: 'Patents with a date of grant' },
      figure: ({ granted }) => granted,
      isShare: false,
      full: 500,
      scale: 'log',
      weight: 30,
      condition: () => 'grant-pdy>=1800',
    },
    {
      name: 'recent',
      label: { zh: '近五年申请量', en: 'Applications of five years' },
      description: { zh: '申请日在最近五个日历年内的专利数量', en: 'Patents applied for in the last five calendar years' },
      figure: ({ recent }) => recent,
      isShare: false,
      full: 500,
      scale: 'log',
      weight: 30,
      condition: RECENT,
    },
  ],
  quality: [
    {
      name: 'inventions',
      label: { zh: '发明占比', en: 'Share of inventions' },
      description: { zh: '发明专利占全部专利的百分比', en: 'Inventions in percent of all its patents' },
      figure: ({ inventions, total }) => share(inventions, total),
      isShare: true,
      full: 80,
      scale: 'linear',
      weight: 30,
      condition: () => 'type=(A OR B)',
    },
    {
      name: 'inForce',
      label: { zh: '有效占比', en: 'Share in force' },
      description: { zh: '有效专利占有效与失效专利之和的百分比', en: 'Patents in force in percent of those in force or inactive' },
      figure: ({ inForce, inactive }) => share(inForce, inForce + inactive),
      isShare: true,
      full: 80,
      scale: 'linear',
      weight: 40,
      condition: () => 'status=active',
    },
    {
      name: 'manyClaims',
      label: { zh: '十项以上权利要求的占比', en: 'Share with ten or more claims' },
      description: {
        zh: '权利要求不少于十项的专利占有权利要求数的专利的百分比',
        en: 'Patents with ten or more claims in percent of those with a number of claims',
      },
      figure: ({ withManyClaims, withClaims }) => share(withManyClaims, withClaims),
      isShare: true,
      full: 60,
      scale: 'linear',
      weight: 30,
      condition: () => 'claim-count>=10',
    },
  ],
  layout: [
    {
      name: 'offices',
      label: { zh: '公开国家/地区数', en: 'Offices' },
      description: {
        zh: '公布过该企业专利的国家、地区和组织的数量',
        en: 'Countries, regions and organisations that published its patents',
      },
      figure: ({ offices }) => offices,
      isShare: false,
      full: 10,
      scale: 'log',
      weight: 40,
    },
    {
      name: 'abroad',
      label: { zh: '主要国家以外的占比', en: 'Share outside the main office' },
      description: {
        zh: '在公开最多的国家/地区以外公开的专利的百分比',
        en: 'Patents published outside the office with most of them, in percent',
      },
      figure: ({ abroad, total }) => share(abroad, total),
      isShare: true,
      full: 50,
      scale: 'linear',
      weight: 30,
    },
    {
      name: 'subclasses',
      label: { zh: '技术领域数', en: 'Fields of technology' },
      description: { zh: '专利涉及的 IPC 小类的数量', en: 'IPC subclasses of its patents' },
      figure: ({ subclasses }) => subclasses,
      isShare: false,
      full: 50,
      scale: 'log',
      weight: 30,
    },
  ],
  talent: [
    {
      name: 'inventors',
      label: { zh: '发明人数', en: 'Inventors' },
      description: { zh: '专利上不同发明人姓名的数量', en: 'Different names of inventors on its patents' },
      figure: ({ inventors }) => inventors,
      isShare: false,
      full: 500,
      scale: 'log',
      weight: 40,
    },
    {
      name: 'frequentInventors',
      label: { zh: '核心发明人数', en: 'Core inventors' },
      description: { zh: '有三件以上专利的发明人的数量', en: 'Inventors of three or more of its patents' },
      figure: ({ frequentInventors }) => frequentInventors,
      isShare: false,
      full: 100,
      scale: 'log',
      weight: 30,
    },
    {
      name: 'recentInventors',
      label: { zh: '近五年发明人数', en: 'Inventors of five years' },
      description: {
        zh: '最近五个日历年内申请的专利上的发明人的数量',
        en: 'Inventors of patents applied for in the last five calendar years',
      },
      figure: ({ recentInventors }) => recentInventors,
      isShare: false,
      full: 200,
      scale: 'log',
      weight: 30,
      condition: RECENT,
    },
  ],
  activity: [
    {
      name: 'recentShare',
      label: { zh: '近五年申请占比', en: 'Share of five years' },
      description: {
        zh: '最近五个日历年的申请占全部专利的百分比',
        en: 'Applications of the last five calendar years in percent of all its patents',
      },
      figure: ({ recent, total }) => share(recent, total),
      isShare: true,
      full: 60,
      scale: 'linear',
      weight: 40,
      condition: RECENT,
    },
    {
      name: 'activeYears',
      label: { zh: '近十年有申请的年数', en: 'Years with applications' },
      description: { zh: '最近十个日历年中有申请的年数', en: 'Of the last ten calendar years, those with applications' },
      figure: ({ activeYears }) => activeYears,
      isShare: false,
      full: 10,
      scale: 'linear',
      weight: 30,
      condition: ({ tenYears }) => `ad>=${tenYears}`,
    },
    {
      name: 'newSubclasses',
      label: { zh: '新进入的技术领域数', en: 'New fields of technology' },
      description: {
        zh: '最近五个日历年内首次出现的 IPC 小类的数量',
        en: 'IPC subclasses of the last five calendar years that no earlier application has',
      },
      figure: ({ newSubclasses }) => newSubclasses,
      isShare: false,
      full: 10,
      scale: 'log',
      weight: 30,
      condition: RECENT,
    },
  ],
}

/** Points of a figure, 0 to 100, to one decimal. Pure. */
export function pointsOf({ scale, full }: Pick<CapabilityIndicator, 'scale' | 'full'>, figure: number): number {
  const part = scale === 'linear' ? figure / full : Math.log1p(figure) / Math.log1p(full)
  return oneDecimal(100 * Math.min(1, part))
}

/** Mean by weights that add up to 100, to one decimal. Pure. */
export function weightedMean(parts: readonly { readonly score: number; readonly weight: number }[]): number {
  return oneDecimal(parts.reduce((sum, { score, weight }) => sum + score * weight, 0) / 100)
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
