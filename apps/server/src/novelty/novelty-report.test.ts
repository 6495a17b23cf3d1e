import { expect, test } from 'vitest'
import { noveltyReport, type ReportedDocument } from './novelty-report.ts'

const DOCUMENT: ReportedDocument = {
  id: '1',
  publicationNumber: 'US1B1',
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
}

const RESULT = {
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
  conclusion: [],
}

test('documents of the categories X and Y come first, and the comparison leaves out those without a feature', () => {
  const not = [{ disclosure: 'not' as const, proposed: 'not' as const, coverage: 0 }]
  const documents: ReportedDocument[] = [
    { ...DOCUMENT, publicationNumber: 'US1B1' },
    { ...DOCUMENT, publicationNumber: 'US2B1', features: not },
    { ...DOCUMENT, publicationNumber: 'US3B1', category: 'Y' },
    { ...DOCUMENT, publicationNumber: 'US4B1', category: 'X', features: not },
  ]
  const { blocks } = noveltyReport({ ...RESULT, list: documents }, documents, 'en')
  const heads = blocks.flatMap((block) => (block.kind === 'table' && block.head?.[0] === '' ? [block.head] : []))
  expect(heads).toEqual([['', 'US4B1\nX', 'US3B1\nY', 'US1B1\nA', 'US2B1\nA']])
  const compared = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text.slice(0, 5)] : []))
  expect(compared).toEqual(['US4B1', 'US3B1', 'US1B1'])
})

test('the heads of the tables of features and documents have room for numbers of applications', () => {
  const documents = Array.from({ length: 9 }, (_, at) => ({ ...DOCUMENT, id: String(at), publicationNumber: `PCT/US2016/04827${at}` }))
  const heads = noveltyReport({ ...RESULT, list: documents }, documents, 'en').blocks.flatMap((block) =>
    block.kind === 'table' ? [block.head ?? []] : [],
  )
  const matrix = heads.filter(([first]) => first === '')
  expect(matrix.map((head) => head.length)).toEqual([5, 5])
  expect(matrix.flatMap((head) => head.slice(1))).toEqual(documents.slice(0, 8).map((one) => `${one.publicationNumber}\nA`))
})
