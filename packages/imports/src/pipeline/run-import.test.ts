import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fieldSources } from '@gezhi/records'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { runImport } from './run-import.ts'
import { counted, line, lines, SOURCES, WEEK, workplaces } from './testing/import-workplace.ts'

const workplace = workplaces()

test('everything is read once; the second run changes nothing and reports the same', async () => {
  const { run, engine } = await workplace({
    'a.jsonl.gz': gzipSync(readFileSync(join(SOURCES, 'mapped-jsonl/fixtures/cnki.jsonl'))),
    'b.zip': zipSync({ 'week.xml': WEEK, 'note.txt': Buffer.from('kites') }),
    'c.txt': 'no patent',
  })
  const first = await run()
  expect(counted(first.report)).toEqual([10, 7, 0, 0, 3])
  expect(first.report).toMatchObject({ unrecognised: 2, damaged: 0, cancelled: false })
  expect(first.events.filter((event) => event.kind === 'file')).toMatchObject([
    { file: 'in/a.jsonl.gz', format: 'cnki-jsonl', counts: { read: 6, rejected: 2 }, known: false },
    { file: 'in/b.zip!week.xml', format: 'us-redbook-grant', counts: { read: 4, rejected: 1 }, setAside: { 'sequence-cwu': 1 } },
  ])
  const [stored] = await engine.get(['US9000001B2'])
  expect(stored?.record.source).toEqual({
    format: 'us-redbook-grant',
    file: 'in/b.zip!week.xml',
    position: 0,
    version: 'v4.5 2014-04-03',
    reader: expect.any(Number),
  })
  const { version } = await engine.status()
  const second = await run()
  expect(counted(second.report)).toEqual([10, 0, 0, 7, 3])
  expect(second.report.rejectedFile).toBeUndefined()
  expect((await engine.status()).version).toBe(version)
})

test('rejected fragments are in a file with their position, reason and text', async () => {
  const { run } = await workplace({ 'a.jsonl': `${lines(0, 3)}{"broken"\n${line(3, '风筝')}` })
  const { report } = await run()
  expect(counted(report)).toEqual([5, 4, 0, 0, 1])
  const rejected = readFileSync(report.rejectedFile as string, 'utf8')
    .trim()
    .split('\n')
  expect(rejected.map((text): unknown => JSON.parse(text))).toEqual([
    { file: 'in/a.jsonl', position: 4, reason: { en: 'the line is not a JSON object', zh: '该行不是 JSON 对象' }, piece: '{"broken"' },
  ])
})

test('a corrected file changes what differs, and only that', async () => {
  const { run, put } = await workplace({ 'a.jsonl': lines(0, 5) })
  await run()
  put('a.jsonl', lines(0, 5).replace('风筝3', '纸鸢'))
  expect(counted((await run()).report)).toEqual([5, 0, 1, 4, 0])
})

test('a record of neighbouring batches has the facts of each, also when lines of them are rejected', async () => {
  const again = (classOf: number) => JSON.stringify({ ...JSON.parse(line(7, '风筝7')), ipc: [`A63H27/0${classOf}`] })
  const batches = [1, 2, 3, 4].map((number) => `${lines(1000 * number, 1000 * number + 999)}{"broken"\n${again(number)}\n`)
  const { run, engine } = await workplace({ 'a.jsonl': batches.join('') })
  expect(counted((await run()).report)).toEqual([4004, 3997, 3, 0, 4])
  const [stored] = await engine.get(['CN600000007A'])
  expect(stored?.record.ipc?.toSorted()).toEqual(['A63H27/01', 'A63H27/02', 'A63H27/03', 'A63H27/04'])
})

test('of one publication in two files the richer format has priority, in any order, and both statements are stored', async () => {
  const poorer = JSON.stringify({ ...JSON.parse(line(0, 'Kite')), publication_number: 'US9000001B2' })
  const { run, put, engine } = await workplace({ 'b.xml': WEEK })
  await run()
  put('c.jsonl', `${poorer}\n${line(1, '风筝')}\n${line(1, '纸鸢')}\n`)
  expect(counted((await run()).report)).toEqual([7, 1, 1, 4, 1])
  put('a.jsonl', `${poorer} \n`)
  expect(counted((await run()).report)).toEqual([8, 0, 0, 7, 1])
  const stored = await engine.get(['US9000001B2', 'CN600000001A'])
  expect(stored.map(({ record }) => [record.source.format, record.titles[0]?.text])).toEqual([
    ['us-redbook-grant', 'Kite with a wind & sun store of LiFePO₄'],
    ['cnki-jsonl', '纸鸢'],
  ])
  expect(stored.map(({ record }) => fieldSources(record, 'titles').map(({ source, value }) => [source.file, value[0]?.text]))).toEqual([
    [
      ['in/b.xml', 'Kite with a wind & sun store of LiFePO₄'],
      ['in/c.jsonl', 'Kite'],
    ],
    [
      ['in/c.jsonl', '纸鸢'],
      ['in/c.jsonl', '风筝'],
    ],
  ])
})

