import { expect, test } from 'vitest'
import { noveltyReport, type ReportedDocument } from './novelty-report.ts'

test('the heads of the tables of features and documents have room for numbers of applications', () => {
  const documents = Array.from({ length: 9 }, (_, at): ReportedDocument => ({
    id: String(at),
    publicationNumber: `PCT/US2016/04827${at}`,
    title: 'Battery',
    applicants: [],
    applicationDate: null,
    priorityDate: null,
    publicationDate: null,
    dateRole: 'unknown',
    score: 1,
    category: 'A',
    proposed: 'A',
    reasons: [],
    note: '',
    features: [{ disclosure: 'partly', proposed: 'partly', coverage: 0.5 }],
    comparison: [],
  }))
  const result = {
    id: '',
    title: 'Battery',
    status: 1 as const,
    progress: 1,
    reason: null,
    features: 1,
    documents: 9,
    createTime: '2026-01-01 00:00:00',
    textContent: 'A battery',
    publicationNumber: null,
    applicationDate: null,
    featureList: [{ text: 'A battery' }],
    list: documents,
    conclusion: [],
  }
  const heads = noveltyReport(result, documents, 'en').blocks.flatMap((block) => (block.kind === 'table' ? [block.head ?? []] : []))
  const matrix = heads.filter(([first]) => first === '')
  expect(matrix.map((head) => head.length)).toEqual([5, 5])
  expect(matrix.flatMap((head) => head.slice(1))).toEqual(documents.slice(0, 8).map((one) => `${one.publicationNumber}\nA`))
})
