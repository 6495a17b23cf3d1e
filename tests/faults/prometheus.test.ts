import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { freePorts } from '../../tools/opensearch/start-cluster.ts'
import { dataParent, serverProcess, type ServerProcess } from './server-process.ts'

const LONG = 600_000
const DOCS = join(import.meta.dirname, '../../docs')
const ALERTS = join(DOCS, 'monitoring/alerts.yml')
const TOKEN = 'b3f1c0d29e8a4756b3f1'
const MISSING = spawnSync('promtool', ['--version']).error === undefined ? null : 'it is not installed (Debian: apt-get install prometheus)'
if (MISSING !== null) console.warn(`SKIPPED alerts and dashboard in Prometheus: ${MISSING}`)

/** Of this machine as others see it: what comes from it is not local, and needs the token. */
const ADDRESS =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.1'

// The reason is printed above.
describe.skipIf(MISSING !== null)('Prometheus', () => {
  let folder: string
  let server: ServerProcess
  let gezhi: string
  let prometheus: ChildProcess
  let api: string
  let output = ''

  beforeAll(async () => {
    folder = dataParent('gezhi-prometheus-')
    const settings = { GEZHI_MODE: 'production', GEZHI_ALLOW_HTTP: 'on', GEZHI_PUBLIC_URL: `http://${ADDRESS}`, HOST: ADDRESS }
    server = serverProcess(join(folder, 'data'), { ...settings, GEZHI_ACCESS: 'open', GEZHI_DEMO: '50', GEZHI_METRICS_TOKEN: TOKEN })
    gezhi = await server.ready()
    const [port = 0] = await freePorts(1)
    api = `http://127.0.0.1:${port}/api/v1`
    copyFileSync(ALERTS, join(folder, 'alerts.yml'))
    writeFileSync(join(folder, 'gezhi-token'), TOKEN)
    writeFileSync(join(folder, 'prometheus.yml'), documentedConfiguration(join(folder, 'gezhi-token'), new URL(gezhi).host))
    prometheus = spawn('prometheus', [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'series')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ])
    prometheus.stderr!.setEncoding('utf8').on('data', (text: string) => (output += text))
  }, LONG)
  afterAll(async () => {
    await server.stop()
    const gone = once(prometheus, 'exit')
    if (prometheus.exitCode === null && prometheus.kill()) await gone
    rmSync(folder, { recursive: true, force: true })
  })

  async function request<T>(path: string): Promise<T> {
    const response = await fetch(`${api}/${path}`).catch((error: unknown) => {
      throw new Error(`Prometheus does not answer. It said:\n${output}`, { cause: error })
    })
    const { data, error } = (await response.json()) as { data: T; error?: string }
    if (error !== undefined) throw new Error(`${path}: ${error}`)
    return data
  }

  /** The values of an expression now. */
  async function valuesOf(expr: string): Promise<number[]> {
    const { result } = await request<{ result: { value: [number, string] }[] }>(`query?query=${encodeURIComponent(expr)}`)
    return result.map(({ value: [, text] }) => Number(text))
  }

  async function search(queryStr: string): Promise<void> {
    const body = JSON.stringify({ filter: { queryStr } })
    await fetch(`${gezhi}/api/search/ts/search`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }

  it('takes the alert rules, each of which fires when it should and not before', { timeout: LONG }, () => {
    for (const command of [
      ['check', 'rules', ALERTS],
      ['test', 'rules', join(DOCS, 'monitoring/alert-tests.yml')],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', command, { encoding: 'utf8' })
      expect(status, `${stdout}${stderr}`).toBe(0)
    }
  })

  it('finds nothing wrong with the metrics', async () => {
    await search('装置')
    const answer = await fetch(`${gezhi}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: await answer.text(), encoding: 'utf8' })
    expect(`${stdout}${stderr}`).toBe('')
    expect(status).toBe(0)
  })

  it(
    'reads the server as docs/monitoring.md describes, and has values for every query of the dashboard',
    async () => {
      // Prometheus does not answer before it has started.
      await expect.poll(() => valuesOf('up{job="gezhi"}').catch(() => null), { timeout: 240_000 }).toEqual([1])
      const { panels } = JSON.parse(readFileSync(join(DOCS, 'monitoring/dashboard.json'), 'utf8')) as {
        panels: { targets: { expr: string }[] }[]
      }
      const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '30s')))
      expect(queries.length).toBeGreaterThan(20)
      for (const query of queries) {
        const look = async () => {
          await search('装置')
          await search('(装置')
          // Queues without jobs are not shown.
          return (await valuesOf(query.replace(/ > 0$/, ''))).some((value) => !Number.isNaN(value))
        }
        await expect.poll(look, { timeout: 240_000, message: query }).toBe(true)
      }
    },
    LONG,
  )

  it(
    'evaluates every rule, has no alert for a server that is well, and notices a killed one',
    async () => {
      const rules = async () => (await request<{ groups: { rules: { name: string; health: string }[] }[] }>('rules')).groups[0]!.rules
      const named = (parse(readFileSync(ALERTS, 'utf8')) as { groups: { rules: { alert: string }[] }[] }).groups[0]!.rules
      await expect
        .poll(async () => (await rules()).map(({ name, health }) => `${name} ${health}`), { timeout: 240_000 })
        .toEqual(named.map(({ alert }) => `${alert} ok`))
      const alerts = async () =>
        (await request<{ alerts: { labels: { alertname: string }; state: string }[] }>('alerts')).alerts.map(
          ({ labels, state }) => `${labels.alertname} ${state}`,
        )
      // In two days it becomes an alert.
      expect(await alerts()).toEqual(['GezhiBackupMissing pending'])
      await server.kill()
      await expect.poll(alerts, { timeout: 240_000 }).toContain('GezhiDown pending')
    },
    LONG,
  )
})

/** The configuration of docs/monitoring.md, for a server and a file with its token, and quicker. */
function documentedConfiguration(token: string, target: string): string {
  const [, text = ''] = /```yaml\n(# prometheus\.yml\n.*?)```/s.exec(readFileSync(join(DOCS, 'monitoring.md'), 'utf8')) ?? []
  const configuration = parse(text) as { scrape_configs: { authorization: object; static_configs: object[] }[] }
  const [scrape] = configuration.scrape_configs
  Object.assign(scrape!, { authorization: { credentials_file: token }, static_configs: [{ targets: [target] }] })
  return stringify({ ...configuration, global: { scrape_interval: '1s', evaluation_interval: '1s' } })
}
