import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analyzeText, lowerQuery, printQuery, type QueryNode } from '@gezhi/query'
import { PATENT_FIELD_TABLE, PATENT_TEXT_COLUMNS, PATENT_KIND, type PatentRecord } from '@gezhi/records'
import { textsOfRole, type SearchEngine } from '@gezhi/search'
import { Oracle, trees } from '@gezhi/search/testing'
import { REAL_FILES, REAL_FILES_MISSING } from '../real-files/real-files.ts'
import { engineOver, seededRandom } from './engine-over.ts'
import { chineseRecords, englishRecords } from './real-records.ts'

const QUERIES = 1000

// The real documents are not part of the repository; their absence is reported in a printed line.
describe.skipIf(REAL_FILES_MISSING !== undefined)('1,000 generated queries over real records', () => {
  let engine: SearchEngine
  let dispose: () => Promise<void>
  let records: PatentRecord[]

  beforeAll(async () => {
    records = [
      ...chineseRecords(join(REAL_FILES, 'cn-patents/cnki-records.jsonl.gz'), 100),
      ...englishRecords(join(REAL_FILES, 'google-patents/bigquery-abstracts-citations.jsonl.gz'), 40),
    ]
    const over = await engineOver(PATENT_KIND, records)
    engine = over.engine
    dispose = over.dispose
  })
  afterAll(() => dispose())

  test('find what an evaluation of the tree, record by record, finds', async () => {
    const oracle = new Oracle(PATENT_KIND, records)
    const random = seededRandom(42)
    let withHits = 0
    for (let i = 0; i < QUERIES; i++) {
      const query = generated(records, random, 3)
      const expected = oracle.hits(lowerQuery(query, PATENT_FIELD_TABLE)).map((record) => record.publicationNumber)
      const { hits } = await engine.page({ query, from: 0, size: records.length, short: true })
      expect(hits.map((hit) => hit.docId).toSorted(), printQuery(query)).toEqual(expected.toSorted())
      expect((await engine.count({ query, exact: true })).total, printQuery(query)).toBe(expected.length)
      if (expected.length > 0 && expected.length < records.length) withHits++
    }
    expect(withHits).toBeGreaterThan(QUERIES / 2)
  })
})

type Random = (below: number) => number

/** A query whose words stand in the records, every operator as likely as any other. */
function generated(records: readonly PatentRecord[], random: Random, depth: number): QueryNode {
  const inner = () => generated(records, random, depth - 1)
  const kinds = depth === 0 ? LEAVES : ([...LEAVES, 'and', 'or', 'xor', 'not', 'and-not'] as const)
  const kind = kinds[random(kinds.length)]!
  const text = someText(records, random)
  const near = () => nearPhrases(text, random)
  const operator = (['near', 'adj', 'sen', 'para'] as const)[random(4)]!
  const distance = operator === 'near' || operator === 'adj' ? random(12) : null
  switch (kind) {
    case 'and':
      return trees.and(inner(), inner())
    case 'or':
      return trees.or(inner(), inner(), inner())
    case 'xor':
      return trees.xor(inner(), inner())
    case 'not':
      return trees.not(inner())
    case 'and-not':
      return trees.and(inner(), trees.not(inner()))
    case 'inside':
      return trees.field(['FULL', 'TIAB', 'AB', 'TI'][random(4)]!, insideField(records, random, 2))
    case 'several':
      return trees.fields(['TI', 'AB'], insideField(records, random, 1))
    case 'phrase':
      return trees.field(['FULL', 'TIAB', 'AB', 'TI'][random(4)]!, near()[0])
    case 'proximity': {
      const [left, right] = near()
      return trees.field('TIABC', { ...trees.proximity(left, operator, distance, right), negated: random(4) === 0 })
    }
    case 'group': {
      const [left, right] = near()
      return trees.field('AB', trees.proximity(trees.or(left, near()[1]), operator, distance, right))
    }
    case 'chain': {
      const [left, right] = near()
      return trees.field('AB', trees.proximity(trees.proximity(left, 'near', random(9), right), operator, distance, near()[0]))
    }
    case 'frequency':
      return trees.field('TIABC', trees.frequency(1 + random(4), near()[0].text))
    case 'pattern':
      return trees.field('FULL', trees.pattern(somePattern(text, random)))
    case 'range':
      return trees.between('pd', String(1986 + random(30)), random(2) === 0 ? null : String(2000 + random(25)))
    case 'date':
      return trees.between('ad', String(2000 + random(24)), null)
    case 'count':
      return trees.between('page-count', String(random(50)), String(40 + random(50)))
    case 'class':
      return trees.field('ipc', trees.word(['H', 'G06F', 'H01M', 'C01B', 'H01M4', 'B01J20/20'][random(6)]!))
  }
}

