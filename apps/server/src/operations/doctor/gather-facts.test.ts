import { mkdtempSync, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { dataFolder, makeDataFolder } from '../../data-folder/data-folder.ts'
import { noteBackup } from '../../data-folder/last-backup.ts'
import { writeProcessReport, type ProcessReport } from '../../data-folder/process-report.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { aPatent } from '../../testing/a-patent.ts'
import { runDoctorCommand } from './doctor-command.ts'
import { gatherFacts, stateOf } from './gather-facts.ts'

const MINUTE = 60_000
const PROBED = { failedJobs: null, filesError: null, searchError: null, cluster: null }

async function installation(environment: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'gezhi-doctor-'))
  onTestFinished(() => rm(root, { recursive: true }))
  return { folder: await makeDataFolder(root), settings: readSettings({ GEZHI_DATA: root, ...environment }) }
}

const report = (changes: Partial<ProcessReport>): ProcessReport => ({
  role: 'all',
  pid: process.pid,
  address: 'http://127.0.0.1:1',
  version: '1',
  since: new Date().toISOString(),
  at: new Date().toISOString(),
  stopped: false,
  memory: { resident: 1, peak: 2 },
  engines: [],
  slowSearches: [],
  ...changes,
})

it('finds indexes with removed rows, files, reports and the backup, without a server', async () => {
  const { folder, settings } = await installation()
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: folder.index })
  const numbers = Array.from({ length: 20 }, (_, number) => `CN1000000${10 + number}A`)
  await engine.write({ puts: numbers.map((number) => aPatent({ publicationNumber: number, title: 'graphene' })) })
  await engine.write({ puts: [], deletes: numbers.slice(0, 5) })
  await engine.close()
  await mkdir(join(folder.files, 'uploads'), { recursive: true })
  writeFileSync(join(folder.files, 'uploads', 'a.png'), Buffer.alloc(1234))
  await writeProcessReport(folder, 'all-8080', report({}))
  await noteBackup(folder, new Date('2026-11-01T00:00:00Z'))
  const facts = await gatherFacts(settings, folder, Date.now(), PROBED)
  expect(facts.indexes).toEqual([expect.objectContaining({ kind: PATENT_KIND.name, documents: 15, outdated: false, removedShare: 0.25 })])
  expect(facts.indexes[0]!.bytes).toBeGreaterThan(10_000)
  expect(facts.sizes).toContainEqual({ part: 'files', bytes: 1234, orMore: false })
  expect(facts.processes).toMatchObject([{ state: 'running', report: { memory: { resident: 1, peak: 2 } } }])
  expect(facts.lastBackup).toEqual(new Date('2026-11-01T00:00:00Z'))
  expect(facts.backupDue).toEqual(new Date('2026-11-08T00:00:00Z'))
  expect(facts.databaseError).toBeNull()
  expect(facts.disk.free).toBeGreaterThan(0)
})

it('reports a damaged index, a cut-off report and a database that is away, and still ends', async () => {
  const { folder, settings } = await installation({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })
  writeFileSync(join(folder.index, 'patents-v3-s8-b1.index'), 'no database')
  await mkdir(folder.processes)
  writeFileSync(join(folder.processes, 'all-8080.json'), '{"role":')
  const facts = await gatherFacts(settings, folder, Date.now(), PROBED)
  expect(facts).toMatchObject({
    processes: [],
    indexes: [],
    damaged: [{ kind: PATENT_KIND.name, message: expect.stringMatching(/not a database/) as string }],
  })
  expect(facts.databaseError).toMatch(/127\.0\.0\.1/)
  expect(facts.databaseError).not.toContain('nobody@')
  const { lines, exitCode } = await runDoctorCommand(settings, folder, { LANG: 'zh_CN.UTF-8' })
  expect(exitCode).toBe(2)
  expect(lines.join('\n')).toContain('警告  数据库无法连接')
})

it('rejects a data folder that is not there, and does not make one', async () => {
  const root = join(tmpdir(), `gezhi-no-such-${process.pid}`)
  await expect(gatherFacts(readSettings({ GEZHI_DATA: root }), dataFolder(root), Date.now(), PROBED)).rejects.toThrow(
    `There is no data folder ${root}`,
  )
  await expect(rm(root)).rejects.toThrow('ENOENT')
})

it.each([
  ['a recent report of a process that exists', { at: -MINUTE, pid: process.pid, stopped: false }, 'running'],
  ['an old report of a process that exists', { at: -5 * MINUTE, pid: process.pid, stopped: false }, 'silent'],
  ['a process that does not exist', { at: -MINUTE, pid: 2 ** 30, stopped: false }, 'killed'],
  ['a process that stopped', { at: -MINUTE, pid: 2 ** 30, stopped: true }, 'stopped'],
] as const)('state of %s', (_what, { at, ...rest }, state) => {
  const now = Date.now()
  expect(stateOf({ ...rest, at: new Date(now + at).toISOString() }, now)).toBe(state)
})
