import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE, PATENT_KIND } from '@gezhi/records'
import { aPatent } from '@gezhi/search/testing'
import { indexLayout } from '../../storage/index-layout.ts'
import { createIndex, openForWriting } from '../../storage/schema.ts'
import { IndexWriter } from '../../write/index-writer.ts'
import { prepareRecord } from '../../write/prepared-record.ts'
import { comparedSessions, conditionOf, ordinalsOfQuery } from '../../testing/compared-sessions.ts'
import { HitSet } from '../hit-set.ts'
import { collectByPositions, hitsByPositions } from '../position-hits.ts'
import type { TextCondition } from '../resolved-condition.ts'
import { isByPositions } from './position-test.ts'
import { parseStructure } from './segments.ts'

const DOCUMENTS = 600
const BATCHES = 16
const LAYOUT = indexLayout(PATENT_KIND)
const WORDS = ['电池', '电极', '电解', '石墨烯', '方法', '装置', 'battery', 'batteries', 'electrode', 'graphene', 'film']

let folder: string
let path: string
let db: ReturnType<typeof openForWriting>
let writer: IndexWriter

/** The words of record `i` in one of its versions: the first are in most records, the last in few. */
function text(i: number, round: number, length: number): string {
  let state = i * 7919 + round * 104_729 + length
  const next = (below: number) => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) % below
  return Array.from(
    { length },
    () => `${WORDS[Math.min(next(WORDS.length), next(WORDS.length))]!}${['，', '。', ' ', '\n', ''][next(5)]!}`,
  ).join('')
}

function record(i: number, round: number) {
  return aPatent({
    publicationNumber: `CN${100_000 + i}A`,
    title: text(i, round, 3),
    abstract: text(i + 1, round, 8 + (i % 40)),
    // Some are empty: then two borders follow one another.
    claims: Array.from({ length: i % 4 }, (_, claim) => ((i + claim) % 5 === 0 ? '。' : text(i + claim, round, 9))),
    ...(i % 9 !== 0 && { applicationDate: `20${10 + ((i + round) % 12)}0${1 + (i % 9)}15` }),
  })
}

function write(puts: readonly [number, number][], deletes: readonly number[]): void {
  writer.begin()
  writer.apply(
    puts.map(([i, round]) => prepareRecord(LAYOUT, record(i, round))),
    deletes.map((i) => `CN${100_000 + i}A`),
  )
  writer.end(undefined)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gezhi-postings-'))
  path = join(folder, 'patents.index')
  createIndex(path, LAYOUT.columns)
  db = openForWriting(path)
  // Small pages, so that postings and positions span several and merges need many steps.
  db.exec("INSERT INTO words(words, rank) VALUES ('pgsz', 64), ('automerge', 2), ('usermerge', 2)")
  writer = new IndexWriter(db, LAYOUT, true)
})
afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true, force: true })
})

const treeOf = (query: string) => readQuery(query, { fields: PATENT_FIELD_TABLE }).tree!

const word = fc.constantFrom(...WORDS, '电', 'bat*', 'e*', '池', 'unknown').map((text) => (/^[a-z]+$/.test(text) ? `"${text}"` : text))
const place = fc.constantFrom('TI', 'AB', 'CLMS', 'TA')
// Without quotes a word includes its forms.
const plainWord = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS, '电极方法', '电').map((text) => (/^[a-z]+$/.test(text) ? `"${text}"` : text)) },
  fc.constantFrom('battery', '"graphene film"', '石墨烯电池'),
)
const proximity = fc.constantFrom('NEAR/0', 'NEAR/2', 'NEAR/9', 'ADJ/0', 'ADJ/3', 'SEN', 'PARA')
/** Within sentences and paragraphs, whatever is near within them: however many documents match. */
const together = fc
  .tuple(place, plainWord, fc.constantFrom('SEN', 'PARA'), plainWord, fc.option(fc.tuple(proximity, plainWord)))
  .map(([column, left, operator, right, more]) => `${column}=(${left} ${operator} ${right}${more === null ? '' : ` ${more.join(' ')}`})`)
