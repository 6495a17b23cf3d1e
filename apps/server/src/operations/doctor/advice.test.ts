import { describe, expect, it } from 'vitest'
import type { ClusterHealth, DiskLevel } from '../../adapters/open-search-cluster.ts'
import type { ProcessReport, ReportedRebuild } from '../../data-folder/process-report.ts'
import { adviceOn } from './advice.ts'
import { doctorResult } from './doctor-command.ts'
import type { Facts, IndexFacts, ProcessFacts } from './facts.ts'

const GB = 2 ** 30
const NOW = Date.parse('2026-11-29T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000

const REPORT: ProcessReport = {
  role: 'all',
  pid: 1234,
  address: 'http://127.0.0.1:8080',
  version: '0.2.0',
  since: '2026-11-29T08:00:00Z',
  at: '2026-11-29T11:59:40Z',
  stopped: false,
  memory: { resident: 0.5 * GB, peak: 0.7 * GB },
  engines: [],
  slowSearches: [],
}
const running = (changes: Partial<ProcessReport> = {}): ProcessFacts => ({ state: 'running', report: { ...REPORT, ...changes } })

const rebuilding = (changes: Partial<ReportedRebuild>): ProcessFacts =>
  running({ rebuilds: [{ kind: 'patents', done: 0, total: 40_000, secondsLeft: null, error: null, ...changes }] })

const INDEX: IndexFacts = {
  kind: 'patents',
  label: { zh: '专利', en: 'Patents' },
  documents: 1_000_000,
  bytes: 5 * GB,
  freeBytes: 0,
  segments: 4,
  removedShare: 0.01,
  outdated: false,
}

/** An installation in which nothing needs to change. */
const WELL: Facts = {
  now: NOW,
  settings: {
    GEZHI_MODE: 'production',
    GEZHI_SEARCH_SECONDS: 10,
    GEZHI_MEANING: 'on',
    GEZHI_MEANING_MEMORY: 0,
    GEZHI_SEARCH_URL: null,
    GEZHI_FILES_URL: null,
    GEZHI_BACKUP_AT: null,
  },
  folder: '/data',
  processes: [running()],
  memory: { total: 16 * GB, available: 10 * GB },
  processors: 4,
  disk: { total: 200 * GB, free: 100 * GB, rotates: false },
  sizes: [],
  databaseError: null,
  indexes: [INDEX],
  damaged: [],
  lastBackup: new Date(NOW - DAY),
  backupDue: new Date(NOW + 6 * DAY),
  storageDays: [],
  failedJobs: [],
  filesError: null,
  searchError: null,
  cluster: null,
}

const cluster = (changes: Partial<ClusterHealth>, level: DiskLevel = 'free'): ClusterHealth => ({
  status: 'green',
  nodes: 3,
  unassigned: 0,
  disks: [{ node: 'node-a', free: 100 * GB, total: 1000 * GB, level }],
  ...changes,
})
const slow = (milliseconds: number, timedOut = false) => ({
  at: '2026-11-29T10:00Z',
  kind: 'patents',
  method: 'count',
  milliseconds,
  timedOut,
  nodes: { and: 1, word: 2 },
  filters: 1,
})
const numbers = (jobs: number, waitedMs: number, readers = 2) => ({
  readers,
  jobs,
  waitedMs,
  hits: { found: 30, computed: 10 },
  answers: { found: 0, computed: 0 },
})
const patents = (jobs: number, waitedMs: number, readers?: number) =>
  running({ engines: [{ kind: 'patents', use: numbers(jobs, waitedMs, readers) }] })

/** Days on which this many GB fewer were free each. */
const filling = (perDay: number) => [0, 1, 2].map((day) => ({ day: `2026-11-0${day + 1}`, free: (200 - day * perDay) * GB, parts: {} }))

/** Level, and what both texts have to contain. */
type Row = readonly [what: string, changes: Partial<Facts>, level: 'warning' | 'hint', parts: readonly string[]]

const ROWS: readonly Row[] = [
  ['a database that does not answer', { databaseError: 'refused' }, 'warning', ['refused', 'DATABASE_URL']],
  ['an index that cannot be read', { damaged: [{ kind: 'patents', message: 'malformed' }] }, 'warning', ['patents', 'malformed']],
  ['a silent process', { processes: [{ state: 'silent', report: REPORT }] }, 'warning', ['1234']],
  ['a killed process', { processes: [{ state: 'killed', report: REPORT }] }, 'hint', ['2026-11-29T11:59:40Z']],
  ['a disk that is nearly full', { disk: { total: 200 * GB, free: GB, rotates: false } }, 'warning', ['1.1 GB', '/data']],
  ['a large disk with few per cent left', { disk: { total: 4000 * GB, free: 100 * GB, rotates: false } }, 'warning', ['107 GB']],
  ['no room for a rebuild', { disk: { total: 60 * GB, free: 5 * GB, rotates: false } }, 'hint', ['5.4 GB', '--rebuild']],
  ['little memory', { memory: { total: 2 * GB, available: 0.1 * GB } }, 'warning', ['3.2 GB']],
  [
    'little memory that learning could leave',
    { memory: { total: 8 * GB, available: 0.5 * GB } },
    'warning',
    ['GEZHI_MEANING_MEMORY=256', '384'],
  ],
  ['an index of many removed rows', { indexes: [{ ...INDEX, removedShare: 0.2 }] }, 'hint', ['20 %', 'npm run import -- --rebuild']],
  ['an index of many free pages', { indexes: [{ ...INDEX, freeBytes: 2 * GB }] }, 'hint', ['2.1 GB', 'npm run import -- --rebuild']],
  ['an index of an older format', { indexes: [{ ...INDEX, outdated: true }] }, 'hint', []],
  [
    'a rebuild after an upgrade, whose index is outdated',
    { indexes: [{ ...INDEX, outdated: true }], processes: [rebuilding({ done: 12_000, secondsLeft: 170 })] },
    'hint',
    ['12,000 / 40,000 (30 %)', '3'],
  ],
  ['a rebuild that failed', { processes: [rebuilding({ done: 0, error: 'disk full' })] }, 'warning', ['disk full']],
  ['timeouts', { processes: [running({ slowSearches: [slow(10_000, true)] })] }, 'warning', ['GEZHI_SEARCH_SECONDS=20']],
  [
    'slow searches in an index larger than the memory, on a rotating disk',
    {
      memory: { total: 4 * GB, available: 2 * GB },
      disk: { ...WELL.disk, rotates: true },
      processes: [running({ slowSearches: [slow(1500)] })],
    },
    'hint',
    ['SSD', '1500', '7.5 GB'],
  ],
  ['searches that wait for threads', { processes: [patents(1000, 80_000)] }, 'hint', ['80', 'GEZHI_READERS=4']],
  ['threads that wait for cores', { processes: [patents(1000, 80_000, 4)] }, 'hint', ['80', '4']],
  ['a file store that does not answer', { filesError: 'refused' }, 'warning', ['refused', 'GEZHI_FILES_URL']],
  ['a search engine that does not answer', { searchError: 'refused' }, 'warning', ['refused', 'GEZHI_SEARCH_URL']],
  [
    'a job that failed',
    { failedJobs: [{ queue: 'own-queue', failed: 3, cause: { zh: '磁盘 disk', en: 'the disk' } }] },
    'warning',
    ['own-queue', '3', 'disk', 'job failed'],
  ],
  [
    'a cluster without some shards',
    { cluster: cluster({ status: 'red', unassigned: 7 }) },
    'warning',
    ['red', '7', '_cluster/allocation/explain'],
  ],
  ['a cluster without some copies', { cluster: cluster({ status: 'yellow', unassigned: 7 }) }, 'warning', ['yellow', '7']],
  ['copies on a single node', { cluster: cluster({ status: 'yellow', nodes: 1 }) }, 'hint', ['GEZHI_SEARCH_REPLICAS=0']],
  ['a node with little room', { cluster: cluster({}, 'low') }, 'hint', ['node-a', 'low', '107 GB']],
  ['a node with less room', { cluster: cluster({}, 'high') }, 'warning', ['node-a', 'high']],
  ['a full node', { cluster: cluster({}, 'flood') }, 'warning', ['node-a', '107 GB']],
  ['a disk that is full within days', { storageDays: filling(10) }, 'warning', ['10', '/data']],
  ['a disk that is full within weeks', { storageDays: filling(2) }, 'hint', ['49', '/data']],
  ['an old backup', { lastBackup: new Date(NOW - 9 * DAY), backupDue: new Date(NOW - 2 * DAY) }, 'warning', ['9', 'npm run ops -- backup']],
  [
    'a scheduled backup that is missing',
    { lastBackup: new Date(NOW - 2 * DAY), backupDue: new Date(NOW - DAY), settings: { ...WELL.settings, GEZHI_BACKUP_AT: '30 3 * * *' } },
    'warning',
    ['2', 'GEZHI_BACKUP_AT', 'npm run ops -- backup --scheduled'],
  ],
  [
    'no backup in development',
    { lastBackup: null, backupDue: null, settings: { ...WELL.settings, GEZHI_MODE: 'development' } },
    'hint',
    ['backup'],
  ],
]

describe('advice', () => {
  it('is not given where nothing needs to change', () => {
    expect(adviceOn(WELL)).toEqual([])
    expect(doctorResult(WELL, 'en')).toMatchObject({
      exitCode: 0,
      lines: expect.arrayContaining(['What to change', '  Nothing.']) as string[],
    })
  })

  it.each(ROWS)('names what to change: %s', (_what, changes, level, parts) => {
    const advice = adviceOn({ ...WELL, ...changes })
    expect(advice).toHaveLength(1)
    expect(advice[0]!.level).toBe(level)
    for (const part of parts) for (const text of [advice[0]!.zh, advice[0]!.en]) expect(text.replace(' FILE', ' 文件')).toContain(part)
  })

  it('is not given about a backup that runs, or is due next week by its schedule', () => {
    expect(adviceOn({ ...WELL, backupDue: new Date(NOW - DAY / 4) })).toEqual([])
    expect(adviceOn({ ...WELL, lastBackup: new Date(NOW - 20 * DAY) })).toEqual([])
  })

  it('is not given about few waits, a fast index beyond the memory, or a stopped process', () => {
    expect(adviceOn({ ...WELL, processes: [patents(100, 80_000)] })).toEqual([])
    expect(
      adviceOn({ ...WELL, memory: { total: 4 * GB, available: 2 * GB }, processes: [running({ slowSearches: [slow(900)] })] }),
    ).toEqual([])
    expect(adviceOn({ ...WELL, processes: [{ state: 'stopped', report: { ...REPORT, slowSearches: [slow(10_000, true)] } }] })).toEqual([])
  })

  it('lists warnings first, and the exit code follows them', () => {
    const facts = { ...WELL, databaseError: 'refused', indexes: [{ ...INDEX, outdated: true }], lastBackup: null, backupDue: null }
    expect(adviceOn(facts).map(({ level }) => level)).toEqual(['warning', 'warning', 'hint'])
    expect(doctorResult(facts, 'zh').exitCode).toBe(2)
    expect(doctorResult({ ...WELL, indexes: [{ ...INDEX, outdated: true }] }, 'zh').exitCode).toBe(0)
  })
})

describe('the report', () => {
  const facts: Facts = {
    ...WELL,
    sizes: [{ part: 'database', bytes: 65_000_000, orMore: false }],
    processes: [running({ slowSearches: [slow(1234), slow(99)], engines: [{ kind: 'patents', use: numbers(1000, 2500) }] })],
  }

  it('shows what services answered, and the cluster', () => {
    const text = (changes: Partial<Facts>, language: 'zh' | 'en') => doctorResult({ ...WELL, ...changes }, language).lines.join('\n')
    for (const part of ['database: not running', 'file store (folder): works', 'search (embedded): works', 'jobs: unknown'])
      expect(text({ failedJobs: null }, 'en')).toContain(part)
    const remote = {
      settings: { ...WELL.settings, GEZHI_SEARCH_URL: ['http://one:9200'], GEZHI_FILES_URL: 'https://k:s@host/bucket' },
      failedJobs: [{ queue: 'make-backup', failed: 1, cause: { zh: '原因', en: 'cause' } }],
      filesError: 'no permission',
      cluster: cluster({}),
    }
    for (const part of [
      '数据库：正常',
      '文件存储（S3）：异常',
      '检索（集群）：正常',
      'green，3 个节点',
      'node-a：余 107 GB',
      '1 类最近一次失败',
    ])
      expect(text(remote, 'zh')).toContain(part)
    expect(text({ ...remote, cluster: null, searchError: 'refused' }, 'en')).toContain('which does not answer')
  })

  it('shows memory, sizes, caches and the slowest searches in English', () => {
    const text = doctorResult(facts, 'en').lines.join('\n')
    for (const part of [
      'process 1234, version 0.2.0: running',
      'resident 537 MB, at most 752 MB',
      'database: 65.0 MB',
      'Patents: 1,000,000 records, 5.4 GB',
      'hits 75 % (30/40) from the cache, counted values –; 2 threads, 1,000 requests, 2.5 ms wait on average',
      '1,234 ms  patents count: and 1, word 2; 1 filters',
    ])
      expect(text).toContain(part)
    expect(text.indexOf('1,234 ms')).toBeLessThan(text.indexOf('99 ms'))
  })

  it('and in Chinese', () => {
    const text = doctorResult(facts, 'zh').lines.join('\n')
    for (const part of [
      '常驻内存 537 MB，峰值 752 MB',
      '数据库：65.0 MB',
      '专利：1,000,000 件',
      '1,234 毫秒  patents count：与 1, 词 2；筛选 1 项',
      '无需调整',
    ])
      expect(text).toContain(part)
  })
})
