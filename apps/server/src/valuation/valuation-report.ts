import type { Language, ValuationDetail, ValuationDistribution, ValuationGroup } from '@gezhi/contract'
import type { DocumentBlock, RecordDocument } from '@gezhi/documents'

/** What readers of any report have to know. */
export const REPORT_NOTES = {
  zh: ['评分只由公式得出，不含人工判断，不是资产评估意见。', '施引专利和同族只计库中收录的文献。数据未知的项目按规则计分，并注明“未知”。'],
  en: [
    'The scores follow from a formula alone, without human judgement; they are not an appraisal.',
    'Only citing patents and family members in this database are counted. Facts that are not known get the points of the rules and are marked.',
  ],
} as const

const TEXTS = {
  zh: {
    subtitle: '专利价值评估报告',
    number: '公开（公告）号',
    applicants: '申请人',
    filed: '申请日',
    total: '总分',
    level: '级别',
    known: '数据完整度',
    knownOf: (known: number) => `100 分中 ${known} 分所依据的数据已知`,
    version: '规则版本',
    date: '评估时间',
    summary: '评分概览',
    columns: ['分项', '得分', '满分', '同类同年中位数', '同类同年百分位'],
    facts: ['数据', '取值', '得分', '满分', '规则'],
    peers: (peers: NonNullable<ValuationDetail['peers']>) =>
      `对比：${peers.year} 年申请、主分类为 ${peers.classCode} 的专利，共 ${peers.found} 件，比较其中 ${peers.compared} 件。`,
    noPeers: '没有可对比的同类同年专利。',
    gauge: (group: ValuationGroup) => `${group.name}：${group.points}/${group.max}（表盘 ${group.gauge}/${group.gaugeMax}）`,
    method: '说明',
  },
  en: {
    subtitle: 'Patent valuation report',
    number: 'Publication number',
    applicants: 'Applicants',
    filed: 'Application date',
    total: 'Total',
    level: 'Level',
    known: 'Data completeness',
    knownOf: (known: number) => `the data behind ${known} of 100 points are known`,
    version: 'Version of the rules',
    date: 'Valued on',
    summary: 'Scores',
    columns: ['Score', 'Points', 'Of', 'Median of class and year', 'Percentile of class and year'],
    facts: ['Fact', 'Value', 'Points', 'Of', 'Rule'],
    peers: (peers: NonNullable<ValuationDetail['peers']>) =>
      `Compared with ${peers.compared} of ${peers.found} patents of the main class ${peers.classCode} filed in ${peers.year}.`,
    noPeers: 'There are no patents of the same class and year to compare with.',
    gauge: (group: ValuationGroup) => `${group.name}: ${group.points}/${group.max} (gauge ${group.gauge}/${group.gaugeMax})`,
    method: 'Notes',
  },
} as const

/** The report of one patent as a document. Pure. */
export function valuationReport(detail: ValuationDetail, language: Language): RecordDocument {
  const texts = TEXTS[language]
  const { patent, total, level, known, version, time, peers } = detail
  const groups = [detail.strategyValue, detail.legalValue, detail.technicalValue, detail.marketValue]
  const rows = groups.flatMap((group) =>
    group.scores.map((score) => [score.name, String(score.points), String(score.max), ...spread(score.peers)]),
  )
  const blocks: DocumentBlock[] = [
    { kind: 'heading', text: texts.summary, level: 1 },
    { kind: 'table', head: texts.columns, rows: [...rows, [texts.total, String(total), '100', ...spread(peers?.total ?? null)]] },
    { kind: 'paragraph', text: peers === null || peers.compared === 0 ? texts.noPeers : texts.peers(peers) },
    ...groups.flatMap((group): DocumentBlock[] => [
      { kind: 'heading', text: texts.gauge(group), level: 1 },
      ...group.scores.flatMap((score): DocumentBlock[] => [
        { kind: 'heading', text: `${score.name} ${score.points}/${score.max}`, level: 2 },
        {
          kind: 'table',
          head: texts.facts,
          rows: score.facts.map((fact) => [fact.name, fact.text, String(fact.points), String(fact.max), fact.rule]),
        },
      ]),
    ]),
    { kind: 'heading', text: texts.method, level: 1 },
    ...REPORT_NOTES[language].map((text) => ({ kind: 'paragraph' as const, text })),
  ]
  return {
    title: patent.title,
    subtitle: texts.subtitle,
    facts: [
      [texts.number, patent.publication_number ?? patent.application_number ?? patent.id],
      [texts.applicants, patent.applicant_patentee.original.map(({ name }) => name).join('; ')],
      [texts.filed, (patent.application_date ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')],
      [texts.total, `${total}/100`],
      [texts.level, level],
      [texts.known, texts.knownOf(known)],
      [texts.version, version],
      [texts.date, time],
    ],
    blocks,
  }
}

function spread(peers: ValuationDistribution | null): [string, string] {
  return peers === null ? ['–', '–'] : [String(peers.median), `${peers.percentile}%`]
}
