import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendJobs } from '../../apps/server/src/testing/send-jobs.ts'
import { logIn, post, register } from './a-person.ts'
import type { Installation } from './installation.ts'
import { roleProcess, type RoleProcess } from './role-process.ts'
import { smallProxy } from './small-proxy.ts'

const PEOPLE = 6
const JOBS = 16
const SEARCHES_A_MINUTE = 30
const REQUESTS_A_MINUTE = 100
/** SMS codes per hour and address. */
const CODES = 60
/** ms of concurrent requests. */
const BUSY = 5000
/** A start may have to build the web app first. */
const LONG = 600_000
const VIP = '/api/user/user/getUserVip'
const SEARCH = '/api/search/ts/search'
const A_SEARCH = { filter: { queryStr: '风筝' }, size: 0 }

const QUEUES = ['sweep-accounts', 'sweep-guest-tokens', 'remove-pictures'] as const
/** Matches every demonstration patent. */
const EVERYTHING = 'pd=[1900 TO 2100]'

/** The test suite for several processes; call it within a `describe`. */
export function describeManyProcesses(open: () => Promise<Installation>): void {
  const started: RoleProcess[] = []
  const workers: RoleProcess[] = []
  let webs: { readonly process: RoleProcess; readonly url: string }[] = []
  /** In production mode, which counts client addresses reported by a proxy. */
  let behindProxy: { readonly url: string }[] = []
  let installation: Installation

  const settings = (): Record<string, string> => ({
    GEZHI_DEMO: String(installation.patents),
    GEZHI_MEANING: 'off',
    GEZHI_LOG: 'info',
    GEZHI_RATE_LIMIT: String(REQUESTS_A_MINUTE),
    GEZHI_SEARCHES_PER_MINUTE: String(SEARCHES_A_MINUTE),
    GEZHI_DRAIN_SECONDS: '2',
    GEZHI_DATABASE_CONNECTIONS: '8',
    DATABASE_URL: installation.database,
    ...installation.settings(),
  })
  const start = (role: 'web' | 'worker', own: Record<string, string> = {}) => {
    const process = roleProcess(role, { ...settings(), ...own })
    started.push(process)
    return process
  }
  const startWeb = async (own: Record<string, string> = {}) => {
    const process = start('web', own)
    return { process, url: await process.ready() }
  }
  /** The two alternately. */
  const web = (number: number) => webs[number % webs.length]!.url

  beforeAll(async () => {
    installation = await open()
    workers.push(start('worker'), start('worker'))
    webs = await Promise.all([startWeb(), startWeb()])
    const production = { GEZHI_MODE: 'production', GEZHI_PUBLIC_URL: 'https://gezhi.example', GEZHI_TRUST_PROXY: '127.0.0.1' }
    behindProxy = await Promise.all([startWeb(production), startWeb(production)])
    for (const worker of workers) await worker.ready()
  }, LONG)
  afterAll(async () => {
    await Promise.all(started.map((process) => process.stop()))
    await installation?.close()
  })

  it(
    'have one index, made once, that all of them read',
    async () => {
      const made = workers.filter((worker) => worker.output().includes('demonstration patents'))
      expect(made).toHaveLength(Math.sign(installation.patents))
      const engine = await installation.readIndex()
      expect((await engine.status()).documents).toBe(installation.patents)
      await engine.close()
      // Guests see some of these: the same number from either process.
      const seen = await Promise.all(webs.map(({ url }) => total(url, EVERYTHING)))
      expect(new Set(seen).size).toBe(1)
      expect(Math.sign(seen[0]!)).toBe(Math.sign(installation.patents))
    },
    LONG,
  )

  it(
    'lose no session, run each job once and count each limit once while all are busy',
    async () => {
      const phones = Array.from({ length: PEOPLE }, (_, index) => `1380000000${index}`)
      for (const [index, telephone] of phones.entries()) await register(web(index), telephone)
      const logins = await Promise.all(phones.map((telephone, index) => logIn(web(index), telephone, web(index + 1))))
      expect(logins.map(({ code }) => code)).toEqual(phones.map(() => 200))

      const [totals, jobs, limits] = await Promise.all([requestOn(logins.map(({ token }) => token)), runJobs(), exhaustLimits()])
      console.log(`${totals.length} answers to ${PEOPLE} people, ${jobs.length} jobs, ${JSON.stringify(limits)} let through`)
      expect(totals.length).toBeGreaterThan(10 * PEOPLE)
      expect(new Set(totals)).toEqual(new Set([200]))
      expect(jobs.toSorted()).toEqual([...new Set(jobs)].toSorted())
      expect(jobs).toHaveLength(JOBS)
      expect(limits).toEqual({ searches: SEARCHES_A_MINUTE, codes: CODES, requests: REQUESTS_A_MINUTE })

      // A login elsewhere displaces the old session in both processes.
      const again = await logIn(web(1), phones[0]!)
      expect(again.code).toBe(997)
      expect(await post(web(1), '/api/user/user/displacement', {}, { token: again.token })).toMatchObject({ code: 200 })
      for (const { url } of webs) {
        await expect.poll(async () => (await post(url, VIP, {}, { token: logins[0]!.token })).code).toBe(999)
        expect(await post(url, VIP, {}, { token: again.token })).toMatchObject({ code: 200 })
      }
    },
    LONG,
  )

  it(
    'are restarted one web process after the other behind a proxy, and no request fails',
    async () => {
      const proxy = await smallProxy()
      try {
        for (const { url } of webs) proxy.add(url)
        await register(proxy.url, '13700000001')
        const { token } = await logIn(proxy.url, '13700000001')
        let isRunning = true
        const lanes = [0, 1, 2, 3].map(async (lane) => {
          const codes: (number | string)[] = []
          for (; isRunning; await sleep(15)) {
            const totals =
              lane % 2 === 0
                ? post(proxy.url, VIP, {}, { token })
                : post(proxy.url, '/api/user/user/checkUserInfo', { nick: `nobody${lane}` })
            codes.push(await totals.then(({ code }) => code, String))
          }
          return codes
        })
        for (const old of webs.slice()) {
          expect(await old.process.stop()).toBe(0)
          proxy.remove(old.url)
          const next = await startWeb()
          proxy.add(next.url)
          webs = [...webs.filter((one) => one !== old), next]
          await expect.poll(async () => (await fetch(`${next.url}/readyz`)).status).toBe(200)
          await sleep(500)
        }
        isRunning = false
        const codes = (await Promise.all(lanes)).flat()
        console.log(`${codes.length} requests while both web processes were restarted`)
        expect(codes.length).toBeGreaterThan(100)
        expect(new Set(codes)).toEqual(new Set([200]))
      } finally {
        await proxy.close()
      }
    },
    LONG,
  )

  it(
    'go on with the index when the worker that writes it is killed',
    async () => {
      const indexOf = async (process: RoleProcess) => {
        const answer = await fetch(`${await process.ready()}/readyz`)
        return ((await answer.json()) as { index: boolean | null }).index
      }
      const [first, second] = (await indexOf(workers[0]!)) === true ? workers : workers.toReversed()
      expect([await indexOf(first!), await indexOf(second!)]).toEqual([true, null])
      await first!.kill()
      await expect.poll(() => indexOf(second!), { timeout: 240_000 }).toBe(true)
      expect((await fetch(`${web(0)}/readyz`)).status).toBe(200)
    },
    LONG,
  )

  /** All users send requests to both processes alternately; returns every code. */
  async function requestOn(tokens: readonly string[]): Promise<number[]> {
    const until = Date.now() + BUSY
    const lanes = tokens.map(async (token, lane) => {
      const codes: number[] = []
      for (let number = lane; Date.now() < until || number < lane + 12; number += 1) {
        codes.push((await post(web(number), VIP, {}, { token })).code)
        if (codes.length % 5 === 0 && codes.length < 100) codes.push((await post(web(number), SEARCH, A_SEARCH, { token })).code)
      }
      return codes
    })
    return (await Promise.all(lanes)).flat()
  }

  /** Enqueues jobs; returns the ids of those that ran, once per run. */
  async function runJobs(): Promise<string[]> {
    const sent = await sendJobs(installation.database, QUEUES, JOBS)
    const run = () =>
      workers
        .flatMap((worker) => [...worker.output().matchAll(/"job":"([^"]+)","msg":"job completed"/g)].map(([, id]) => id!))
        .filter((id) => sent.has(id))
    await expect.poll(() => new Set(run()).size, { timeout: 240_000 }).toBe(JOBS)
    // Long enough to detect a job that is run twice.
    await sleep(3000)
    return run()
  }

  /** Sends both processes more than each limit allows; returns how many requests were allowed. */
  async function exhaustLimits(): Promise<{ searches: number; codes: number; requests: number }> {
    return { searches: await searches(), codes: await codes(), requests: await requests() }
  }

  async function searches(): Promise<number> {
    const guest = await fetch(`${web(0)}/api/user/user/getYoukeToken?userId=${randomUUID()}`)
    const { data: token } = (await guest.json()) as { data: string }
    return allowed(200, SEARCHES_A_MINUTE + 20, (number) => post(web(number), SEARCH, A_SEARCH, { token }))
  }

  async function codes(): Promise<number> {
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    // Counted before sending: without an SMS gateway, allowed requests return FEATURE_OFF.
    return allowed(403, CODES + 10, (number) =>
      post(behindProxy[number % 2]!.url, '/api/user/user/sendCode', { telephone: `1360000${String(number).padStart(4, '0')}` }, headers),
    )
  }

  async function requests(): Promise<number> {
    // Requests are counted per minute of the clock.
    const second = new Date().getSeconds()
    if (second > 30) await sleep((61 - second) * 1000)
    const sendCode = async (url: string) => {
      const answer = await fetch(`${url}/api/user/user/getLoginWays`, { headers: { 'x-forwarded-for': '198.51.100.8' } })
      await answer.arrayBuffer()
      return Number(answer.headers.get('x-ratelimit-remaining'))
    }
    let count = 0
    const [one, other] = behindProxy.map(({ url }) => url)
    for (; count < REQUESTS_A_MINUTE / 2; count += 1) await sendCode(one!)
    // It publishes its counts within half a second.
    await sleep(1500)
    // The other process learns these counts when it synchronises its own; afterwards only that one is used, and it allows the rest.
    for (let left = REQUESTS_A_MINUTE; left > 0; count += 1) {
      left = await sendCode(other!)
      if (left >= REQUESTS_A_MINUTE / 2) await sleep(200)
    }
    return count
  }
}

/** The number of concurrent calls that returned a code. */
async function allowed(expected: number, calls: number, call: (number: number) => Promise<{ code: number }>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: calls }, (_, number) => call(number)))
  return answers.filter(({ code }) => code === expected).length
}

/** Exact number of patents that a guest's search finds. */
async function total(url: string, queryStr: string): Promise<number> {
  const guest = await fetch(`${url}/api/user/user/getYoukeToken?userId=${randomUUID()}`)
  const { data: token } = (await guest.json()) as { data: string }
  const { data } = await post<{ total?: number }>(url, SEARCH, { filter: { queryStr }, size: 0 }, { token })
  return data?.total ?? Number.NaN
}