test('of a gz with other data behind it every line is stored, including the last; each run reports the damage', async () => {
  const { run } = await workplace({ 'a.jsonl.gz': Buffer.concat([gzipSync(lines(0, 40).trimEnd()), Buffer.from('kite')]) })
  const first = await run()
  expect(counted(first.report)).toEqual([40, 40, 0, 0, 0])
  expect(first.events).toContainEqual({
    kind: 'damaged',
    file: 'in/a.jsonl.gz',
    reason: { en: 'unexpected data follows the gz content', zh: 'gz 内容结束之后还有其他数据' },
  })
  const second = await run()
  expect(counted(second.report)).toEqual([40, 0, 0, 40, 0])
  expect(second.report).toMatchObject({ damaged: 1, unrecognised: 0 })
})

test('a gz of which nothing can be read is damaged, not of an unknown format', async () => {
  const { run } = await workplace({ 'a.jsonl.gz': gzipSync(lines(0, 40)).subarray(0, 9) })
  expect((await run()).report).toMatchObject({ damaged: 1, unrecognised: 0 })
})

test('a gz with padding is read to its end, and known the second time', async () => {
  const { run } = await workplace({ 'a.jsonl.gz': Buffer.concat([gzipSync(lines(0, 40)), Buffer.alloc(1)]) })
  expect((await run()).report).toMatchObject({ counts: { read: 40, new: 40 }, damaged: 0 })
  expect((await run()).events).toContainEqual(expect.objectContaining({ kind: 'file', known: true }))
})

test('an answer about several documents counts as many, also when it is gone on with', async () => {
  const numbers = [1, 2, 3].map(
    (number) => `<ops:publication-reference><document-id document-id-type="docdb"><country>EP</country>
    <doc-number>900000${number}</doc-number><kind>A1</kind></document-id></ops:publication-reference>`,
  )
  const answer = `<?xml version="1.0"?><ops:world-patent-data xmlns:ops="http://ops.epo.org" xmlns="http://www.epo.org/exchange"><ops:biblio-search
    total-result-count="3"><ops:search-result>${numbers.join('')}</ops:search-result></ops:biblio-search></ops:world-patent-data>`
  const { run, engine } = await workplace({ 'a.xml': answer })
  expect(counted((await run()).report)).toEqual([3, 3, 0, 0, 0])
  expect(counted((await run()).report)).toEqual([3, 0, 0, 3, 0])
  const [progress] = await engine.allProgress()
  await engine.write({ puts: [], progress: { ...progress!, done: false } })
  expect(counted((await run()).report)).toEqual([3, 0, 0, 3, 0])
})

test('a path that is not there ends it before anything is done', async () => {
  const { engine, input } = await workplace({})
  const rejectedFolder = join(input, '../imports')
  await expect(runImport({ paths: [join(input, 'x')], engines: { patent: engine }, rejectedFolder, onEvent: () => {} })).rejects.toThrow(
    'No such file or folder',
  )
  expect(existsSync(rejectedFolder)).toBe(false)
})

test('progress reports rate, share and time left', async () => {
  const { run } = await workplace({ 'a.jsonl': lines(0, 2100), 'b.jsonl': lines(2100, 2200) })
  const { events, report } = await run()
  const progress = events.filter((event) => event.kind === 'progress')
  expect(progress.at(-1)).toMatchObject({ file: 'in/b.jsonl', counts: report.counts, secondsLeft: 0 })
  expect(progress.at(-1)?.bytes).toBe(progress.at(-1)?.totalBytes)
  expect(progress[0]?.recordsPerSecond).toBeGreaterThan(0)
  expect(progress.map(({ bytes }) => bytes)).toEqual(progress.map(({ bytes }) => bytes).sort((a, b) => a - b))
})
