import { readFileSync } from 'node:fs'
import { freemem, totalmem } from 'node:os'
import { join } from 'node:path'

/** Text of a file; throws where it cannot be read. */
type ReadText = (path: string) => string

const readText: ReadText = (path) => readFileSync(path, 'utf8')

/**
 * Bytes available to the process: the minimum of the free memory of the machine and of each enclosing memory limit (cgroup v1 and v2).
 * Files in the page cache count as free unless they are mapped, because the kernel drops them first. `process.availableMemory()` counts
 * them as used.
 */
export function availableMemory(read: ReadText = readText): number {
  // Other systems report neither limits nor caches.
  if (process.platform !== 'linux') return Math.max(freemem(), totalmem() / 4)
  return Math.min(freemem(), ...limitedBytes(read))
}

/** Remaining bytes in each cgroup of the process that has a limit. */
export function limitedBytes(read: ReadText): number[] {
  return memoryGroups(read).flatMap((group) => leftIn(group, read) ?? [])
}

interface MemoryGroup {
  readonly folder: string
  readonly limit: string
  readonly usage: string
  /** Prefix of the figures in `memory.stat` that include groups below. */
  readonly prefix: string
  readonly mapped: string
}

const V1 = { limit: 'memory.limit_in_bytes', usage: 'memory.usage_in_bytes', prefix: 'total_', mapped: 'mapped_file' }
const V2 = { limit: 'memory.max', usage: 'memory.current', prefix: '', mapped: 'file_mapped' }

/** The group of the process and all above it. In a container the path may be that of the host: then only the root is there. */
function memoryGroups(read: ReadText): MemoryGroup[] {
  const lines =
    orNull(() => read('/proc/self/cgroup'))
      ?.trim()
      .split('\n') ?? []
  return lines.flatMap((line) => {
    const [, controllers = '', path = '/'] = /^\d+:([^:]*):(.*)$/.exec(line) ?? []
    if (controllers === '') return ancestors(path).map((folder) => ({ ...V2, folder: join('/sys/fs/cgroup', folder) }))
    if (!controllers.split(',').includes('memory')) return []
    return ancestors(path).map((folder) => ({ ...V1, folder: join('/sys/fs/cgroup/memory', folder) }))
  })
}

function ancestors(path: string): string[] {
  const names = path.split('/').filter(Boolean)
  return Array.from({ length: names.length + 1 }, (_, depth) => `/${names.slice(0, depth).join('/')}`)
}

function leftIn({ folder, limit, usage, prefix, mapped }: MemoryGroup, read: ReadText): number | null {
  return orNull(() => {
    const max = Number(read(join(folder, limit)))
    // "max" in v2; v1 reports a number beyond any memory.
    if (!(max < totalmem())) return null
    const stat = new Map(
      read(join(folder, 'memory.stat'))
        .split('\n')
        .map((line) => line.split(' ') as [string, string]),
    )
    const bytes = (name: string) => Number(stat.get(prefix + name) ?? 0)
    const droppable = Math.max(0, bytes('inactive_file') + bytes('active_file') - bytes(mapped))
    return Math.max(0, max - Number(read(join(folder, usage))) + droppable)
  })
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
