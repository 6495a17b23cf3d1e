import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPatents } from '@gezhi/imports/demo'
import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from './a-person.ts'
import { manyMachines, type Installation } from './installation.ts'
import { roleProcess, type RoleProcess } from './role-process.ts'

const PATENTS = 2000
/** A start may have to build the web app first. */
const LONG = 600_000
const QUESTION = '一种循环寿命长的电池'

interface Answered {
  readonly code: number
  readonly byVectors: boolean
  readonly first: string | undefined
  readonly took: number
}

// Runs only in `npm run test:opensearch -- faults`.
describe.skipIf(process.env['OPENSEARCH_FAULTS'] !== '1')('three web processes that load vectors from a cluster', () => {
  const started: RoleProcess[] = []
  let installation: Installation
  let engine: SearchEngine

  const start = (role: 'web' | 'worker') => {
    const common = { DATABASE_URL: installation.database, GEZHI_DEMO: '0', GEZHI_ACCESS: 'open', GEZHI_LOG: 'error' }
    const process = roleProcess(role, { ...common, ...installation.settings() })
    started.push(process)
    return process
  }

  beforeAll(async () => {
    installation = await manyMachines()
    engine = await installation.writeIndex()
    const puts: PatentRecord[] = []
    for (const patent of demoPatents({ seed: 1, count: PATENTS })) puts.push(patent)
    await engine.write({ puts })
  }, LONG)
  afterAll(async () => {
    await Promise.all(started.map((process) => process.stop()))
    await engine?.close()
    await installation?.close()
  }, LONG)

  it(
    'each answers semantically after a build of a worker, also the one that was started during it, and none has to wait for it',
    async () => {
      const webs = [start('web'), start('web')]
      const urls = await Promise.all(webs.map((web) => web.ready()))
      const memoryBefore = webs.map(memoryOf)
      let isRunning = true
      const answersOf = new Map(urls.map((url): [string, Answered[]] => [url, []]))
      const counts = () => urls.map((url) => answersOf.get(url)!.length)
      const lanes = urls.map(async (url) => {
        for (const own = answersOf.get(url)!; isRunning; await sleep(50)) own.push(await sendRequest(url))
      })
      await start('worker').ready()
      await expect.poll(() => installation.isSemanticBuildBegun(), { timeout: 300_000, interval: 20 }).toBe(true)
      const before = counts()
      const late = start('web')
      const lateUrl = await late.ready()
      await expect.poll(async () => (await engine.semantic!.status()).waiting, { timeout: 300_000 }).toBe(0)
      // Calls that waited for the build would be one of each lane.
      for (const [lane, count] of counts().entries()) expect(count).toBeGreaterThan(before[lane]! + 1)
      for (const url of [...urls, lateUrl])
        await expect.poll(async () => (await sendRequest(url)).byVectors, { timeout: 240_000 }).toBe(true)
      isRunning = false
      await Promise.all(lanes)
      const answers = [...answersOf.values()].flat()
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
      const firsts = await Promise.all([...urls, lateUrl].map(sendRequest))
      expect(new Set(firsts.map(({ first }) => first)).size, 'all have the same first hit').toBe(1)
      const times = answers.map(({ took }) => took).toSorted((a, b) => a - b)
      console.log(
        `${answers.length} answers, ${answers.filter(({ byVectors }) => byVectors).length} of them by vectors; ` +
          `median ${Math.round(times[times.length >> 1]!)} ms, longest ${Math.round(times.at(-1)!)} ms; ` +
          `memory of a web process before ${memoryBefore.join(' and ')} MB, with vectors of ${PATENTS} patents ${[...webs, late].map(memoryOf).join(', ')} MB`,
      )
    },
    LONG,
  )
})

async function sendRequest(url: string): Promise<Answered> {
  const start = performance.now()
  const { code, data } = await post<{ channels?: string[]; list?: { publication_number: string }[] }>(url, '/api/search/semantic/search', {
    textContent: QUESTION,
    size: 10,
  })
  const took = performance.now() - start
  return { code, took, byVectors: data?.channels?.includes('vector') ?? false, first: data?.list?.[0]?.publication_number }
}

/** Memory of a process, in MB. */
function memoryOf({ child }: RoleProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