const LEAVES = [
  'phrase',
  'phrase',
  'proximity',
  'proximity',
  'group',
  'chain',
  'frequency',
  'pattern',
  'range',
  'date',
  'count',
  'class',
  'inside',
  'several',
] as const

/** What holds for one field: Boolean operators within its brackets, down to phrases, patterns, proximity and frequencies. */
function insideField(records: readonly PatentRecord[], random: Random, depth: number): QueryNode {
  const inner = () => insideField(records, random, depth - 1)
  const text = someText(records, random)
  const [left, right] = nearPhrases(text, random)
  switch ((['phrase', 'near', 'pattern', 'frequency', 'and', 'or', 'xor', 'not'] as const)[random(depth === 0 ? 4 : 8)]!) {
    case 'phrase':
      return left
    case 'near':
      return { ...trees.proximity(left, 'near', random(9), right), negated: random(4) === 0 }
    case 'pattern':
      return trees.pattern(somePattern(text, random))
    case 'frequency':
      return trees.frequency(1 + random(3), left.text)
    case 'and':
      return trees.and(inner(), inner())
    case 'or':
      return trees.or(inner(), inner())
    case 'xor':
      return trees.xor(inner(), inner())
    case 'not':
      return trees.not(inner())
  }
}

function someText(records: readonly PatentRecord[], random: Random): string {
  for (;;) {
    const record = records[random(records.length)]!
    const texts = [...textsOfRole(PATENT_TEXT_COLUMNS, 'abstract', record), ...textsOfRole(PATENT_TEXT_COLUMNS, 'title', record)].filter(
      (text) => analyzeText(text).tokens.length > 5,
    )
    if (texts.length > 0) return texts[random(texts.length)]!
  }
}

/** Two pieces of one text that stand not far from each other, so that proximity has something to find. */
function nearPhrases(text: string, random: Random): [ReturnType<typeof trees.phrase>, ReturnType<typeof trees.phrase>] {
  const { tokens, starts, ends } = analyzeText(text)
  const fragment = (from: number) => text.slice(starts[from], ends[Math.min(from + random(3), tokens.length - 1)])
  const first = random(tokens.length)
  const second = Math.max(0, Math.min(tokens.length - 1, first - 10 + random(20)))
  return [trees.phrase(fragment(first)), trees.phrase(fragment(second))]
}

function somePattern(text: string, random: Random): string {
  const latin = text.match(/[a-zA-Z]{5,}/g)
  const han = text.match(/\p{Script=Han}{3,}/u)
  if (latin !== null && (han === null || random(2) === 0)) {
    const word = latin[random(latin.length)]!
    return [`${word.slice(0, 4)}*`, `*${word.slice(-4)}`, `${word.slice(0, 2)}?${word.slice(3)}`, `${word.slice(0, 4)}#${word.slice(4)}`][
      random(4)
    ]!
  }
  const run = han?.[0] ?? '石墨烯'
  return [`${run.slice(0, 2)}*`, `${run[0]}?${run[2]}`, `${run.slice(0, 2)}#${run[2]}`][random(3)]!
}
