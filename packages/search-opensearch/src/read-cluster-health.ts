import { Cluster, type ClusterCalls, type ClusterOptions } from './cluster.ts'
import { watermarkOf, type DiskLevel, type Watermarks } from './watermarks.ts'

/** A node that stores shards. */
export interface ClusterDisk {
  readonly node: string
  /** Bytes. */
  readonly free: number
  readonly total: number
  readonly level: DiskLevel
}

/** The state of a cluster. */
export interface ClusterHealth {
  /** `yellow`: copies of shards are missing; `red`: shards, and their records, are. */
  readonly status: 'green' | 'yellow' | 'red'
  readonly nodes: number
  /** Shards and copies without a node. */
  readonly unassigned: number
  readonly disks: readonly ClusterDisk[]
}

interface Health {
  readonly status: ClusterHealth['status']
  readonly number_of_nodes: number
  readonly unassigned_shards: number
}

interface Allocation {
  readonly node: string
  readonly 'disk.avail': string | null
  readonly 'disk.total': string | null
}

/** Names and values, flat; set ones take precedence. */
interface ClusterSettings {
  readonly defaults: Readonly<Record<string, string>>
  readonly persistent: Readonly<Record<string, string>>
  readonly transient: Readonly<Record<string, string>>
}

const WATERMARKS = 'cluster.routing.allocation.disk.watermark'

/** Reads the state of a cluster. Rejects with `SearchError`, and with the signal's reason. */
export async function readClusterHealth(options: ClusterOptions, signal: AbortSignal): Promise<ClusterHealth> {
  const cluster = new Cluster(options)
  try {
    const [health, allocation, settings] = await Promise.all([
      get<Health>(cluster, '/_cluster/health', {}, signal),
      get<readonly Allocation[]>(cluster, '/_cat/allocation', { format: 'json', bytes: 'b', h: 'node,disk.avail,disk.total' }, signal),
      get<ClusterSettings>(cluster, '/_cluster/settings', { include_defaults: true, flat_settings: true }, signal),
    ])
    const marks = { ...settings.defaults, ...settings.persistent, ...settings.transient }
    const watermarks: Watermarks = {
      low: marks[`${WATERMARKS}.low`],
      high: marks[`${WATERMARKS}.high`],
      flood: marks[`${WATERMARKS}.flood_stage`],
    }
    return {
      status: health.status,
      nodes: health.number_of_nodes,
      unassigned: health.unassigned_shards,
      disks: allocation.flatMap((row) => diskOf(row, watermarks)),
    }
  } finally {
    await cluster.close()
  }
}

function get<T>(cluster: ClusterCalls, path: string, query: Readonly<Record<string, string | boolean>>, signal: AbortSignal): Promise<T> {
  return cluster.call<T>({ method: 'GET', path, query, signal })
}

/** None for the row of unassigned shards. */
function diskOf({ node, 'disk.avail': free, 'disk.total': total }: Allocation, watermarks: Watermarks): ClusterDisk[] {
  if (free === null || total === null) return []
  const disk = { free: Number(free), total: Number(total) }
  return [{ node, ...disk, level: watermarkOf(disk, watermarks) }]
}
