import type { DocumentBlock, RecordDocument } from '../records/record-document.ts'
import type { ScreenedMark, ScreeningReport, ScreeningTier } from './screening-values.ts'
import { SCREENING_TEXTS, type ScreeningTexts } from './screening-texts.ts'

const TIERS: readonly ScreeningTier[] = ['high', 'medium', 'low', 'none']

/** A screening as a document, for `writePdf` and `writeDocx`: what was screened, how many marks of each risk, and a row for each. Pure. */
export function screeningReport(report: ScreeningReport, language: 'zh' | 'en'): RecordDocument {
  const texts = SCREENING_TEXTS[language]
  return {
    title: report.mark,
    subtitle: texts.subtitle,
    facts: factsOf(report, texts),
    blocks: [...hitBlocks(report, texts), ...notes(texts)],
  }
}

function factsOf(
  { mark, classes, goods, methods, rules, liveOnly, date, dataDate, total, marks }: ScreeningReport,
  texts: ScreeningTexts,
): [string, string][] {
  const counts = TIERS.map((tier) => `${texts.tiers[tier]} ${marks.filter((one) => one.tier === tier).length}`)
  return [
    [texts.mark, mark],
    [texts.classes, classes.length === 0 ? texts.all : classes.join(texts.separator)],
    ...(goods === undefined ? [] : [[texts.goods, goods] as [string, string]]),
    [texts.searched, methods.length === 0 ? texts.all : methods.map((method) => texts.methods[method]).join(texts.separator)],
    [texts.applied, rules.length === 0 ? texts.all : rules.map((rule) => texts.rules[rule]).join(texts.separator)],
    [texts.scope, liveOnly ? texts.live : texts.all],
    [texts.date, date],
    ...(dataDate === undefined ? [] : [[texts.dataDate, dataDate] as [string, string]]),
    [texts.hits, texts.result(total, marks.length)],
    [texts.counts, counts.join(texts.separator)],
  ]
}

function hitBlocks({ marks }: ScreeningReport, texts: ScreeningTexts): DocumentBlock[] {
  const heading: DocumentBlock = { kind: 'heading', text: texts.hits, level: 1 }
  if (marks.length === 0) return [heading, { kind: 'paragraph', text: texts.nothing }]
  return [heading, { kind: 'table', head: texts.columns, rows: marks.map((mark) => rowOf(mark, texts)) }]
}

function rowOf({ number, text, owner, classes, status, rules, tier }: ScreenedMark, texts: ScreeningTexts): string[] {
  const reasons = rules.map(({ rule, nearness, part }) => {
    const where = part === '' || part === text ? '' : ` (${part})`
    return `${texts.rules[rule]} ${Math.round(nearness * 100)}%${where}`
  })
  return [number, text, owner, classes.join(texts.separator), texts.statuses[status], reasons.join('\n'), texts.tiers[tier]]
}

function notes(texts: ScreeningTexts): DocumentBlock[] {
  return [{ kind: 'heading', text: texts.method, level: 1 }, ...texts.explanation.map((text) => ({ kind: 'paragraph' as const, text }))]
}
