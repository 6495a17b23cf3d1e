import { VALUATION_GROUPS, type ValuationGroupName } from '@gezhi/records'
import type { Language, ValuationSummary, ValuedRow } from '@gezhi/contract'
import type { DocumentBlock, RecordDocument } from '@gezhi/documents'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { REPORT_NOTES } from './valuation-report.ts'

const TEXTS = {
  zh: {
    subtitles: { portfolio: 'IPR 价值评估报告', other: '批量价值评估报告' },
    valued: '评估范围',
    valuedOf: (present: number, found: number) => `已评估 ${present} 件，共 ${found} 件`,
    mean: '平均分',
    median: '中位分',
    outOf: (points: number) => `${points}/100`,
    first: '评估时',
    firstOf: (average: number, time: string) => `平均 ${average} 分，${time}`,
    version: '规则版本',
    date: '报告时间',
    levels: '级别分布',
    level: '级别',
    count: '件数',
    share: '占比',
    groups: '各方面平均分',
    group: '方面',
    max: '满分',
    years: '按申请年',
    year: '申请年',
    classes: '按 IPC 小类',
    classCode: 'IPC 小类',
    patents: '专利清单（按得分）',
    number: '公开（公告）号',
    title: '标题',
    total: '总分',
    none: '专利均已不在库中，或不在可查看的国家/地区内。',
    method: '说明',
  },
  en: {
    subtitles: { portfolio: 'IPR valuation report', other: 'Batch valuation report' },
    valued: 'Patents',
    valuedOf: (present: number, found: number) => `${present} valued of ${found}`,
    mean: 'Average',
    median: 'Median',
    outOf: (points: number) => `${points}/100`,
    first: 'At the time of valuation',
    firstOf: (average: number, time: string) => `average ${average}, ${time}`,
    version: 'Version of the rules',
    date: 'Date of the report',
    levels: 'Levels',
    level: 'Level',
    count: 'Patents',
    share: 'Share',
    groups: 'Average score by criterion',
    group: 'Criterion',
    max: 'Of',
    years: 'By application year',
    year: 'Year',
    classes: 'By IPC subclass',
    classCode: 'IPC subclass',
    patents: 'Patents, highest value first',
    number: 'Publication number',
    title: 'Title',
    total: 'Total',
    none: 'No patent is left that is in the database and may be viewed.',
    method: 'Notes',
  },
} as const

/** In the order of a summary. */
const GROUPS = Object.keys(VALUATION_GROUPS) as ValuationGroupName[]

/** The report of a stored valuation with its patents, by their present values, as a document; `now` in ms. Pure. */
export function summaryReport(
  summary: ValuationSummary,
  rows: readonly ValuedRow[],
  { language, now }: { readonly language: Language; readonly now: number },
): RecordDocument {
  const texts = TEXTS[language]
  const { kind, title, present, found, mean, median, average, createTime, versionNow, levelsNow, groups, years, classes } = summary
  const meansOf = (name: string, list: readonly (readonly [string, number, number])[], heading: string): DocumentBlock[] =>
    list.length === 0
      ? []
      : [
          { kind: 'heading', text: heading, level: 1 },
          { kind: 'table', head: [name, texts.mean, texts.count], rows: list.map((cells) => cells.map(String)) },
        ]
  const blocks: DocumentBlock[] = [
    ...(present === 0 ? [{ kind: 'paragraph', text: texts.none } as const] : []),
    { kind: 'heading', text: texts.levels, level: 1 },
    {
      kind: 'table',
      head: [texts.level, texts.count, texts.share],
      rows: Object.entries(levelsNow).map(([level, count]) => [level, String(count), shareOf(count, present)]),
    },
    { kind: 'heading', text: texts.groups, level: 1 },
    {
      kind: 'table',
      head: [texts.group, texts.mean, texts.max],
      rows: groups.map((group) => [group.name, String(group.average), String(group.max)]),
    },
    ...meansOf(
      texts.year,
      years.map((one) => [String(one.year), one.average, one.count]),
      texts.years,
    ),
    ...meansOf(
      texts.classCode,
      classes.map((one) => [one.classCode, one.average, one.count]),
      texts.classes,
    ),
    ...(rows.length === 0
      ? []
      : [
          { kind: 'heading', text: texts.patents, level: 1 } as const,
          {
            kind: 'table',
            head: [texts.number, texts.title, texts.total, texts.level, ...groups.map((group) => group.name)],
            rows: rows.map((row) => [
              row.publication_number ?? row.application_number ?? row.id,
              row.title,
              ...[row.total, row.level, ...GROUPS.map((group) => row[group])].map(String),
            ]),
          } as const,
        ]),
    { kind: 'heading', text: texts.method, level: 1 },
    ...REPORT_NOTES[language].map((text) => ({ kind: 'paragraph' as const, text })),
  ]
  return {
    title,
    subtitle: texts.subtitles[kind === 'portfolio' ? 'portfolio' : 'other'],
    facts: [
      [texts.valued, texts.valuedOf(present, found)],
      [texts.mean, texts.outOf(mean)],
      [texts.median, texts.outOf(median)],
      [texts.first, texts.firstOf(average, createTime)],
      [texts.version, versionNow],
      [texts.date, shanghaiTime(new Date(now))],
    ],
    blocks,
  }
}

function shareOf(count: number, all: number): string {
  return all === 0 ? '–' : `${Math.round((count / all) * 100)}%`
}
