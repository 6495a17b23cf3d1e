import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATENT_KIND } from '@gezhi/records'
import type { EngineUse, SearchEngine } from '@gezhi/search'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { dataFolder } from '../data-folder/data-folder.ts'
import { readProcessReports, writeProcessReport } from '../data-folder/process-report.ts'
import { cleanupStack } from '../platform/cleanup-stack.ts'
import { readSettings } from '../settings/read-settings.ts'
import { reportedProcess } from './report-process.ts'

const USE: EngineUse = { readers: 2, jobs: 7, waitedMs: 3, hits: { found: 1, computed: 2 }, answers: { found: 0, computed: 0 } }
const REBUILD = { done: 50, total: 200, since: Date.now() - 10_000, error: null }
// Only its kind, use and rebuild are read.
const engine = { kind: PATENT_KIND, use: USE, rebuilding: REBUILD as SearchEngine['rebuilding'] } as SearchEngine

function newFolder() {
  const root = mkdtempSync(join(tmpdir(), 'gezhi-reports-'))
  onTestFinished(() => rm(root, { recursive: true }))
  return dataFolder(root)
}

function partsOf(folder: ReturnType<typeof newFolder>) {
  const settings = readSettings({ GEZHI_DATA: folder.root, PORT: '8080' })
  return { settings, folder, log: pino({ level: 'silent' }), opened: cleanupStack(), version: '1.2' }
}

it('is written when the process has started and when it stops, and the next one continues the slow searches', async () => {
  const folder = newFolder()
  const parts = partsOf(folder)
  const first = await reportedProcess(parts)
  first.slowSearches.note({ kind: 'patent', method: 'count', request: {}, milliseconds: 1234, timedOut: false })
  await first.begin('http://127.0.0.1:8080', () => [engine])
  const running = (await readProcessReports(folder)).get('all-8080')!
  expect(running).toMatchObject({ pid: process.pid, stopped: false, version: '1.2', address: 'http://127.0.0.1:8080' })
  expect(running.engines).toEqual([{ kind: PATENT_KIND.name, use: USE }])
  const [rebuild] = running.rebuilds!
  expect(rebuild).toEqual({ kind: PATENT_KIND.name, done: 50, total: 200, secondsLeft: expect.any(Number), error: null })
  expect(rebuild!.secondsLeft).toBeGreaterThanOrEqual(30)
  expect(running.memory.resident).toBeGreaterThan(10_000_000)
  expect(running.memory.peak).toBeGreaterThan(10_000_000)
  await parts.opened.disposeAsync()
  expect((await readProcessReports(folder)).get('all-8080')).toMatchObject({ stopped: true })
  const next = await reportedProcess(partsOf(folder))
  expect(next.slowSearches.list).toMatchObject([{ milliseconds: 1234 }])
})

it('removes reports of ports that nothing has used for a week', async () => {
  const folder = newFolder()
  const parts = partsOf(folder)
  await (await reportedProcess(parts)).begin('', () => [])
  onTestFinished(() => parts.opened.disposeAsync())
  const report = (await readProcessReports(folder)).get('all-8080')!
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await writeProcessReport(folder, 'web-1', { ...report, at: daysAgo(8) })
  await writeProcessReport(folder, 'web-2', { ...report, at: daysAgo(6) })
  await reportedProcess(partsOf(folder))
  expect([...(await readProcessReports(folder)).keys()]).toEqual(['all-8080', 'web-2'])
})
