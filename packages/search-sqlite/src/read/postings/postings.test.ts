import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lowerQuery, readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE, PATENT_KIND } from '@gezhi/records'
import { aPatent } from '@gezhi/search/testing'
import { indexLayout } from '../../storage/index-layout.ts'
import { createIndex, openForWriting } from '../../storage/schema.ts'
import { IndexWriter } from '../../write/index-writer.ts'
import { prepareRecord } from '../../write/prepared-record.ts'
import { conditionHits } from '../condition-hits.ts'
import { IndexSession } from '../index-session.ts'
import { resolveCondition } from '../resolve-condition.ts'
import type { ResolvedCondition } from '../resolved-condition.ts'
import { PostingFormatError } from './posting-format-error.ts'
import { parseStructure } from './segments.ts'

const DOCUMENTS = 1000
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
    () => `${WORDS[Math.min(next(WORDS.length), next(WORDS.length))]!}${['，', '。', ' ', '\n'][next(4)]!}`,
  ).join('')
}

function record(i: number, round: number) {
  return aPatent({
    publicationNumber: `CN${100_000 + i}A`,
    title: text(i, round, 3),
    abstract: text(i + 1, round, 8 + (i % 40)),
    claims: Array.from({ length: i % 4 }, (_, claim) => text(i + claim, round, 9)),
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

function withSessions<T>(work: (decoding: IndexSession, plain: IndexSession) => T): T {
  const [decoding, plain] = [new IndexSession(path, LAYOUT, 0), new IndexSession(path, LAYOUT, 0)]
  plain.tried(() => {
    throw new PostingFormatError('FTS5 is to answer')
  })
  try {
    return decoding.read(() => plain.read(() => work(decoding, plain)))
  } finally {
    decoding.close()
    plain.close()
  }
}

function resolved(session: IndexSession, query: string): ResolvedCondition {
  const { tree } = readQuery(query, { fields: PATENT_FIELD_TABLE })
  const condition = lowerQuery(tree!, PATENT_FIELD_TABLE)
  const { vocabulary, layout } = session
  return resolveCondition(condition, { vocabulary, columnCount: layout.columns.length, rank: () => ({ kind: 'none' }) })
}

const word = fc.constantFrom(...WORDS, '电', 'bat*', 'e*', '池', 'unknown').map((text) => (/^[a-z]+$/.test(text) ? `"${text}"` : text))
const place = fc.constantFrom('TI', 'AB', 'CLMS', 'TA')
const { query } = fc.letrec<{ query: string; leaf: string; pair: string }>((tie) => ({
  leaf: fc.oneof(
    { weight: 3, arbitrary: word },
    fc.tuple(place, word).map(([column, text]) => `${column}=(${text})`),
  ),
  pair: fc
    .tuple(tie('query'), fc.constantFrom('AND', 'OR', 'XOR', 'NOT'), tie('query'))
    .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
  query: fc.oneof({ maxDepth: 3, withCrossShrink: true }, tie('leaf'), tie('pair')),
}))

/** 100 random queries, each from postings and from FTS5. */
function compareAll(): void {
  withSessions((decoding, plain) => {
    expect(decoding.postings).not.toBeNull()
    expect(plain.postings).toBeNull()
    fc.assert(
      fc.property(query, (text) => {
        const condition = resolved(decoding, text)
        expect([...conditionHits(decoding, condition).ordinals], text).toEqual([...conditionHits(plain, condition).ordinals])
      }),
      { numRuns: 100 },
    )
    expect(decoding.postings).not.toBeNull()
  })
}

describe('postings decoded from the pages of FTS5', () => {
  test('equal what FTS5 finds, after updates and deletes, in every state of merges', () => {
    const states = new Set<string>()
    for (let batch = 0; batch < BATCHES; batch++) {
      const size = batch % 3 === 0 ? 150 : 20
      const puts = Array.from({ length: size }, (_, i): [number, number] => [(batch * 97 + i * 7) % DOCUMENTS, batch])
      write(puts, batch < 2 ? [] : Array.from({ length: 12 }, (_, i) => (batch * 31 + i * 13) % DOCUMENTS))
      // A step of a merge that is left half done.
      if (batch % 4 === 1) db.exec("INSERT INTO words(words, rank) VALUES ('merge', 8)")
      const { block } = db.prepare('SELECT block FROM words_data WHERE id = 10').get() as { block: Uint8Array }
      const segments = parseStructure(block)
      if (segments.length > 2) states.add('several segments')
      if (segments.some(({ tombstonePages }) => tombstonePages > 0)) states.add('removed rows')
      if (segments.some(({ firstPage }) => firstPage > 1)) states.add('half merged')
      if (batch % 4 === 2) compareAll()
    }
    expect([...states].toSorted()).toEqual(['half merged', 'removed rows', 'several segments'])
    db.exec("INSERT INTO words(words) VALUES ('optimize')")
    compareAll()
  })

  test('are left to FTS5 when their format is not the known one', () => {
    // Not yet in the types of Node.
    ;(db as unknown as { enableDefensive(active: boolean): void }).enableDefensive(false)
    db.exec("UPDATE words_config SET v = 5 WHERE k = 'version'")
    withSessions((decoding, plain) => {
      expect(decoding.postings).toBeNull()
      const condition = resolved(decoding, '电池 AND 方法')
      const hits = conditionHits(decoding, condition)
      expect(hits.size).toBeGreaterThan(0)
      expect([...hits.ordinals]).toEqual([...conditionHits(plain, condition).ordinals])
    })
  })
})
