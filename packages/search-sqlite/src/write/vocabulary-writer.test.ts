import { mkdtemp, rm } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createIndex, openForWriting, WORDS } from '../storage/schema.ts'
import { ReadingsWriter } from './readings-writer.ts'
import { VocabularyWriter } from './vocabulary-writer.ts'

async function emptyIndex(): Promise<DatabaseSync> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-vocabulary-'))
  createIndex(join(folder, 'index'), ['title'])
  const db = openForWriting(join(folder, 'index'))
  onTestFinished(async () => {
    db.close()
    await rm(folder, { recursive: true })
  })
  return db
}

const writerOf = (db: DatabaseSync) => new VocabularyWriter(db, new ReadingsWriter(db))

/** The ids of one document. */
function idsOf(writer: VocabularyWriter, words: string, asWritten?: boolean): number[] {
  writer.beginDocument()
  return [...writer.idsOf(Buffer.from(words), asWritten)]
}

const stored = (db: DatabaseSync) => ({
  terms: db.prepare('SELECT id, term FROM vocabulary ORDER BY id').all().map(Object.values),
  latin: db.prepare('SELECT id, reversed FROM latin_words ORDER BY id').all().map(Object.values),
  readings: db.prepare('SELECT reading, id FROM readings ORDER BY reading').all().map(Object.values),
})

test('tokens have ids in the order they are met, at once, and are written together with their forms', async () => {
  const db = await emptyIndex()
  const readings = new ReadingsWriter(db)
  const writer = new VocabularyWriter(db, readings)
  expect(idsOf(writer, '电池 池的 film 电池 电')).toEqual([1, 2, 3, 1, 4])
  expect(stored(db).terms).toEqual([])
  writer.flush()
  readings.flush()
  expect(stored(db)).toEqual({
    terms: [
      [1, '电池'],
      [2, '池的'],
      [3, 'film'],
      [4, '电'],
    ],
    latin: [[3, 'mlif']],
    readings: [
      ['dc', 1],
      ['dianchi', 1],
    ],
  })
  expect(idsOf(writer, '的电 film')).toEqual([5, 3])
  writer.flush()
  expect(idsOf(writerOf(db), 'film 的电 new')).toEqual([3, 5, 6])
})

test('a word of columns found as written only has its forms when another column contains it, waiting or not', async () => {
  const db = await emptyIndex()
  const writer = writerOf(db)
  expect(idsOf(writer, 'zhang wang', true)).toEqual([1, 2])
  expect(idsOf(writer, 'wang')).toEqual([2])
  writer.flush()
  expect(stored(db).latin).toEqual([[2, 'gnaw']])
  expect(idsOf(writerOf(db), 'zhang wang')).toEqual([1, 2])
  expect(idsOf(writer, 'zhang')).toEqual([1])
  writer.flush()
  expect(stored(db).latin).toEqual([
    [1, 'gnahz'],
    [2, 'gnaw'],
  ])
})

test('new tokens wait to be read, each once: those of columns found as written only when another column contains them', async () => {
  const db = await emptyIndex()
  const readings = new ReadingsWriter(db)
  const writer = new VocabularyWriter(db, readings)
  idsOf(writer, '电池 film 𠮷野 ab', true)
  expect(readings.take()).toEqual({ fields: [WORDS], ids: [1], texts: ['电池'] })
  idsOf(writer, '𠮷野 电池 𠮷野 film')
  expect(readings.take()).toEqual({ fields: [WORDS], ids: [3], texts: ['𠮷野'] })
  writer.flush()
  idsOf(writer, '𠮷野 电池')
  idsOf(new VocabularyWriter(db, readings), '𠮷野 电池')
  expect(readings.take().texts).toEqual([])
})

test('what waits when a transaction is rolled back is not written, and its ids are assigned again', async () => {
  const db = await emptyIndex()
  const writer = writerOf(db)
  idsOf(writer, 'first')
  writer.flush()
  db.exec('BEGIN')
  idsOf(writer, 'lost 电池')
  db.exec('ROLLBACK')
  writer.forget()
  writer.flush()
  expect(stored(db).terms).toEqual([[1, 'first']])
  expect(idsOf(writer, 'first second')).toEqual([1, 2])
})

test('hundreds of thousands of tokens do not wait for the end of a build', async () => {
  const db = await emptyIndex()
  const writer = writerOf(db)
  db.exec('BEGIN')
  const words = Array.from({ length: 300_000 }, (_, i) => `w${i}`)
  const ids = idsOf(writer, words.join(' '))
  expect(ids).toEqual(words.map((_, i) => i + 1))
  expect(db.prepare('SELECT count(*) AS terms FROM vocabulary').get()).toEqual({ terms: 200_000 })
  expect(idsOf(writer, 'w0 w150000 w299999')).toEqual([1, 150_001, 300_000])
  writer.flush()
  db.exec('COMMIT')
  expect(db.prepare('SELECT count(*) AS terms, max(id) AS last FROM vocabulary').get()).toEqual({ terms: 300_000, last: 300_000 })
})

test('after many look-ups the pairs of the index are loaded: what is not among them is new without another', async () => {
  const db = await emptyIndex()
  const pair = (i: number) => String.fromCharCode(0x4e00 + (i >> 8), 0x4e00 + (i & 255))
  const pairs = Array.from({ length: 230_000 }, (_, i) => pair(i))
  const first = writerOf(db)
  db.exec('BEGIN')
  idsOf(first, `${pairs.join(' ')} word`)
  first.flush()
  db.exec('COMMIT')
  const writer = writerOf(db)
  writer.begin()
  expect(idsOf(writer, pairs.slice(0, 60_000).join(' ')).at(-1)).toBe(60_000)
  writer.begin()
  writer.begin()
  const all = [...pairs.slice(100_000), 'word', '新词', 'more'].join(' ')
  expect(idsOf(writer, all).slice(-5)).toEqual([229_999, 230_000, 230_001, 230_002, 230_003])
  db.exec('DELETE FROM vocabulary WHERE id = 99000')
  expect(idsOf(writer, pair(98_999))).toEqual([99_000])
  writer.forget()
  expect(idsOf(writer, `${pair(5)} ${pair(229_999)} 新词`)).toEqual([6, 230_000, 230_002])
})
