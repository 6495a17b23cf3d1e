import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { PATENT_KIND } from '@gezhi/records'
import { openOpenSearchEngine } from '@gezhi/search-opensearch'
import { aPatent } from '@gezhi/search/testing'
import { startOpenSearch, type OpenSearchCluster } from '../../tools/opensearch/start-cluster.ts'
import { aKite } from './a-kite.ts'
import { dataParent, programProcess, serverProcess, type ServerProcess } from './server-process.ts'

const PATENTS = 300
/** Matches every demonstration patent. */
const QUERY = 'ad=[1900 TO 2100]'
/** Patents in the file imported meanwhile. */
const KITES = 6000
/** ms within which the first of them must be indexed. */
const IMPORT_LIMIT = 300_000
/** ms of a complete outage of the cluster. */
const AWAY = 60_000
/** ms within which a cluster recovers from the loss of one or all nodes. */
const RECOVERY = 120_000

interface Answered {
  readonly code: number
  readonly total: number | undefined
  readonly error: string | undefined
  readonly message: string
}

// Three nodes need 3 GB of memory: runs only in `npm run test:opensearch -- faults`.
describe.skipIf(process.env['OPENSEARCH_FAULTS'] !== '1')('a cluster of three nodes', () => {
  const folder = dataParent('gezhi-opensearch-faults-')
  let cluster: OpenSearchCluster
  let server: ServerProcess
  let url: string
  /** Hits of the query without faults. */
  let hits: number

  beforeAll(async () => {
    cluster = await startOpenSearch(3)
    server = serverProcess(join(folder, 'data'), {
      GEZHI_SEARCH_URL: cluster.nodes.join(','),
      GEZHI_SEARCH_REPLICAS: '1',
      GEZHI_DEMO: String(PATENTS),
      GEZHI_ACCESS: 'open',
      GEZHI_LOG: 'silent',
      GEZHI_MEANING: 'off',
    })
    url = await server.ready()
    await untilHealthy(cluster, 3)
    hits = (await search(url)).total ?? 0
    expect(hits).toBeGreaterThan(PATENTS / 2)
  }, 400_000)
  afterAll(async () => {
    await server?.stop()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  it('a node killed during searches: each returns all hits or an error, and none is lost once it is back', async () => {
    const { answers, stop } = searching(() => search(url))
    await sleep(1000)
    await cluster.kill(1)
    await expect
      .poll(async () => (await inARow(20, () => search(url))).every(({ total }) => total === hits), { timeout: RECOVERY })
      .toBe(true)
    await stop()
    expect(new Set(answers.map(describeAnswer)).difference(new Set([`${hits} hits`, '500 SEARCH_AWAY']))).toEqual(new Set())
    console.log(`a node lost: ${describeAnswers(answers)}`)
    cluster.restart(1)
    await untilHealthy(cluster, 3)
    expect(describeAnswer(await search(url))).toBe(`${hits} hits`)
  }, 400_000)

  it('a node killed in the middle of an import: nothing lost, nothing doubled', async () => {
    const engine = await openOpenSearchEngine({ kind: PATENT_KIND, nodes: cluster.nodes, name: 'import', replicas: 1 })
    try {
      await untilHealthy(cluster, 3)
      let written = 0
      for (let batch = 0; batch < 20; batch++) {
        if (batch === 5) await cluster.kill(2)
        const puts = Array.from({ length: 50 }, (_, i) =>
          aPatent({ publicationNumber: `CN${10_000 + batch * 50 + i}A`, title: 'graphene' }),
        )
        written += (await engine.write({ puts, progress: { source: 'file', position: (batch + 1) * 50, done: batch === 19 } })).new
      }
      expect(written).toBe(1000)
      expect(await engine.count({ query: null, exact: true })).toEqual({ total: 1000, relation: 'eq' })
      expect(await engine.sourceProgress('file')).toEqual({ source: 'file', position: 1000, done: true })
    } finally {
      await engine.close()
      cluster.restart(2)
      await untilHealthy(cluster, 3)
    }
  }, 400_000)

  it('the whole cluster gone for a minute: searches and readiness report it, an import waits, and everything continues by itself', async () => {
    const file = join(folder, 'kites.jsonl')
    writeFileSync(file, Array.from({ length: KITES }, (_, i) => aKite(i)).join('\n'))
    const importing = programProcess('import-command', [file], {
      GEZHI_DATA: join(folder, 'data'),
      LC_ALL: 'en_US.UTF-8',
    })
    let output = ''
    for (const stream of [importing.stdout, importing.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    const ended = once(importing, 'exit')
    await expect.poll(async () => (await search(url, '风筝')).total, { timeout: IMPORT_LIMIT, interval: 50 }).toBeGreaterThan(0)
    const { answers, stop } = searching(() => search(url))
    await Promise.all([0, 1, 2].map((node) => cluster.kill(node)))
    const gone = performance.now()
    expect(importing.exitCode, output).toBeNull()
    await expect.poll(() => readiness(url), { timeout: RECOVERY }).toEqual({ status: 503, database: true, index: false })
    for (const [language, words] of [
      ['zh', '检索服务暂时不可用，请稍后重试'],
      ['en', 'The search engine is temporarily unavailable'],
    ] as const) {
      const away = await search(url, QUERY, language)
      expect([away.code, away.error]).toEqual([500, 'SEARCH_AWAY'])
      expect(away.message).toContain(words)
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    await sleep(Math.max(0, AWAY - (performance.now() - gone)))
    expect(importing.exitCode, output).toBeNull()
    for (const node of [0, 1, 2]) cluster.restart(node)
    await expect.poll(() => readiness(url), { timeout: RECOVERY, interval: 500 }).toEqual({ status: 200, database: true, index: true })
    await expect.poll(async () => describeAnswer(await search(url)), { timeout: RECOVERY, interval: 500 }).toBe(`${hits} hits`)
    await stop()
    expect(new Set(answers.map(describeAnswer)).difference(new Set([`${hits} hits`, '500 SEARCH_AWAY']))).toEqual(new Set())
    console.log(`the cluster lost: ${describeAnswers(answers)}`)
    await ended
    expect(importing.exitCode, output).toBe(0)
    const [, added, known] =
      new RegExp(`read ${KITES} new (\\d+) changed 0 unchanged (\\d+) rejected 0 damaged 0 unknown 0\\s*$`).exec(output) ?? []
    expect(Number(added) + Number(known), output).toBe(KITES)
    expect(describeAnswer(await search(url, '风筝'))).toBe(`${KITES} hits`)
    expect(server.child.exitCode).toBeNull()
  }, 900_000)
})

/** Searches repeatedly in four lanes until stopped. */
function searching(attempt: () => Promise<Answered>): { answers: Answered[]; stop: () => Promise<void> } {
  const answers: Answered[] = []
  let isRunning = true
  const lanes = Array.from({ length: 4 }, async () => {
    for (; isRunning; await sleep(20)) answers.push(await attempt())
  })
  const stop = async () => {
    isRunning = false
    await Promise.all(lanes)
  }
  onTestFinished(stop)
  return { answers, stop }
}

async function search(url: string, queryStr = QUERY, language = 'zh'): Promise<Answered> {
  const body = JSON.stringify({ filter: { queryStr }, from: 0, size: 10 })
  const headers = { 'content-type': 'application/json', 'accept-language': language }
  const answer = await fetch(`${url}/api/search/ts/search`, { method: 'POST', headers, body })
  const { code, message, data } = (await answer.json()) as {
    code: number
    message: string
    data: { total?: number; error?: string } | null
  }
  return { code, message, total: data?.total, error: data?.error }
}

async function inARow(times: number, attempt: () => Promise<Answered>): Promise<Answered[]> {
  const answers: Answered[] = []
  for (let i = 0; i < times; i++) answers.push(await attempt())
  return answers
}

async function readiness(url: string): Promise<object> {
  const answer = await fetch(`${url}/readyz`)
  const { database, index } = (await answer.json()) as { database: boolean; index: boolean }
  return { status: answer.status, database, index }
}

function describeAnswer({ code, total, error }: Answered): string {
  return code === 200 ? `${total} hits` : `${code} ${error}`
}

function describeAnswers(answers: readonly Answered[]): string {
  return `${answers.length} answers, ${answers.filter(({ code }) => code !== 200).length} of them that the search engine is away`
}

/** All nodes are up, and every shard has its replica. */
async function untilHealthy({ nodes }: OpenSearchCluster, count: number): Promise<void> {
  const healthPath = `/_cluster/health?wait_for_nodes=${count}&wait_for_status=green&wait_for_no_relocating_shards=true&timeout=5s`
  const until = performance.now() + RECOVERY
  for (let status = 0; status !== 200; await sleep(500)) {
    if (performance.now() > until) throw new Error(`The cluster is not whole: ${status}`)
    status = await fetch(new URL(healthPath, nodes[0])).then(
      (answer) => answer.status,
      () => 0,
    )
  }
}
