import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { openClassSchemes } from '@gezhi/classification'
import { fieldSources, PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import type { ImportEvent, ImportReport } from './import-event.ts'
import { runImport } from './run-import.ts'
import { tempFolder } from './testing/temp-folder.ts'

const SOURCES = join(import.meta.dirname, '../sources')
const WEEK = readFileSync(join(SOURCES, 'us-redbook/fixtures/grant-week.xml'))

const line = (number: number, title: string) =>
  JSON.stringify({
    publication_number: `CN6${String(number).padStart(8, '0')}A`,
    publication_date: '2030-03-25',
    title,
    applicants: ['湖畔大学'],
    main_claim: '',
    ipc: ['A63H27/08'],
  })
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `${line(from + i, `风筝${from + i}`)}\n`).join('')

/** An engine and a folder with files; `run` imports the folder. */
async function workplace(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = tempFolder()
  const input = join(folder, 'in')
  const put = (name: string, content: string | Uint8Array) => writeFileSync(join(input, name), content)
  mkdirSync(input)
  for (const [name, content] of Object.entries(files)) put(name, content)
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: join(folder, 'index'), readers: 1 })
  const schemes = openClassSchemes(join(folder, 'schemes.sqlite'))
  onTestFinished(async () => {
    schemes.close()
    await engine.close()
  })
  const run = async (signal?: AbortSignal, watch: (event: ImportEvent) => void = () => {}) => {
    const events: ImportEvent[] = []
    const onEvent = (event: ImportEvent) => {
      events.push(event)
      watch(event)
    }
    const report = await runImport({
      paths: [input],
      engines: { patent: engine },
      schemes,
      rejectedFolder: join(folder, 'imports'),
      onEvent,
      ...(signal && { signal }),
    })
    return { report, events }
  }
  return { input, put, engine, run }
}

const counted = ({ counts }: ImportReport) => [counts.read, counts.new, counts.changed, counts.unchanged, counts.rejected]

test('everything is read once; the second run changes nothing and says the same', async () => {
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

test('rejected pieces are in a file with their place, reason and text', async () => {
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

test('of one publication in two files the richer format is believed first, in any order, and what both said is kept', async () => {
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

test('a truncated gz: what could be read is kept, the rest is told each time, and the whole file is taken when it comes', async () => {
  const whole = gzipSync(lines(0, 4500))
  const { run, put, input } = await workplace({ 'a.jsonl.gz': whole })
  truncateSync(join(input, 'a.jsonl.gz'), Math.floor(whole.length / 2))
  const first = await run()
  expect(first.report.damaged).toBe(1)
  expect(first.events).toContainEqual({
    kind: 'damaged',
    file: 'in/a.jsonl.gz',
    reason: { en: 'the gz file is incomplete (truncated)', zh: 'gz 文件不完整（被截断）' },
  })
  // More than one batch.
  expect(first.report.counts.new).toBeGreaterThan(2000)
  const second = await run()
  expect(second.report).toMatchObject({ damaged: 1, counts: { new: 0, changed: 0, unchanged: first.report.counts.new } })
  put('a.jsonl.gz', whole)
  expect(counted((await run()).report)).toEqual([4500, 4500 - first.report.counts.new, 0, first.report.counts.new, 0])
})

test('cancelled, it stops behind a batch and goes on from there', async () => {
  // A batch also ends after 4 MB of text, so eight of these lines are one.
  const long = lines(0, 60).replaceAll('}\n', `,"remark":"${'x'.repeat(600_000)}"}\n`)
  const { run, engine } = await workplace({ 'a.jsonl': long })
  const cancelling = new AbortController()
  const first = await run(cancelling.signal, (event) => event.kind === 'progress' && cancelling.abort())
  expect(first.report.cancelled).toBe(true)
  const { new: before } = first.report.counts
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(60)
  expect((await engine.status()).documents).toBe(before)
  const second = await run()
  expect(counted(second.report)).toEqual([60, 60 - before, 0, before, 0])
})

test('of a gz with other data behind it every line is kept, the last one too; each run says what is wrong', async () => {
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

/** A line that is too long, of 12 GB, which takes half a minute to unpack. */
const endless = () =>
  Buffer.concat([Buffer.from(gzipSync(`${line(0, '风筝')}\n`)), ...Array<Buffer>(200).fill(gzipSync(Buffer.alloc(64 * 1024 * 1024, ' ')))])

test('cancelled while it unpacks, it ends at once', { timeout: 60_000 }, async () => {
  const { run } = await workplace({ 'a.jsonl.gz': endless() })
  const cancelling = new AbortController()
  const began = Promise.withResolvers<void>()
  const running = run(cancelling.signal, ({ kind }) => kind === 'started' && began.resolve())
  await began.promise
  await setTimeout(1000)
  cancelling.abort()
  const cancelled = Date.now()
  expect((await running).report).toMatchObject({ cancelled: true, counts: { read: 0 } })
  expect(Date.now() - cancelled).toBeLessThan(10_000)
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

test('of every source, read is the sum of what came of it, whatever comes twice and in whatever order', { timeout: 120_000 }, async () => {
  const files = fixtureFiles()
  expect(files.length).toBeGreaterThan(10)
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...files, ...files], { minLength: files.length }), async (order) => {
      const { run } = await workplace(
        Object.fromEntries(order.map((file, at) => [`${String(at).padStart(3, '0')}-${basename(file)}`, readFileSync(file)])),
      )
      for (const { events, report } of [await run(), await run()]) {
        const all = [report, ...events.filter((event) => event.kind === 'file' || event.kind === 'progress')].map(({ counts }) => counts)
        expect(all.map(({ read }) => read)).toEqual(all.map((counts) => counts.new + counts.changed + counts.unchanged + counts.rejected))
        expect(report.counts.read).toBeGreaterThan(files.length)
      }
    }),
    { numRuns: 2 },
  )
})

function fixtureFiles(): string[] {
  const all = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  return all.filter((name) => /\/fixtures\/.*\./.test(name)).map((name) => join(SOURCES, name))
}

test('a path that is not there ends it before anything is done', async () => {
  const { engine, input } = await workplace({})
  const rejectedFolder = join(input, '../imports')
  await expect(runImport({ paths: [join(input, 'x')], engines: { patent: engine }, rejectedFolder, onEvent: () => {} })).rejects.toThrow(
    'No such file or folder',
  )
  expect(existsSync(rejectedFolder)).toBe(false)
})

test('progress tells rate, share and time left', async () => {
  const { run } = await workplace({ 'a.jsonl': lines(0, 2100), 'b.jsonl': lines(2100, 2200) })
  const { events, report } = await run()
  const progress = events.filter((event) => event.kind === 'progress')
  expect(progress.at(-1)).toMatchObject({ file: 'in/b.jsonl', counts: report.counts, secondsLeft: 0 })
  expect(progress.at(-1)?.bytes).toBe(progress.at(-1)?.totalBytes)
  expect(progress[0]?.recordsPerSecond).toBeGreaterThan(0)
  expect(progress.map(({ bytes }) => bytes)).toEqual(progress.map(({ bytes }) => bytes).sort((a, b) => a - b))
})
