import { mkdtempSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import { aPatent } from '@gezhi/search/testing'
import { indexLayout } from '../storage/index-layout.ts'
import { createIndex, openForBuilding, openForWriting } from '../storage/schema.ts'
import { unpackRecord } from '../storage/stored-record.ts'
import { IndexWriter } from './index-writer.ts'
import { prepareChunk } from './prepared-chunk.ts'
import { prepareRecord, prepareText } from './prepared-record.ts'
import { copyDocuments, type Copying } from './rebuild-index.ts'
import { writeInChunks, type Prepare } from './write-in-chunks.ts'

const LAYOUT = indexLayout(PATENT_KIND)
const WORDS = ['电池', '电极', '方法', '装置', '石墨', '材料', '控制', '系统', '大学', '科技', '数据', '网络']

interface OpenIndex {
  readonly path: string
  readonly db: DatabaseSync
  readonly writer: IndexWriter
}

function emptyIndex(isLive = true): OpenIndex {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-chunks-'))
  const path = join(folder, 'patents.index')
  createIndex(path, LAYOUT.columns)
  const db = isLive ? openForWriting(path) : openForBuilding(path)
  onTestFinished(() => {
    if (db.isOpen) db.close()
    rmSync(folder, { recursive: true })
  })
  return { path, db, writer: new IndexWriter(db, LAYOUT, isLive) }
}

/** As the thread that prepares records answers; `onCall` may fail. */
function inThread(onCall: (call: number) => void = () => {}): Prepare {
  let calls = 0
  return async (chunk) => {
    onCall(++calls)
    return structuredClone(prepareChunk(structuredClone(chunk), (texts) => texts.map((text) => prepareText(LAYOUT, text))))
  }
}

const prepareStored: Copying['prepare'] = async (chunk) =>
  prepareChunk(chunk, (stored) => stored.map((blobs) => prepareRecord(LAYOUT, unpackRecord(blobs))))

const notCalled: Prepare = () => Promise.reject(new Error('One chunk is not sent to another thread'))

/** Records with words and applicants that are new until the last. */
const records = (from: number, to: number): PatentRecord[] =>
  Array.from({ length: to - from }, (_, at) => {
    const i = from + at
    const char = String.fromCharCode(0x4e00 + i)
    return aPatent({
      publicationNumber: `CN${100_000 + i}A`,
      title: `${WORDS[i % 7]}${char}，${WORDS[Math.floor(i / 15) % WORDS.length]}`,
      applicants: [`${char}${WORDS[(i * 5) % WORDS.length]}公司`, `applicant ${i % 20}`],
    })
  })

const texts = (puts: readonly PatentRecord[]) => puts.map((record) => JSON.stringify(record))

const readings = (db: DatabaseSync) => db.prepare('SELECT * FROM readings').all().map(Object.values)

/** Readings with the texts they are of: ids depend on the order of writing. */
const readTexts = (db: DatabaseSync) =>
  db
    .prepare(
      `SELECT coalesce(term, value) AS text, reading FROM readings LEFT JOIN vocabulary ON readings.field = -1 AND vocabulary.id = readings.id
       LEFT JOIN dictionary ON dictionary.field = readings.field AND dictionary.id = readings.id ORDER BY text, reading`,
    )
    .all()
    .map(Object.values)

async function oneByOne(puts: readonly PatentRecord[]): Promise<OpenIndex> {
  const index = emptyIndex()
  for (const put of puts) await writeInChunks(index.writer, { puts: texts([put]) }, notCalled)
  return index
}

test('a batch of several chunks makes the same readings as one record at a time', async () => {
  const puts = records(0, 190)
  const { db } = await oneByOne(puts)
  expect(readTexts(db)).toEqual(
    expect.arrayContaining([
      ['网络', 'wangluo'],
      ['网络', 'wl'],
      ['一电池公司', 'yidianchigongsi'],
      ['applicant 3', 'applicant3'],
    ]),
  )
  const live = emptyIndex()
  await writeInChunks(live.writer, { puts: texts(puts.slice(0, 130)) }, inThread())
  await writeInChunks(live.writer, { puts: texts(puts.slice(130)) }, inThread())
  expect(readings(live.db)).toEqual(readings(db))
  const built = emptyIndex(false)
  await writeInChunks(built.writer, { puts: texts(puts.slice(0, 130)) }, inThread())
  await writeInChunks(built.writer, { puts: texts(puts.slice(130, 140)) }, notCalled)
  await writeInChunks(built.writer, { puts: texts(puts.slice(140)) }, inThread())
  built.writer.finish()
  expect(readings(built.db)).toEqual(readings(db))
})

test('the new texts of each of several chunks are read where records are prepared', async () => {
  const { writer } = emptyIndex()
  const unread: number[] = []
  const prepare = inThread()
  await writeInChunks(writer, { puts: texts(records(0, 125)) }, (chunk) => {
    unread.push(chunk.unread.texts.length)
    return prepare(chunk)
  })
  expect(unread.slice(0, 2)).toEqual([0, 0])
  expect(unread).toHaveLength(7)
  for (const texts of unread.slice(2)) expect(texts).toBeGreaterThan(25)
})

test('of a batch that fails no readings remain, and those of the next are right', async () => {
  const [before, lost, after] = [records(0, 60), records(60, 200), records(200, 300)]
  const { db, writer } = emptyIndex()
  await writeInChunks(writer, { puts: texts(before) }, inThread())
  const stored = readings(db)
  const failing = inThread((call) => {
    if (call === 5) throw new Error('The thread failed')
  })
  await expect(writeInChunks(writer, { puts: texts(lost) }, failing)).rejects.toThrow('The thread failed')
  expect(readings(db)).toEqual(stored)
  await writeInChunks(writer, { puts: texts(after) }, inThread())
  const { db: expected } = await oneByOne([...before, ...after])
  expect(readings(db)).toEqual(readings(expected))
})

test('a batch whose records cannot be written leaves no texts to be read with the next', async () => {
  const { db, writer } = emptyIndex()
  const without = records(0, 80).map((record, i) => (i === 70 ? { ...record, publicationNumber: undefined } : record))
  await expect(writeInChunks(writer, { puts: texts(without as PatentRecord[]) }, inThread())).rejects.toThrow('A record')
  await writeInChunks(writer, { puts: [] }, notCalled)
  expect(readings(db)).toEqual([])
})

test('an index rebuilt from its documents has the same readings', async () => {
  const puts = records(0, 450)
  const live = emptyIndex()
  await writeInChunks(live.writer, { puts: texts(puts) }, inThread())
  const rebuilt = emptyIndex(false)
  await copyDocuments(live.path, rebuilt.writer, { prepare: prepareStored })
  rebuilt.writer.finish()
  expect(readTexts(rebuilt.db)).toEqual(readTexts(live.db))
})
