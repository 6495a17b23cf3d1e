import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPatents } from '@gezhi/imports/demo'
import type { SearchEngine } from '@gezhi/search'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { compareIndexes } from './compare-indexes.ts'
import type { MoveEvent } from './move-events.ts'
import { moveIndex } from './move-index.ts'
import { isEqual } from './move-printer.ts'
import { moveState } from './move-state.ts'

const RECORDS = [...demoPatents({ seed: 7, count: 90 })]
const PROGRESS = { source: 'a file', position: 90, done: true, rejected: 2 }

const folder = mkdtempSync(join(tmpdir(), 'gezhi-move-'))
const open = (path: string) => openSqliteEngine({ kind: PATENT_KIND, folder: path, writesOnly: true })
const [source, target] = await Promise.all([open(join(folder, 'source')), open(join(folder, 'target'))])
afterAll(async () => {
  await Promise.all([source.close(), target.close()])
  rmSync(folder, { recursive: true, force: true })
})

let events: MoveEvent[]
beforeEach(async () => {
  events = []
  for (const [engine, batch] of [
    [source, { puts: RECORDS, progress: PROGRESS }],
    [target, { puts: [] }],
  ] as const) {
    const build = await engine.buildShadow()
    await build.write(batch)
    await build.finish()
  }
  for (const left of ['shadow', 'move.json']) rmSync(join(folder, left), { recursive: true, force: true })
})

/** Moves; `stopAfter`: the process is killed after this many records. */
async function move({ stopAfter = Infinity, replace = false } = {}): Promise<void> {
  const dying = new AbortController()
  await moveIndex({
    source,
    target,
    location: 'there',
    shadowFolder: join(folder, 'shadow'),
    openShadow: open,
    state: moveState(join(folder, 'move.json')),
    replace,
    batch: 40,
    signal: dying.signal,
    report: (event) => {
      events.push(event)
      if (event.kind === 'progress' && event.done >= stopAfter) dying.abort(new Error('died'))
    },
  })
}

const differing = async () => (await compareIndexes(source, target)).filter((comparison) => !isEqual(comparison))
const contentsOf = async (engine: SearchEngine) => {
  const { records } = await engine.contents({ after: null, limit: 1000 })
  return [records.toSorted((a, b) => (a.docId < b.docId ? -1 : 1)), await engine.allProgress()]
}
const begunAt = () => events.flatMap((event) => (event.kind === 'resumed' ? event.done : []))

it('all records and how far sources were read come over, and both sides answer alike', async () => {
  await move()
  expect(events.at(-1)).toEqual({ kind: 'moved', part: 'index', total: 90 })
  const comparisons = await compareIndexes(source, target)
  expect(comparisons.filter((comparison) => !isEqual(comparison))).toEqual([])
  const compared = Object.fromEntries(comparisons.map(({ of, source: here }) => [of, here]))
  expect(compared).toEqual({ records: 90, sources: 1, sample: 90, questions: expect.any(Number) as number })
  expect(compared['questions']).toBeGreaterThan(100)
  expect(await target.allProgress()).toEqual([PROGRESS])
})

it('one that was cut off shows nothing, goes on behind what was written, and doubles nothing', async () => {
  await expect(move({ stopAfter: 1 })).rejects.toThrow('died')
  expect((await target.status()).documents).toBe(0)
  await move()
  expect(begunAt()).toEqual([40])
  expect(await contentsOf(target)).toEqual(await contentsOf(source))
  await move()
  expect(begunAt()).toEqual([40])
})

it('what was written to the source in between begins it anew', async () => {
  await expect(move({ stopAfter: 1 })).rejects.toThrow('died')
  await source.write({ puts: [], deletes: [RECORDS[0]!.publicationNumber!] })
  await move()
  expect(begunAt()).toEqual([])
  expect((await target.status()).documents).toBe(89)
  expect(await contentsOf(target)).toEqual(await contentsOf(source))
})

it('killed between the switch and the note of it, nothing is moved twice', async () => {
  const state = moveState(join(folder, 'move.json'))
  await move()
  await state.write({ ...(await state.read())!, adopted: false })
  await move()
  expect(events.filter(({ kind }) => kind === 'progress')).toHaveLength(3)
  expect(await contentsOf(target)).toEqual(await contentsOf(source))
})

it('records at the target are replaced with --replace only', async () => {
  await target.write({ puts: RECORDS.slice(0, 3) })
  await expect(move()).rejects.toMatchObject({ reason: 'indexNotEmpty' })
  expect((await target.status()).documents).toBe(3)
  await move({ replace: true })
  expect(await contentsOf(target)).toEqual(await contentsOf(source))
  await source.write({ puts: [], deletes: [RECORDS[5]!.publicationNumber!] })
  await expect(move()).rejects.toMatchObject({ reason: 'indexNotEmpty' })
  await move({ replace: true })
  expect(await contentsOf(target)).toEqual(await contentsOf(source))
})

it('what differs is named: records, sources and queries', async () => {
  await move()
  const [lost] = (await source.page({ query: null, from: 0, size: 1 })).hits
  await target.write({ puts: [{ ...lost!.record, titles: [{ lang: 'zh', text: '另一个' }] }], deletes: [RECORDS[70]!.publicationNumber!] })
  await source.write({ puts: [], progress: { ...PROGRESS, position: 7, source: 'another file' } })
  const found = Object.fromEntries((await differing()).map(({ of, differences }) => [of, differences]))
  expect(found).toMatchObject({
    records: [],
    sources: ['another file'],
    sample: expect.arrayContaining([lost!.docId, RECORDS[70]!.publicationNumber]) as string[],
  })
  expect(found['questions']!.join('\n')).toMatch(/^\*: total, .*\(90, 89\)$/m)
})
