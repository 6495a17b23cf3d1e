import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { runImport } from '@gezhi/imports'
import { type PatentRecord, PATENT_KIND } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { aMonitor, monitorCall, monitorRuns } from '../testing/a-monitor.ts'
import { aDevice, aSession } from '../testing/an-account.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { REAL_FILES, REAL_FILES_MISSING } from '../../../../tests/real-files/real-files.ts'

const FILE = 'uspto-patents/public-search-biblio.jsonl.gz'
const PARTS = 3

/** Monitored queries, each with a test of the record that does not use the engine. */
const QUERIES: readonly (readonly [query: string, matches: (record: PatentRecord) => boolean])[] = [
  ['ad=[20180101 TO 20191231]', ({ applicationDate = '' }) => applicationDate >= '20180101' && applicationDate <= '20191231'],
  ['country=US', ({ office }) => office === 'US'],
  ['ad=[19000101 TO 19001231]', () => false],
]

/** In which call each run is killed at first: the call is carried out and never returns. */
const KILLS = ['page', 'get', 'message'] as const
type Kill = (typeof KILLS)[number]

// The real files are not part of the repository; a message reports if they are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('monitors over an index that receives real records', () => {
  test('report each new one that matches, once, over three imports and runs that are killed', { timeout: 300_000 }, async () => {
    let clock = Date.parse('2026-03-01T09:00:00+08:00')
    const hung: (() => void)[] = []
    let armed: Kill | null = null
    /** The process ends here: nothing after this call happens. */
    const die = () => {
      armed = null
      return new Promise<never>((_resolve, reject) => hung.push(() => reject(new Error('killed'))))
    }
    const dying = (engine: SearchEngine<PatentRecord>): SearchEngine<PatentRecord> =>
      new Proxy(engine, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name)
          if (typeof member !== 'function') return member
          return async (...args: unknown[]) => {
            const result: unknown = await member.apply(target, args)
            return name === armed ? die() : result
          }
        },
      })
    const app = await buildTestApp({ now: () => clock, wrapEngine: dying })
    onTestFinished(() => hung.forEach((end) => end()))
    const { user, headers: early } = await aSession(app)
    const engine = app.serving.engines.of(PATENT_KIND)
    const ids = []
    for (const [queryStr] of QUERIES) ids.push(await aMonitor(app, { queryStr, frequency: 2 }, early))
    const { send } = app.accounts.messages
    vi.spyOn(app.accounts.messages, 'send').mockImplementation(async (message) => {
      await send(message)
      if (armed === 'message') await die()
    })
    const known = new Set<string>()
    const expected: Set<string>[][] = []
    for (const [part, path] of partsOfFile().entries()) {
      await runImport({ paths: [path], engines: { patent: engine }, rejectedFolder: join(path, '../rejected'), onEvent: () => {} })
      const fresh = (await contentsOf(engine)).filter(({ docId }) => !known.has(docId))
      for (const { docId } of fresh) known.add(docId)
      expected.push(QUERIES.map(([, matches]) => new Set(fresh.filter(({ record }) => matches(record)).map(({ docId }) => docId))))
      clock += 24 * 3_600_000
      armed = KILLS[part]!
      void app.service('monitors').runDue(app.serving)
      await vi.waitFor(() => expect(hung).toHaveLength(part + 1), { timeout: 240_000 })
      // The claim of the dead process ends.
      clock += 60_000
      await app.service('monitors').runDue(app.serving)
    }
    expect(known.size).toBeGreaterThan(4000)
    // The first session has expired meanwhile.
    const headers = { token: (await app.accounts.completeLogin(user.id, { device: aDevice() })).token }
    for (const [index, id] of ids.entries()) {
      const found = await reported(app, id, headers)
      expect(found.map((hits) => new Set(hits))).toEqual(expected.map((sets) => sets[index]!))
      expect(new Set(found.flat()).size).toBe(found.flat().length)
    }
    const { data } = await app.post<{ total: number }>('/api/sms/msg/list', {}, headers)
    expect(data.total).toBe(expected.flat().filter(({ size }) => size > 0).length)
  })
})

/** The lines of the file in three files of their own. */
function partsOfFile(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-real-monitors-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lines = gunzipSync(readFileSync(join(REAL_FILES, FILE)))
    .toString()
    .trim()
    .split('\n')
  return Array.from({ length: PARTS }, (_, part) => {
    const path = join(folder, `part-${part + 1}.jsonl`)
    writeFileSync(path, `${lines.filter((_line, index) => index % PARTS === part).join('\n')}\n`)
    return path
  })
}

async function contentsOf(engine: SearchEngine<PatentRecord>) {
  const records = []
  for (let after: string | null = null; ;) {
    const part = await engine.contents({ after, limit: 1000 })
    records.push(...part.records)
    if (part.next === null) return records
    after = part.next
  }
}

/** The ids that each run of a monitor reported, the oldest run first; read as users read them. */
async function reported(app: TestApp, id: string, headers: Record<string, string>): Promise<string[][]> {
  const runs = (await monitorRuns(app, id, headers)).toReversed()
  const each = []
  for (const { id: runId, found } of runs) {
    const codes = []
    for (let pageNo = 1; pageNo <= Math.ceil(found / 100); pageNo += 1) {
      const { data } = await app.post<{ list: { code: string }[] }>(monitorCall('hits'), { runId, pageNo, pageSize: 100 }, headers)
      codes.push(...data.list.map(({ code }) => code))
    }
    each.push(codes)
  }
  return each
}
