import { once } from 'node:events'
import { readdirSync, readFileSync, truncateSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { createGunzip, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { SOURCES as FORMATS } from '../sources/every-source.ts'
import { counted, line, lines, SOURCES, workplaces } from './testing/import-workplace.ts'

const workplace = workplaces()
const kinds = new Set(FORMATS.flatMap(({ kind }) => kind ?? []))
const workplaceOfEveryKind = workplaces([...kinds].filter(({ name }) => name !== 'patent'))

test('a truncated gz: everything readable is stored, the rest is reported each time, and the complete file is read when it comes', async () => {
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

/** Gz members that unpack to a line that is too long, 64 MB in each. */
const spaces = (members: number) => Array<Buffer>(members).fill(gzipSync(Buffer.alloc(64 * 1024 * 1024, ' ')))

test('cancelled while it unpacks, it ends long before it could have unpacked the rest', async () => {
  const { run } = await workplace({ 'a.jsonl.gz': Buffer.concat([Buffer.from(gzipSync(`${line(0, '风筝')}\n`)), ...spaces(200)]) })
  const cancelling = new AbortController()
  const began = Promise.withResolvers<void>()
  const running = run(cancelling.signal, ({ kind }) => kind === 'started' && began.resolve())
  await began.promise
  await setTimeout(1000)
  cancelling.abort()
  // A third of the rest: compared with that instead of the clock, because the machine may be slow.
  const unpacking = Readable.from(spaces(60)).pipe(createGunzip()).resume()
  onTestFinished(() => void unpacking.destroy())
  const first = await Promise.race([running.then(() => 'import'), once(unpacking, 'end').then(() => 'unpacking')])
  expect(first).toBe('import')
  expect((await running).report).toMatchObject({ cancelled: true, counts: { read: 0 } })
})

test('of every source, read is the sum of what came of it, whatever comes twice and in whatever order', async () => {
  const files = fixtureFiles()
  expect(files.length).toBeGreaterThan(10)
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...files, ...files], { minLength: files.length }), async (order) => {
      const { run } = await workplaceOfEveryKind(
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
