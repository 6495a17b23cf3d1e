import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { dataFolder } from '../data-folder/data-folder.ts'
import { noteBackup } from '../data-folder/last-backup.ts'
import { startJobs } from '../database/start-jobs.ts'
import { METRIC_DEFINITIONS } from '../metrics/metric-definitions.ts'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const TOKEN = 'b3f1c0d29e8a4756b3f1'

/** Values by name and labels. */
type Values = ReadonlyMap<string, number>

function readMetrics(text: string): Values {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [, series, value] = /^(\w+(?:\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)+\})?) (-?[\d.e+-]+)$/.exec(line) ?? []
      expect(series, line).toBeDefined()
      return [series!, Number(value)]
    }),
  )
}

describe('the metrics', async () => {
  const root = mkdtempSync(join(tmpdir(), 'gezhi-metrics-'))
  afterAll(() => rmSync(root, { recursive: true }))
  let isFull = false
  const { app, post, database } = await buildTestApp({
    records: [aPatent({ title: '一种电池' }), aPatent({ title: '电池箱' })],
    settings: { GEZHI_METRICS_TOKEN: TOKEN, GEZHI_DATA: root, GEZHI_BACKUP_AT: '30 3 * * 0' },
    storage: { isGone: () => false, problem: async () => (isFull ? 'full' : null) },
  })
  const scrape = async () => readMetrics((await app.inject({ url: '/metrics' })).body)
  const grown = (before: Values, after: Values, series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0)

  it('are answered on this machine and with the token; for all others there is no such path', async () => {
    const answerOf = async (headers: Record<string, string>, remoteAddress = '203.0.113.9') => {
      const { statusCode, body } = await app.inject({ url: '/metrics', headers, remoteAddress })
      expect(body.includes('process_cpu_seconds_total')).toBe(statusCode === 200)
      return statusCode
    }
    const own = { host: 'localhost:8080' }
    expect(await answerOf(own, '127.0.0.1')).toBe(200)
    expect(await answerOf(own, '::ffff:127.0.0.1')).toBe(200)
    expect(await answerOf(own)).toBe(404)
    expect(await answerOf({ ...own, authorization: `Bearer ${TOKEN}` })).toBe(200)
    expect(await answerOf({ ...own, authorization: `Bearer ${TOKEN}0` })).toBe(404)
    expect(await answerOf({ ...own, authorization: 'Bearer ' })).toBe(404)
  })

  it('are in the text format, each with its type, and name no metric that is not defined', async () => {
    await post('/api/search/ts/search', { filter: { queryStr: '电池' } })
    const { body, headers } = await app.inject({ url: '/metrics' })
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    const types = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type])
    for (const [name, type] of types) expect(METRIC_DEFINITIONS).toHaveProperty(name!, expect.objectContaining({ type }))
    expect(new Set(types.map(([name]) => name)).size).toBe(types.length)
    expect(readMetrics(body).get('gezhi_build_info{version="0.0.0-test",role="all"}')).toBe(1)
  })

  it('count requests by call and class, with the codes of errors in an envelope, and searches by their hits', async () => {
    const before = await scrape()
    await post('/api/search/ts/search', { filter: { queryStr: '电池' } })
    await post('/api/search/ts/search', { filter: { queryStr: '电池' }, from: 1 })
    await post('/api/search/ts/search', { filter: { queryStr: '轮胎' } })
    await post('/api/search/ts/search', { filter: { queryStr: '(电池' } })
    const after = await scrape()
    const requests = (status: string) => `gezhi_http_requests_total{call="/api/search/ts/search",status="${status}"}`
    expect([grown(before, after, requests('2xx')), grown(before, after, requests('4xx'))]).toEqual([3, 1])
    expect(grown(before, after, 'gezhi_errors_total{error="QUERY_SYNTAX"}')).toBe(1)
    expect(grown(before, after, 'gezhi_searches_total{kind="patent",hits="1-100"}')).toBe(1)
    expect(grown(before, after, 'gezhi_searches_total{kind="patent",hits="0"}')).toBe(1)
    const duration = (series: string) => grown(before, after, `gezhi_http_request_duration_seconds_${series}`)
    expect(duration('count{call="/api/search/ts/search"}')).toBe(4)
    expect(duration('bucket{call="/api/search/ts/search",le="+Inf"}')).toBe(4)
    expect(duration('sum{call="/api/search/ts/search"}')).toBeGreaterThan(0)
    expect(after.get('gezhi_search_requests_open')).toBe(0)
  })

  it('have no series of their own for addresses that do not exist', async () => {
    await app.inject({ url: '/api/nothing-0' })
    const before = await scrape()
    for (let number = 1; number < 20; number++) await app.inject({ url: `/api/nothing-${number}?secret=1` })
    const { body } = await app.inject({ url: '/metrics' })
    expect(body).not.toContain('nothing')
    expect(readMetrics(body).size - before.size).toBeLessThan(20)
  })

  it('show the index, the pool, and whether data can be written', async () => {
    const before = await scrape()
    expect(before.get('gezhi_index_documents{kind="patent"}')).toBe(2)
    expect(before.get('gezhi_index_version{kind="patent"}')).toBeGreaterThan(0)
    expect(before.get('gezhi_writes_rejected')).toBe(0)
    expect(before.get('gezhi_ready')).toBe(1)
    isFull = true
    expect((await scrape()).get('gezhi_writes_rejected')).toBe(1)
    isFull = false
    const client = await database.$client.connect()
    const used = (await scrape()).get('gezhi_database_connections{state="used"}')
    client.release()
    expect(used).toBe((await scrape()).get('gezhi_database_connections{state="used"}')! + 1)
  })

  it('show the last backup and when the next one is due by the schedule, once there is one', async () => {
    expect((await scrape()).has('gezhi_last_backup_timestamp_seconds')).toBe(false)
    await noteBackup(dataFolder(root), new Date('2026-11-02T03:35:00+08:00'))
    const after = await scrape()
    expect(after.get('gezhi_last_backup_timestamp_seconds')).toBe(Date.parse('2026-11-02T03:35:00+08:00') / 1000)
    expect(after.get('gezhi_next_backup_due_timestamp_seconds')).toBe(Date.parse('2026-11-08T03:30:00+08:00') / 1000)
  })

  it('show jobs by queue and state, from the counts of pg-boss', async () => {
    expect((await scrape()).get('gezhi_database_up')).toBe(1)
    const jobs = await startJobs(database, pino({ level: 'silent' }), [{ queue: 'measured', cron: '0 3 * * *', run: async () => {} }])
    await database.$client.query(`UPDATE pgboss.queue SET queued_count = 3, failed_count = 2 WHERE name = 'measured'`)
    const values = await scrape()
    await jobs.stop()
    const states = ['queued', 'active', 'failed'].map((state) => values.get(`gezhi_jobs{queue="measured",state="${state}"}`))
    expect(states).toEqual([3, 0, 2])
  })

  it('answer while the database does not, with one statement for any number of scrapes', async () => {
    const { query } = database.$client
    let statements = 0
    const left = Promise.withResolvers<void>()
    const stuck = async () => {
      statements += 1
      await left.promise
      throw new Error('away')
    }
    database.$client.query = stuck
    try {
      const answers = await Promise.race([Promise.all([scrape(), scrape(), scrape()]), sleep(8000, null)])
      expect(answers?.map((values) => values.get('gezhi_database_up'))).toEqual([0, 0, 0])
      expect(answers?.[0]!.get('gezhi_index_documents{kind="patent"}')).toBe(2)
      expect(statements).toBe(1)
    } finally {
      left.resolve()
      database.$client.query = query
    }
  })
})
