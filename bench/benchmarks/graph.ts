import { join } from 'node:path'
import type { Graph } from '@gezhi/contract'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { findPath } from '../../apps/server/src/graph/find-path.ts'
import { followedKinds } from '../../apps/server/src/graph/graph-handlers.ts'
import { nodeId, nodeKey } from '../../apps/server/src/graph/graph-node.ts'
import type { GraphReader } from '../../apps/server/src/graph/graph-reader.ts'
import { assembleGraph, neighbours } from '../../apps/server/src/graph/neighbours.ts'
import { shortestPath } from '../../apps/server/src/graph/shortest-path.ts'
import { formatTime, type Benchmark } from '../benchmark.ts'

const NODES = 5000
const PATHS = 100
const STORED_PATHS = 20
const PAGE = 20
/** Every so many records of the index one is expanded. */
const EXPANSIONS = 200
/** A number without a common factor with `NODES`: pairs of ends that differ. */
const STRIDE = 1871

interface Expansion {
  readonly id: string
  readonly wall: number
  readonly cpu: number
}

/** Expansions of nodes of real records, and shortest paths. */
export const graph: Benchmark = {
  name: 'graph',
  description: `Knowledge graph over the patents of a data folder (npm run import), the argument: ${EXPANSIONS} patents spread over the index and one node of each kind that each of them names are expanded, ${PAGE} neighbours of each kind; ${PATHS} shortest paths over a graph of ${NODES} nodes loaded from them; ${STORED_PATHS} paths over stored links between applicants. CPU: time of the whole process, threads of the engine included`,
  columns: ['what', 'number', 'p50', 'p95', 'p50 CPU', 'p95 CPU', 'result'],
  run: async (_folder, [data]) => {
    if (data === undefined) throw new Error('npm run bench -- graph FOLDER')
    const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: join(data, 'index'), readers: 1 })
    try {
      const reader: GraphReader = { engine, language: 'zh', signal: new AbortController().signal, visible: [], findClass: () => null }
      return await measure(reader)
    } finally {
      await engine.close()
    }
  },
}

async function measure(reader: GraphReader): Promise<string[][]> {
  const links = new Map<string, Set<string>>()
  const byKind = new Map<string, Expansion[]>()
  const ids = await spreadPatents(reader.engine)
  // The first requests open the files of the index.
  for (const id of ids.slice(0, 5)) await expand(reader, id)
  for (const id of ids) {
    const found = await timed(byKind, 'patent', id, () => expand(reader, id))
    connect(links, found)
    const kinds = Map.groupBy(found.nodes.slice(1), ({ type }) => type)
    for (const [type, nodes] of kinds)
      if (type !== 'patent') connect(links, await timed(byKind, type, nodes[0]!.id, () => expand(reader, nodes[0]!.id)))
  }
  const rows = [...byKind].map(([kind, all]) => row(`expansion of ${kind}`, all))
  const every = row('expansion of any kind', [...byKind.values()].flat())
  const applicants = [...links.keys()].filter((id) => nodeKey(id).type === 'organization')
  return [...rows, every, loadedPaths(links), await storedPaths(reader, applicants)]
}

async function expand(reader: GraphReader, id: string): Promise<Graph> {
  const key = nodeKey(id)
  const groups = await neighbours(reader, key, { kinds: followedKinds([], []), from: 0, size: PAGE })
  return assembleGraph({ id, type: key.type, name: key.name, info: null, stored: true }, groups ?? [])
}

async function timed<Result>(into: Map<string, Expansion[]>, kind: string, id: string, run: () => Promise<Result>): Promise<Result> {
  const [started, before] = [performance.now(), process.cpuUsage()]
  const result = await run()
  const { user, system } = process.cpuUsage(before)
  into.set(kind, [...(into.get(kind) ?? []), { id, wall: performance.now() - started, cpu: (user + system) / 1000 }])
  return result
}

/** Ids of patents from the whole index. */
async function spreadPatents(engine: SearchEngine<PatentRecord>): Promise<string[]> {
  const { documents } = await engine.status()
  const every = Math.max(1, Math.floor(documents / EXPANSIONS))
  const ids: string[] = []
  let seen = 0
  for (let after: string | null = null; ;) {
    const { records, next } = await engine.contents({ after, limit: 1000 })
    for (const { docId } of records) if (seen++ % every === 0) ids.push(nodeId({ type: 'patent', name: docId }))
    if (next === null) return ids.slice(0, EXPANSIONS)
    after = next
  }
}

function connect(links: Map<string, Set<string>>, found: Graph): void {
  for (const { source, target } of found.links)
    for (const [from, to] of [
      [source, target],
      [target, source],
    ] as const) {
      const row = links.get(from)
      if (row !== undefined) row.add(to)
      else if (links.size < NODES) links.set(from, new Set([to]))
    }
}

function loadedPaths(all: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const links = new Map([...all].map(([id, row]) => [id, [...row].filter((other) => all.has(other))]))
  const ids = [...links.keys()]
  const count = [...links.values()].reduce((sum, row) => sum + row.length, 0) / 2
  const [started, before] = [performance.now(), process.cpuUsage()]
  const paths = Array.from({ length: PATHS }, (_, i) =>
    shortestPath((id) => links.get(id)!, ids[(i * STRIDE) % ids.length]!, ids[(i * STRIDE * 7 + 13) % ids.length]!),
  )
  const { user, system } = process.cpuUsage(before)
  const total = formatTime(performance.now() - started)
  const found = paths.filter((path) => path !== null)
  const result = `${found.length} found, at most ${Math.max(...found.map((path) => path.length - 1))} links; ${ids.length} nodes, ${count} links; time and CPU of all ${PATHS}`
  return ['shortest paths, loaded graph', String(PATHS), total, '', formatTime((user + system) / 1000), '', result]
}

async function storedPaths(reader: GraphReader, ids: readonly string[]): Promise<string[]> {
  const into = new Map<string, Expansion[]>()
  const kinds = followedKinds(['patent', 'organization', 'person'], [])
  let [found, complete] = [0, 0]
  for (let i = 0; i < STORED_PATHS; i++) {
    const [source, target] = [ids[(i * 37) % ids.length]!, ids[(i * 101 + 7) % ids.length]!]
    const path = await timed(into, 'path', source, () => findPath(reader, { source, target, kinds }))
    if (path.nodes.length > 0) found += 1
    else if (path.complete) complete += 1
  }
  const [what, number, ...times] = row('shortest path over stored links', into.get('path')!)
  return [
    what!,
    number!,
    ...times.slice(0, 4),
    `${found} found, ${complete} shown not to exist, ${STORED_PATHS - found - complete} ended by the limits`,
  ]
}

function row(what: string, all: readonly Expansion[]): string[] {
  const at = (values: readonly number[], share: number) =>
    formatTime(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!)
  const [wall, cpu] = [all.map((one) => one.wall), all.map((one) => one.cpu)]
  const slowest = all.reduce((one, other) => (one.cpu > other.cpu ? one : other))
  return [what, String(all.length), at(wall, 0.5), at(wall, 0.95), at(cpu, 0.5), at(cpu, 0.95), `slowest: ${formatTime(slowest.cpu)} CPU`]
}
