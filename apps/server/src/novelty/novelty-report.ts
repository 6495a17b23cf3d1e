import { CITATION_CATEGORIES, type ComparedDocument, type ComparedFeatureRow, type Language, type NoveltyResult } from '@gezhi/contract'
import type { DocumentBlock, RecordDocument } from '@gezhi/documents'
import { featureName, NOVELTY_TEXTS } from './novelty-texts.ts'

/** A document of the report with its passages. */
export type ReportedDocument = ComparedDocument & { readonly comparison: readonly ComparedFeatureRow[] }

const TEXTS = {
  zh: {
    subtitle: '查新分析报告',
    subject: '分析对象',
    text: '技术文本',
    date: '基准日（最早优先权日或申请日）',
    noDate: '未提供',
    compared: '对比文献',
    documents: (count: number) => `${count} 篇`,
    time: '分析时间',
    content: '技术内容',
    features: '技术特征',
    feature: ['编号', '技术特征'],
    conclusion: '结论',
    table: '特征对比表',
    list: '对比文献',
    listed: ['文献', '类别', '申请日', '公开日', '理由'],
    details: '逐篇对比',
    compare: ['特征', '结论', '出处', '原文'],
    edited: '（已修改）',
    note: '备注',
    notes: '说明',
    explanation: [
      '检索按词语和语义进行；只检索本库收录的文献，不含非专利文献。',
      '“公开”表示一处原文包含该特征 70% 以上的词语权重，“部分公开”表示 35% 以上；原文逐字引自该文献。',
      '逐篇对比不含未公开任何特征的 A 类文献。',
      '类别为建议：X 单独公开全部特征，Y 与另一篇结合公开全部特征，A 为其他文献。本报告不构成法律意见。',
    ],
  },
  en: {
    subtitle: 'Novelty report',
    subject: 'Subject',
    text: 'Technical text',
    date: 'Reference date (earliest priority or filing)',
    noDate: 'not given',
    compared: 'Documents compared',
    documents: (count: number) => String(count),
    time: 'Analysed on',
    content: 'Text',
    features: 'Features',
    feature: ['No.', 'Feature'],
    conclusion: 'Conclusion',
    table: 'Features and documents',
    list: 'Documents',
    listed: ['Document', 'Category', 'Filed', 'Published', 'Reasons'],
    details: 'Comparison document by document',
    compare: ['Feature', 'Verdict', 'Where', 'Passage'],
    edited: ' (edited)',
    note: 'Note',
    notes: 'Notes',
    explanation: [
      'Documents were searched by words and meaning, in this database only; it holds patents, no other literature.',
      '"Disclosed" means that one passage has at least 70% of the weight of the words of a feature, "partly" at least 35%. Passages are quoted literally.',
      'The comparison document by document leaves out documents of category A that disclose no feature.',
      'Categories are proposals: X discloses every feature by itself, Y together with another document, A are all others. This report is not legal advice.',
    ],
  },
} as const

/** Documents in the tables of features and documents; the others are in the list. */
const MAX_COLUMNS = 8
/** Documents in one of these tables: the longest numbers have room in its head. */
const TABLE_COLUMNS = 4

/** The report of an analysis as a document. Pure. */
export function noveltyReport(result: NoveltyResult, list: readonly ReportedDocument[], language: Language): RecordDocument {
  const documents = list.toSorted((a, b) => CITATION_CATEGORIES.indexOf(a.category) - CITATION_CATEGORIES.indexOf(b.category))
  // Of the others there is nothing to quote.
  const quoted = documents.filter(({ category, features }) => category !== 'A' || features.some(({ disclosure }) => disclosure !== 'not'))
  const texts = TEXTS[language]
  const names = NOVELTY_TEXTS[language]
  const dated = (date: string | null) => (date ?? '–').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  const features = result.featureList.map(({ text }, place) => [featureName(place), text])
  const columns = documents.slice(0, MAX_COLUMNS)
  return {
    title: result.title,
    subtitle: texts.subtitle,
    facts: [
      [texts.subject, result.publicationNumber ?? texts.text],
      [texts.date, result.applicationDate === null ? texts.noDate : dated(result.applicationDate)],
      [texts.compared, texts.documents(documents.length)],
      [texts.time, result.createTime],
    ],
    blocks: [
      { kind: 'heading', text: texts.conclusion, level: 1 },
      ...result.conclusion.map(paragraph),
      ...(result.publicationNumber === null ? [heading(texts.content, 1), paragraph(result.textContent)] : []),
      heading(texts.features, 1),
      { kind: 'table', head: texts.feature, rows: features },
      heading(texts.table, 1),
      ...tableColumns(columns).map((part): DocumentBlock => ({
        kind: 'table',
        head: ['', ...part.map(({ publicationNumber, category }) => `${publicationNumber}\n${category}`)],
        rows: features.map(([name], place) => [name!, ...part.map((document) => names.disclosures[document.features[place]!.disclosure])]),
      })),
      heading(texts.list, 1),
      {
        kind: 'table',
        head: texts.listed,
        rows: documents.map((document) => [
          `${document.publicationNumber}\n${document.title}`,
          document.category + (document.category === document.proposed ? '' : texts.edited),
          dated(document.priorityDate ?? document.applicationDate),
          dated(document.publicationDate),
          [...document.reasons, ...(document.note === '' ? [] : [`${texts.note}: ${document.note}`])].join('\n'),
        ]),
      },
      ...(quoted.length === 0 ? [] : [heading(texts.details, 1)]),
      ...quoted.flatMap((document): DocumentBlock[] => [
        heading(`${document.publicationNumber} ${document.title} (${document.category})`, 2),
        {
          kind: 'table',
          head: texts.compare,
          rows: document.comparison.map(({ disclosure, proposed, passage }, place) => [
            featureName(place),
            names.disclosures[disclosure] + (disclosure === proposed ? '' : texts.edited),
            // What is nearest to a feature that is not disclosed is no evidence.
            ...(passage === null || disclosure === 'not' ? ['–', '–'] : [passage.name, passage.text]),
          ]),
        },
      ]),
      heading(texts.notes, 1),
      ...texts.explanation.map(paragraph),
    ],
  }
}

/** The columns of each table; one of all without documents. */
function tableColumns(documents: readonly ReportedDocument[]): (readonly ReportedDocument[])[] {
  const count = Math.max(1, Math.ceil(documents.length / TABLE_COLUMNS))
  return Array.from({ length: count }, (_, at) => documents.slice(at * TABLE_COLUMNS, (at + 1) * TABLE_COLUMNS))
}

function heading(text: string, level: 1 | 2): DocumentBlock {
  return { kind: 'heading', text, level }
}

function paragraph(text: string): DocumentBlock {
  return { kind: 'paragraph', text }
}
