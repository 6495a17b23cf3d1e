import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userSubject } from '../../apps/server/src/accounts/rights/capability-uses-table.ts'
import { users } from '../../apps/server/src/accounts/users/users-table.ts'
import { connectDatabase, type Database } from '../../apps/server/src/database/connect-database.ts'
import { newLog } from '../../apps/server/src/http/new-log.ts'
import { apiKeyStore } from '../../apps/server/src/open-api/key-store.ts'
import { packs } from '../../apps/server/src/payment/orders/packs-table.ts'
import { oneMachine, type Installation } from './installation.ts'
import { roleProcess, type RoleProcess } from './role-process.ts'

/** Clients with a pack, each with a key of its own; every request of theirs beyond the pack is a free one. */
const BUYERS = 190
const PACK = 3
const REQUESTS = 5
/** Clients without a pack that send more than the free requests of a day. */
const FREE_CLIENTS = 10
const FREE = 100
const TOO_MANY = 104
/** A start may have to build the web app first. */
const LONG = 600_000
/** What a server answers that has no time for a request. */
const BUSY: readonly string[] = ['SEARCH_TIMEOUT', 'SEARCH_BUSY', 'DATABASE_AWAY'].map((name) => `urn:gezhi:error:${name}`)
/** ms until such a request is sent again. */
const PAUSE = 500
const DAY = 24 * 3_600_000

interface ApiClient {
  readonly userId: string
  readonly secret: string
}

describe('two hundred clients of the open API on two processes', () => {
  const started: RoleProcess[] = []
  let installation: Installation
  let database: Database
  let urls: readonly string[]

  beforeAll(async () => {
    installation = await oneMachine()
    const settings = {
      GEZHI_DEMO: '0',
      GEZHI_MEANING: 'off',
      GEZHI_ACCESS: 'membership',
      GEZHI_DATABASE_CONNECTIONS: '8',
      DATABASE_URL: installation.database,
      ...installation.settings(),
    }
    started.push(roleProcess('worker', settings), roleProcess('web', settings), roleProcess('web', settings))
    const [, ...webs] = await Promise.all(started.map((process) => process.ready()))
    urls = webs
    database = connectDatabase(installation.database, newLog('silent'))
  }, LONG)
  afterAll(async () => {
    await database?.$client.end()
    await Promise.all(started.map((process) => process.stop()))
    await installation?.close()
  })

  /** Accounts with a key each, and a pack if they have bought one. */
  const clients = async (count: number, total: number | null): Promise<ApiClient[]> => {
    const keys = apiKeyStore(database, Date.now)
    const createdAt = new Date()
    const rows = Array.from({ length: count }, (_, index) => ({ nick: `client ${total ?? 'free'} ${index}`, createdAt }))
    const accounts = await database.insert(users).values(rows).returning({ id: users.id })
    const [startTime, endTime] = [new Date(Date.now() - DAY), new Date(Date.now() + DAY)]
    const bought = accounts.map(({ id }) => ({
      source: `order:${id}`,
      userId: id,
      type: 'API' as const,
      productName: 'API',
      total: total ?? 0,
      startTime,
      endTime,
    }))
    if (total !== null) await database.insert(packs).values(bought)
    const added: ApiClient[] = []
    for (const { id } of accounts) {
      const made = await keys.add(id, { name: 'client', scopes: ['patents'], addresses: [], expiresAt: null }, 1)
      added.push({ userId: id, secret: made!.secret })
    }
    return added
  }

  /** The status of a request to either process, sent again while the server has no time for it, and the ms until then. */
  const request = async ({ secret }: ApiClient, number: number) => {
    const start = performance.now()
    for (let attempt = 0; ; attempt += 1) {
      const response = await fetch(`${urls[(number + attempt) % urls.length]}/api/v1/numbers`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'CN103399241B' }),
      })
      const { type = '' } = (await response.json()) as { type?: string }
      if (!BUSY.includes(type)) return { status: response.status, ms: performance.now() - start, attempt }
      await sleep(PAUSE)
    }
  }

  it(
    'take exactly what was bought and what is free, also if requests fail, and all are answered',
    async () => {
      const [buyers, others] = [await clients(BUYERS, PACK), await clients(FREE_CLIENTS, null)]
      const lanes = buyers.map(async (client, lane) => {
        const answers = []
        for (let number = 0; number < REQUESTS; number += 1) answers.push(await request(client, lane + number))
        return answers
      })
      const bursts = others.map((client) => Promise.all(Array.from({ length: TOO_MANY }, (_, number) => request(client, number))))
      const [bought, free] = [await Promise.all(lanes), await Promise.all(bursts)]
      const all = [...bought, ...free].flat()
      const slowest = Math.max(...all.map(({ ms }) => ms))
      const again = all.reduce((sum, { attempt }) => sum + attempt, 0)
      console.log(`${all.length} requests, ${again} sent again, the slowest took ${Math.round(slowest)} ms`)
      expect(new Set(bought.flat().map(({ status }) => status))).toEqual(new Set([200]))
      for (const answers of free) {
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(FREE)
        expect(answers.filter(({ status }) => status === 429)).toHaveLength(TOO_MANY - FREE)
      }
      const used = await database.select({ used: packs.used }).from(packs)
      expect(used).toHaveLength(BUYERS)
      expect(new Set(used.map((pack) => pack.used))).toEqual(new Set([PACK]))
      const { rows } = await database.$client.query<{ subject: string; used: number }>('SELECT subject, used FROM capability_uses')
      const freely = new Map(rows.map((row) => [row.subject, row.used]))
      expect(new Set(buyers.map(({ userId }) => freely.get(userSubject(userId))))).toEqual(new Set([REQUESTS - PACK]))
      expect(new Set(others.map(({ userId }) => freely.get(userSubject(userId))))).toEqual(new Set([FREE]))
      const counted = await database.$client.query<{ succeeded: string }>('SELECT sum(succeeded) AS succeeded FROM api_uses')
      expect(Number(counted.rows[0]!.succeeded)).toBe(BUYERS * REQUESTS + FREE_CLIENTS * FREE)
    },
    LONG,
  )
})
