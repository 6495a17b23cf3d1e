import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** A process of a PostgreSQL. */
export interface PostgresProcess {
  readonly pid: number
  /** False for processes started by the postmaster: they survive for a while when it was killed. */
  readonly isPostmaster: boolean
}

/** The `cluster_name` of a data directory's PostgreSQL, which is part of the title of each process its postmaster starts. */
export function clusterName(cluster: string): string {
  return `gezhi-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`
}

/**
 * The processes of the PostgreSQL that `startEmbeddedPostgres` runs on a data directory, including those of a killed postmaster; without
 * zombies. Read from process titles, because the working directory of another account's process is not readable in a container.
 * Synchronous, for use at exit.
 */
export function postgresProcesses(cluster: string): PostgresProcess[] {
  const title = `postgres: ${clusterName(cluster)}: `
  return commandLines().flatMap(({ pid, command }) => {
    const isPostmaster = command.includes(`/postgres -D ${cluster} `)
    return isPostmaster || command.startsWith(title) ? [{ pid, isPostmaster }] : []
  })
}

interface CommandLine {
  readonly pid: number
  /** Words with a space after each. */
  readonly command: string
}

function commandLines(): CommandLine[] {
  if (process.platform !== 'linux') return commandLinesOfPs()
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: readCommandLine(name) }))
}

/** Empty for a zombie and for a process that has just ended. */
function readCommandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function commandLinesOfPs(): CommandLine[] {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n')
  return lines.flatMap((line) => {
    const [, pid, command] = /^\s*(\d+) (.*)$/.exec(line) ?? []
    return pid === undefined ? [] : [{ pid: Number(pid), command: `${command} ` }]
  })
}