const { query } = fc.letrec<{ query: string; leaf: string; pair: string }>((tie) => ({
  leaf: fc.oneof(
    { weight: 3, arbitrary: word },
    fc.constantFrom('"graphene film"', '石墨烯电池', '"battery electrode battery"', '电池电极', '"film*"'),
    fc.tuple(plainWord, proximity, plainWord).map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc
      .tuple(plainWord, proximity, plainWord, proximity, plainWord)
      .map(([first, one, second, other, third]) => `(${first} ${one} ${second} ${other} ${third})`),
    fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('电池', '石墨烯', 'film')).map(([count, text]) => `FREQ/${count} "${text}"`),
    fc.tuple(fc.integer({ min: 2, max: 4 }), fc.constantFrom('battery', '石墨烯电池')).map(([count, text]) => `FREQ/${count} ${text}`),
    fc.tuple(place, plainWord, proximity, plainWord).map(([column, left, operator, right]) => `${column}=(${left} ${operator} ${right})`),
    fc.tuple(place, word).map(([column, text]) => `${column}=(${text})`),
  ),
  pair: fc
    .tuple(tie('query'), fc.constantFrom('AND', 'OR', 'XOR', 'NOT'), tie('query'))
    .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
  query: fc.oneof({ maxDepth: 3, withCrossShrink: true }, tie('leaf'), tie('pair')),
}))

/** 100 random queries, each from postings and from FTS5. */
function compareAll(): void {
  comparedSessions(path, PATENT_KIND, ({ decoding, plain }) => {
    expect(decoding.postings).not.toBeNull()
    expect(plain.postings).toBeNull()
    for (const text of [
      '石墨烯电池',
      'TI=(电池 NEAR/2 方法)',
      '方法 ADJ/3 "battery"',
      'FREQ/3 "电池"',
      '电池 SEN 方法',
      'TI=(电池 PARA 方法)',
    ]) {
      const condition = conditionOf(decoding, treeOf(text)) as TextCondition
      expect(hitsByPositions(decoding, condition, Infinity, null)?.hits.size, text).toBeGreaterThan(0)
    }
    fc.assert(
      fc.property(query, (text) => {
        const tree = treeOf(text)
        expect([...ordinalsOfQuery(decoding, tree)], text).toEqual([...ordinalsOfQuery(plain, tree)])
      }),
      { numRuns: 100 },
    )
    fc.assert(
      fc.property(together, (text) => {
        const condition = conditionOf(decoding, treeOf(text)) as TextCondition
        fc.pre(isByPositions(condition.match))
        const within = HitSet.all(decoding.documents)
        const found = collectByPositions(decoding, decoding.postings!, condition, { until: Infinity, within, borders: true })
        expect([...found.ordinals], text).toEqual([...ordinalsOfQuery(plain, treeOf(text))])
      }),
      { numRuns: 30 },
    )
    // Nothing was left to FTS5 because of an unknown format.
    expect(decoding.postings).not.toBeNull()
  })
}

describe('postings decoded from the pages of FTS5', () => {
  test('equal what FTS5 finds, after updates and deletes, in every state of merges', () => {
    const states = new Set<string>()
    for (let batch = 0; batch < BATCHES; batch++) {
      const size = batch % 3 === 0 ? 120 : 15
      const puts = Array.from({ length: size }, (_, i): [number, number] => [(batch * 97 + i * 7) % DOCUMENTS, batch])
      write(puts, batch < 2 ? [] : Array.from({ length: 12 }, (_, i) => (batch * 31 + i * 13) % DOCUMENTS))
      // A step of a merge that is left half done.
      if (batch % 4 === 1) db.exec("INSERT INTO words(words, rank) VALUES ('merge', 8)")
      const { block } = db.prepare('SELECT block FROM words_data WHERE id = 10').get() as { block: Uint8Array }
      const segments = parseStructure(block)
      if (segments.length > 2) states.add('several segments')
      if (segments.some(({ tombstonePages }) => tombstonePages > 0)) states.add('removed rows')
      if (segments.some(({ firstPage }) => firstPage > 1)) states.add('half merged')
      if (batch % 5 === 1) compareAll()
    }
    expect([...states].toSorted()).toEqual(['half merged', 'removed rows', 'several segments'])
    db.exec("INSERT INTO words(words) VALUES ('optimize')")
    compareAll()
  })

  test('are left to FTS5 when their format is not the known one', () => {
    // Not yet in the types of Node.
    ;(db as unknown as { enableDefensive(active: boolean): void }).enableDefensive(false)
    db.exec("UPDATE words_config SET v = 5 WHERE k = 'version'")
    comparedSessions(path, PATENT_KIND, ({ decoding, plain }) => {
      expect(decoding.postings).toBeNull()
      const ordinals = ordinalsOfQuery(decoding, treeOf('电池 AND 方法'))
      expect(ordinals.length).toBeGreaterThan(0)
      expect([...ordinals]).toEqual([...ordinalsOfQuery(plain, treeOf('电池 AND 方法'))])
    })
  })
})
