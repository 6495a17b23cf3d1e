import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { startJobs } from '../database/start-jobs.ts'
import { readSettings } from '../settings/read-settings.ts'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { startTracing } from './start-tracing.ts'

/** A span as OTLP/HTTP has it in JSON. */
interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
  readonly status: { readonly code?: number }
}

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[]
}

const SECRET = '绝密检索词'
const PROXY_TRACE = '0af7651916cd43dd8448eb211c80319c'

/** A collector that answers with a status, and what it received. */
async function aCollector(status = 200) {
  const received: { readonly path: string | undefined; readonly key: unknown; readonly body: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url, key: request.headers['x-key'], body })
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`
  const spans = () =>
    received.flatMap(({ body }) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  return { url, received, spans }
}

const attributeOf = (span: SentSpan, name: string) => Object.values(span.attributes.find(({ key }) => key === name)?.value ?? {})[0]

it('sends requests with their searches and statements, jobs, and nothing a user entered', async () => {
  const collector = await aCollector()
  const settings = { GEZHI_TRACES_URL: collector.url, GEZHI_TRACES_HEADERS: 'x-key=k 1', GEZHI_TRACES_PERCENT: '100' }
  const traced = readSettings({ ...settings, GEZHI_TRUST_PROXY: '127.0.0.1', GEZHI_ACCESS: 'open' })
  const end = await startTracing(traced, { version: '1.2.3', log: pino({ level: 'silent' }) })
  const { post, get, database } = await buildTestApp({ records: [aPatent({ title: '电池' })], settings: traced })
  const traceparent = `00-${PROXY_TRACE}-b7ad6b7169203331-01`
  await post('/api/search/ts/search', { filter: { queryStr: `TI=${SECRET}` }, size: 10, from: 0 }, { traceparent })
  await post('/api/user/user/telephoneLogin', { phoneOrEmail: '13912345678', code: '123456' })
  await get(`/api/nothing/${encodeURIComponent(SECRET)}`)
  let ran = 0
  const jobs = await startJobs(database, pino({ level: 'silent' }), [])
  const stopJob = await jobs.work({ queue: 'counted', cron: '0 0 1 1 *', run: async () => void (ran += 1) })
  await database.$client.query("INSERT INTO pgboss.job (name) VALUES ('counted')")
  while (ran === 0) await sleep(50)
  await stopJob()
  await jobs.stop()
  await end()

  expect(collector.received.every(({ path, key }) => path === '/v1/traces' && key === 'k 1')).toBe(true)
  const spans = collector.spans()
  const search = spans.find(({ name }) => name === 'POST /api/search/ts/search')!
  expect(search).toMatchObject({ traceId: PROXY_TRACE, parentSpanId: 'b7ad6b7169203331' })
  expect(attributeOf(search, 'http.response.status_code')).toBe(200)
  const within = spans.filter(({ traceId, parentSpanId }) => traceId === PROXY_TRACE && parentSpanId !== 'b7ad6b7169203331')
  expect(within.map(({ name }) => name)).toContain('search page')
  expect(
    attributeOf(
      within.find(({ name }) => name === 'search page')!,
      'gezhi.kind',
    ),
  ).toBe('patent')
  const login = spans.find(({ name }) => name === 'POST /api/user/user/telephoneLogin')!
  expect(attributeOf(login, 'error.type')).toBe('SMS_CODE_WRONG')
  const ofLogin = spans.filter(({ parentSpanId }) => parentSpanId === login.spanId)
  expect(ofLogin.some(({ name }) => /^(?:SELECT|UPDATE|DELETE|INSERT) \w+$/.test(name))).toBe(true)
  expect(spans.filter(({ name }) => name === 'job counted')).toHaveLength(1)
  const sent = collector.received.map(({ body }) => body).join('')
  for (const entered of [SECRET, encodeURIComponent(SECRET), '13912345678', '123456']) expect(sent).not.toContain(entered)
})

it('says once a minute at most that a collector rejects the spans', async () => {
  const { url } = await aCollector(400)
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const settings = readSettings({ GEZHI_TRACES_URL: url, GEZHI_TRACES_PERCENT: '100' })
  const end = await startTracing(settings, { version: '1.2.3', log })
  const { inNewTrace } = await import('./in-span.ts')
  for (let span = 0; span < 1500; span++) await inNewTrace('work', {}, async () => {})
  await end()
  expect(lines.filter((line) => line.includes('traces could not be sent'))).toHaveLength(1)
})
