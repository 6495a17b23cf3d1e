import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { AlertEvent } from '@gezhi/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyWebhook } from '../../clients/typescript/gezhi-client.ts'
import { logIn, post, register } from './a-person.ts'
import { aKite } from './a-kite.ts'
import { oneMachine, type Installation } from './installation.ts'
import { roleProcess, type RoleProcess } from './role-process.ts'
import { dataParent, programProcess } from './server-process.ts'

/** Records of each import; all of them match. */
const RECORDS = 50
const LONG = 600_000
const PHONE = '13900007799'
const MONITORS = 3

/** When each worker is killed: while the deliveries of an alert are stored, or while the receiver has a request that it has not answered. */
const KILLS = ['stored', 'sent'] as const

interface Received {
  readonly messageId: string
  readonly event: AlertEvent
}

const started: RoleProcess[] = []
const folder = dataParent('gezhi-webhooks-')
const received: Received[] = []
let secret = ''
/** While set, requests are received but not answered. */
let isSilent = false
const receiver = createServer((request, response) => {
  void text(request).then(async (body) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const event = await verifyWebhook(secret, headers, body)
    received.push({ messageId: headers['webhook-id']!, event: event as AlertEvent })
    if (!isSilent) response.writeHead(204).end()
  })
})
let installation: Installation
let settings: Record<string, string>
let database: pg.Client

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  installation = await oneMachine()
  settings = {
    ...installation.settings(),
    DATABASE_URL: installation.database,
    GEZHI_ACCESS: 'open',
    GEZHI_DEMO: '0',
    GEZHI_MEANING: 'off',
    GEZHI_LOG: 'error',
    GEZHI_WEBHOOK_NETWORKS: '127.0.0.0/8',
  }
  database = new pg.Client({ connectionString: installation.database })
  await database.connect()
})
afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()))
  await database.end()
  await installation.close()
  receiver.close().closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

it(
  'a worker killed between an alert and its delivery: the receiver gets every alert, each under one id',
  async () => {
    let worker = await start('worker')
    const url = await (await start('web')).ready()
    await register(url, PHONE)
    const { token } = await logIn(url, PHONE)
    const call = async <Data>(path: string, body: object) => (await post<Data>(url, `/api/${path}`, body, { token })).data
    const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
    const created = await call<{ secret: string }>('user/openApi/createWebhook', { url: address, description: '接收方' })
    secret = created.secret
    for (let number = 0; number < MONITORS; number += 1)
      await call('search/monitor/add', { name: `监控${number}`, queryStr: 'pd=[20200101 TO 20201231]', frequency: 2 })
    await expect.poll(() => count('SELECT count(*)::int AS count FROM monitors WHERE run_count = 1'), { timeout: 240_000 }).toBe(MONITORS)

    for (const [part, kill] of KILLS.entries()) {
      await importPart(part)
      const locks = new pg.Client({ connectionString: installation.database })
      await locks.connect()
      const before = received.length
      isSilent = kill === 'sent'
      if (kill === 'stored') await locks.query('BEGIN; LOCK TABLE webhook_deliveries IN SHARE MODE')
      await database.query(`UPDATE monitors SET next_at = now() - interval '1 day'`)
      const isReached = () => (kill === 'stored' ? blocked('insert into "webhook_deliveries"%') : received.length > before)
      await expect.poll(isReached, { timeout: 240_000 }).toBe(true)
      await worker.kill()
      isSilent = false
      await locks.end()
      // Simulates the end of the claims of the dead process.
      await database.query(`UPDATE monitors SET claimed_until = now() - interval '1 second' WHERE claimed_until IS NOT NULL`)
      await database.query(`UPDATE webhook_deliveries SET next_at = now() WHERE state = 'waiting'`)
      worker = await start('worker')
      await expect
        .poll(() => count(`SELECT count(*)::int AS count FROM webhook_deliveries WHERE state = 'delivered'`), { timeout: 120_000 })
        .toBe(MONITORS * (part + 1))
    }

    const { rows: runs } = await database.query<{ id: string; found: number }>('SELECT id, found FROM monitor_runs WHERE found > 0')
    expect(runs.map(({ found }) => found)).toEqual(Array.from({ length: MONITORS * KILLS.length }, () => RECORDS))
    const byRun = Map.groupBy(received, ({ event }) => event.data.run.id)
    expect([...byRun.keys()].toSorted()).toEqual(runs.map(({ id }) => id).toSorted())
    for (const events of byRun.values()) expect(new Set(events.map(({ messageId }) => messageId)).size).toBe(1)
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(runs.length)
    // The request without an answer was sent again.
    expect(received.length).toBeGreaterThan(runs.length)
    for (const { event } of received) expect(event.data.records).toHaveLength(RECORDS)
    expect(await count('SELECT count(*)::int AS count FROM webhook_deliveries')).toBe(runs.length)
  },
  LONG,
)

async function start(role: 'web' | 'worker'): Promise<RoleProcess> {
  const process = roleProcess(role, settings)
  started.push(process)
  if (role === 'worker') await process.ready()
  return process
}

/** Whether such a statement waits for a lock. */
async function blocked(statement: string): Promise<boolean> {
  const { rows } = await database.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE $1`, [statement])
  return rows.length > 0
}

async function count(query: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(query)
  return rows[0]!.count
}

/** Imports invented records. */
async function importPart(part: number): Promise<void> {
  const file = join(folder, `part-${part}.jsonl`)
  const lines = Array.from({ length: RECORDS }, (_, index) => aKite(part * RECORDS + index))
  writeFileSync(
    file,
    `${lines.map((line) => JSON.stringify({ ...(JSON.parse(line) as object), publication_date: '2020-03-25' })).join('\n')}\n`,
  )
  const child = programProcess('import-command', [file], { ...settings, LC_ALL: 'en_US.UTF-8' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  expect(code, output).toBe(0)
}
