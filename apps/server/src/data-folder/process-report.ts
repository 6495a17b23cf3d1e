import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EngineUse } from '@gezhi/search'
import type { DataFolder } from './data-folder.ts'

/** A slow search, without anything its caller typed: which kinds of nodes its query has, and how many. */
export interface SlowSearch {
  /** ISO time, to the minute. */
  readonly at: string
  /** Name of the record kind. */
  readonly kind: string
  /** Method of the engine: `page`, `count`, `facets`… */
  readonly method: string
  readonly milliseconds: number
  /** Stopped at the deadline. */
  readonly timedOut: boolean
  readonly nodes: Readonly<Record<string, number>>
  readonly filters: number
}

/** What a process that serves searches or runs jobs tells about itself. */
export interface ProcessReport {
  readonly role: string
  readonly pid: number
  readonly address: string
  readonly version: string
  /** ISO times: of the start, and of this report. */
  readonly since: string
  readonly at: string
  /** It stopped in order; otherwise it runs, or was killed. */
  readonly stopped: boolean
  /** Bytes now, and at most since the start. */
  readonly memory: { readonly resident: number; readonly peak: number }
  readonly engines: readonly { readonly kind: string; readonly use: EngineUse }[]
  /** Indexes it rebuilds while those of an earlier version answer; absent in reports of older versions. */
  readonly rebuilds?: readonly ReportedRebuild[]
  readonly slowSearches: readonly SlowSearch[]
}

/** A rebuild at the time of the report. */
export interface ReportedRebuild {
  /** Name of the record kind. */
  readonly kind: string
  readonly done: number
  readonly total: number
  /** Estimate; null before there is one. */
  readonly secondsLeft: number | null
  /** Why the last attempt failed; null if none did. */
  readonly error: string | null
}

type Folder = Pick<DataFolder, 'processes'>

/** Replaces the report of a role and port: the next process there continues its list of slow searches. */
export async function writeProcessReport({ processes }: Folder, name: string, report: ProcessReport): Promise<void> {
  await mkdir(processes, { recursive: true })
  const path = join(processes, `${name}.json`)
  await writeFile(`${path}.unfinished`, JSON.stringify(report))
  await rename(`${path}.unfinished`, path)
}

/** The last report of every role and port. */
export async function readProcessReports({ processes }: Folder): Promise<ReadonlyMap<string, ProcessReport>> {
  // There is no folder before the first server.
  const files = await readdir(processes).catch(() => [])
  const reports = new Map<string, ProcessReport>()
  for (const file of files.filter((one) => one.endsWith('.json')).toSorted()) {
    const report = await readReport(join(processes, file))
    if (report !== null) reports.set(file.slice(0, -'.json'.length), report)
  }
  return reports
}

/** Removes a report whose process will not come back. */
export async function removeProcessReport({ processes }: Folder, name: string): Promise<void> {
  await rm(join(processes, `${name}.json`), { force: true })
}

/** null if it was removed meanwhile, or a disk lost its end. */
async function readReport(path: string): Promise<ProcessReport | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ProcessReport
  } catch {
    return null
  }
}
