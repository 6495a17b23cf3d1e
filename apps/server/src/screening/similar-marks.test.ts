import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TRADEMARK_KIND, type Trademark } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from '../files/file-store.ts'
import { testEngineOf } from '../testing/test-engine.ts'
import { testFileStore } from '../testing/test-file-store.ts'
import { buildSimilarIndex } from './build-similar-index.ts'
import { SharedIndex } from './shared-index.ts'
import { similarityMarkOf } from './similar-mark-of.ts'
import { SimilarMarks } from './similar-marks.ts'
import { similarReport } from './similar-report.ts'
import { markOf } from './testing/sample-mark.ts'

const TODAY = '20261124'
let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'gezhi-similar-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

async function withEngine(
  run: (tools: { engine: SearchEngine<Trademark>; marks: SimilarMarks; build: () => Promise<number | null> }) => Promise<void>,
) {
  const { engine, drop } = await testEngineOf(TRADEMARK_KIND, folder, 1)
  const index = join(folder, 'similar')
  const marks = new SimilarMarks(() => engine, index)
  const { signal } = new AbortController()
  try {
    await run({ engine, marks, build: () => buildSimilarIndex({ engine, folder: index, shared: null, today: TODAY, signal }) })
  } finally {
    await marks.close()
    await drop()
  }
}

async function keysOf(files: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list('similar-marks/')) keys.push(key)
  return keys
}

describe('similar marks of the records', () => {
  it('are found after the index was built, with risk by the goods of their records', () =>
    withEngine(async ({ engine, marks, build }) => {
      const request = { text: '云锦阁', goods: [{ number: 43, goods: ['serving of coffee'] }] }
      expect(await marks.screen(request)).toBeNull()
      await engine.write({
        puts: [
          markOf('011', '芸锦阁', { goods: [{ niceClass: '30', texts: [{ lang: 'en', text: 'Tea; coffee beverages' }] }] }),
          markOf('012', '云锦阁', { status: 'withdrawn', statusDate: '20200101' }),
          markOf('013', '松果派'),
        ],
      })
      expect(await build()).toBe(3)
      const screening = await marks.screen(request)
      expect(screening?.marks.map(({ text, tier, goods, status }) => `${text} ${tier} ${goods.relation} ${status}`)).toEqual([
        '芸锦阁 high similarGoods registered',
        '云锦阁 low relatedClass ended',
      ])
      const { blocks } = similarReport(request, screening!, { language: 'en', date: '2026-11-24' })
      expect(JSON.stringify(blocks)).toContain('EM011')
    }))

  it('are built again only after a change, and searched without a restart', () =>
    withEngine(async ({ engine, marks, build }) => {
      await engine.write({ puts: [markOf('011', '云锦阁')] })
      expect(await build()).toBe(1)
      expect(await build()).toBeNull()
      expect((await marks.screen({ text: '云锦阁', goods: [] }))?.total).toBe(1)
      await engine.write({ puts: [markOf('012', '云锦阁')] })
      expect(await build()).toBe(2)
      expect((await marks.screen({ text: '云锦阁', goods: [] }))?.total).toBe(2)
      expect(await readdir(join(folder, 'similar'))).toHaveLength(1)
    }))

  it('are not searched in a damaged index', () =>
    withEngine(async ({ engine, marks, build }) => {
      await engine.write({ puts: [markOf('011', '云锦阁')] })
      await build()
      const [name] = await readdir(join(folder, 'similar'))
      await writeFile(join(folder, 'similar', name!), 'damaged')
      expect(await marks.screen({ text: '云锦阁', goods: [] })).toBeNull()
    }))

  it('are found by a process with another data folder, from the store that both share', () =>
    withEngine(async ({ engine }) => {
      let now = 0
      const files = testFileStore(join(folder, 'files'))
      const { signal } = new AbortController()
      const shared = () => new SharedIndex(files, () => now)
      const build = () => buildSimilarIndex({ engine, folder: join(folder, 'worker'), shared: shared(), today: TODAY, signal })
      const elsewhere = new SimilarMarks(() => engine, join(folder, 'web'), shared())
      const total = async () => (await elsewhere.screen({ text: '云锦阁', goods: [] }))?.total
      try {
        await engine.write({ puts: [markOf('011', '云锦阁')] })
        expect(await total()).toBeUndefined()
        expect(await build()).toBe(1)
        expect(await total()).toBeUndefined()
        now += 60_000
        expect(await total()).toBe(1)
        await engine.write({ puts: [markOf('012', '云锦阁')] })
        expect(await build()).toBe(2)
        now += 60_000
        expect(await total()).toBe(2)
        expect(await readdir(join(folder, 'web'))).toHaveLength(1)
        const key = `similar-marks/${(await engine.status()).version}.similar`
        expect(await keysOf(files)).toEqual([key])
        await files.remove(key)
        expect(await build()).toBeNull()
        expect(await keysOf(files)).toEqual([key])
      } finally {
        await elsewhere.close()
      }
    }))
})

describe('a record as a mark of the index', () => {
  it('has words, classes with their groups, and whether it ended in the last year', () => {
    const more = { niceClasses: ['09', '30'], similarGroups: ['0901', '3004'], status: 'expired' as const }
    expect(similarityMarkOf('EM1', markOf('1', '云锦', { ...more, expiryDate: '20260101' }), TODAY)).toEqual({
      id: 'EM1',
      text: '云锦',
      status: 'recentlyEnded',
      classes: [
        { number: 9, groups: ['0901'] },
        { number: 30, groups: ['3004'] },
      ],
    })
    expect(similarityMarkOf('EM1', markOf('1', '云锦', { ...more, expiryDate: '20251124' }), TODAY)?.status).toBe('ended')
  })

  it('is none without words', () => {
    expect(similarityMarkOf('EM1', { ...markOf('1', ''), words: [] }, TODAY)).toBeNull()
  })
})
