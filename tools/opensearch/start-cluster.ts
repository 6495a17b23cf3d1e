import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createWriteStream, rmSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bringServerJars } from './server-jars.ts'

const HERE = import.meta.dirname
const START_LIMIT_MS = 180_000
/** On Linux. */
const NOBODY = 65_534
const NODES = ['one', 'two', 'three'] as const

export interface OpenSearchCluster {
  /** URLs of its nodes. */
  readonly nodes: readonly string[]
  /** Kills a node with SIGKILL. */
  kill(node: number): Promise<void>
  /** Restarts a killed node with its address and data. */
  restart(node: number): void
  stop(): Promise<void>
}

export interface ClusterHome {
  /** Folder of its data, which is not deleted; by default a temporary folder. The user nobody must be able to access it. */
  readonly dataFolder?: string
  /** Heap of a node in megabytes. Default 768. */
  readonly heap?: number
}

/**
 * Starts a cluster of 1 to 3 real nodes on the loopback interface, with the server from Maven Central. Rejects without Java, if Maven
 * Central is unavailable, or if it is not up within three minutes.
 */
export async function startOpenSearch(count: 1 | 2 | 3 = 1, { dataFolder, heap = 768 }: ClusterHome = {}): Promise<OpenSearchCluster> {
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'gezhi-opensearch-')))
  const processes: ChildProcess[] = []
  // If the starting process exits meanwhile, no temporary files remain.
  const atExit = () => {
    for (const node of processes) node.kill('SIGKILL')
    if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', atExit)
  const stop = async () => {
    process.off('exit', atExit)
    await Promise.all(processes.map(end))
    if (dataFolder === undefined) await rm(folder, { recursive: true, force: true })
  }
  try {
    const classPath = await serverClassPath(folder)
    for (const name of NODES.slice(0, count)) await mkdir(join(folder, name), { recursive: true })
    await transferToNobody(folder)
    const ports = await freePorts(count * 2)
    const [http, transport] = [ports.slice(0, count), ports.slice(count)]
    const begin = (node: number) => startNode(classPath, folder, nodeSettings(folder, node, http, transport), heap)
    for (let node = 0; node < count; node++) processes.push(begin(node))
    const nodes = http.map((port) => `http://127.0.0.1:${port}`)
    await untilUp(nodes, processes, folder)
    return {
      nodes,
      kill: (node) => end(processes[node]!),
      restart: (node) => void (processes[node] = hasEnded(processes[node]!) ? begin(node) : processes[node]!),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The server's jars and the program that starts a node. Rejects without a Java compiler. */
async function serverClassPath(folder: string): Promise<string> {
  const jars = join(folder, 'jars')
  await bringServerJars(jars)
  const compiled = spawnSync('javac', ['-cp', join(jars, '*'), '-d', folder, join(HERE, 'OpenSearchNode.java')], { encoding: 'utf8' })
  if (compiled.error !== undefined) throw new Error('there is no Java Development Kit (javac)', { cause: compiled.error })
  if (compiled.status !== 0) throw new Error(`OpenSearchNode.java cannot be compiled: ${compiled.stderr.slice(-500)}`)
  return [folder, join(jars, '*')].join(delimiter)
}

/** A server that anyone can connect to does not run as root: it runs as nobody and its folder belongs to nobody. */
async function transferToNobody(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  await chown(folder, NOBODY, NOBODY)
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), NOBODY, NOBODY)
}

function nodeSettings(folder: string, i: number, http: readonly number[], transport: readonly number[]): Record<string, string> {
  const names = NODES.slice(0, http.length).join(',')
  return {
    'node.name': NODES[i]!,
    'cluster.name': 'gezhi-test',
    'path.home': join(folder, NODES[i]!),
    'path.data': join(folder, NODES[i]!, 'data'),
    'network.host': '127.0.0.1',
    'http.port': String(http[i]),
    'transport.port': String(transport[i]),
    'http.type': 'netty4',
    'transport.type': 'netty4',
    'cluster.max_shards_per_node': '5000',
    // As docs/engines.md requires.
    'indices.query.bool.max_clause_count': '16384',
    'cluster.routing.allocation.disk.threshold_enabled': 'false',
    ...(http.length === 1
      ? { 'discovery.type': 'single-node' }
      : {
          'discovery.seed_hosts': transport.map((port) => `127.0.0.1:${port}`).join(','),
          'cluster.initial_cluster_manager_nodes': names,
        }),
  }
}

function startNode(classPath: string, folder: string, settings: Readonly<Record<string, string>>, heap: number): ChildProcess {
  const log = createWriteStream(join(folder, `${settings['node.name']}.log`))
  const options = Object.entries(settings).map(([key, value]) => `${key}=${value}`)
  const java = ['-Xms512m', `-Xmx${heap}m`, '-XX:+UseSerialGC', `-Djava.io.tmpdir=${settings['path.home']}`, '-cp', classPath]
  const node = spawn('java', [...java, 'OpenSearchNode', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: settings['path.home'],
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  })
  node.stdout?.pipe(log)
  node.stderr?.pipe(log)
  return node
}

async function untilUp(nodes: readonly string[], processes: readonly ChildProcess[], folder: string): Promise<void> {
  const until = performance.now() + START_LIMIT_MS
  const health = new URL(`/_cluster/health?wait_for_nodes=${nodes.length}&wait_for_status=yellow&timeout=1s`, nodes[0])
  while (performance.now() < until) {
    if (processes.some((node) => node.exitCode !== null)) break
    const up = await fetch(health).catch(() => null)
    if (up?.status === 200) return
    await wait(500)
  }
  const log = await readFile(join(folder, 'one.log'), 'utf8').catch(() => '')
  throw new Error(`OpenSearch did not start: ${log.slice(0, 2000)}`)
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function end(node: ChildProcess): Promise<void> {
  if (hasEnded(node)) return
  const ended = new Promise((resolve) => node.once('exit', resolve))
  node.kill('SIGKILL')
  await ended
}

/** Free ports, all reserved until all are known. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer()
      return new Promise<typeof server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
    }),
  )
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
