import { setTimeout as sleep } from 'node:timers/promises'
import { rebuildProgress, secondsLeft, type IndexRebuild, type SearchEngine } from '@gezhi/search'
import {
  readProcessReports,
  removeProcessReport,
  writeProcessReport,
  type ProcessReport,
  type ReportedRebuild,
} from '../data-folder/process-report.ts'
import { SlowSearches } from '../http/slow-searches.ts'
import { noteStorage } from '../operations/disk/note-storage.ts'
import type { StartParts } from './start-parts.ts'

/** ms between two reports, and while an index is rebuilt. */
export const REPORT_INTERVAL_MS = 30_000
const REBUILD_INTERVAL_MS = 5000
/** ms after which the report of a port that nothing uses any more is removed. */
const FORGOTTEN_AFTER = 7 * 24 * 60 * 60 * 1000

/** The reports of a process, which `npm run ops -- doctor` reads. */
export interface ReportedProcess {
  readonly slowSearches: SlowSearches
  /** Begins, once it listens; a last report is written when the process stops. `engines`: those it has at the moment. */
  begin(address: string, engines: () => readonly SearchEngine[]): Promise<void>
}

/** Continues the reports of the process of this role and port. */
export async function reportedProcess({
  settings,
  folder,
  log,
  opened,
  version,
}: Pick<StartParts, 'settings' | 'folder' | 'log' | 'opened' | 'version'>): Promise<ReportedProcess> {
  const name = `${settings.GEZHI_ROLE}-${settings.PORT === 0 ? process.pid : settings.PORT}`
  const earlier = await readProcessReports(folder)
  for (const [other, { at }] of earlier) if (Date.now() - Date.parse(at) > FORGOTTEN_AFTER) await removeProcessReport(folder, other)
  const slowSearches = new SlowSearches(earlier.get(name)?.slowSearches)
  const since = new Date(Date.now() - process.uptime() * 1000).toISOString()
  return {
    slowSearches,
    async begin(address, engines) {
      const write = async (stopped: boolean) => {
        const process = { role: settings.GEZHI_ROLE, address, version, since, stopped }
        const report = { ...process, ...reportOf(engines()), slowSearches: slowSearches.list }
        // Nobody waits for a report: a full disk is reported elsewhere, and the next one follows.
        await writeProcessReport(folder, name, report).catch(({ message }: Error) =>
          log.debug({ message }, 'no process report was written'),
        )
        await noteStorage(settings, folder, new Date()).catch(({ message }: Error) =>
          log.debug({ message }, 'the storage was not measured'),
        )
      }
      const ending = new AbortController()
      await write(false)
      const reporting = reportUntil(ending.signal, { write: () => write(false), rebuilds: () => rebuildProgress(engines()) !== null })
      opened.defer(async () => {
        ending.abort()
        await reporting
        await write(true)
      })
    },
  }
}

async function reportUntil(signal: AbortSignal, { write, rebuilds }: { write(): Promise<void>; rebuilds(): boolean }): Promise<void> {
  while (!signal.aborted) {
    // Ends early only with the signal.
    await sleep(rebuilds() ? REBUILD_INTERVAL_MS : REPORT_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {})
    if (!signal.aborted) await write()
  }
}

function reportOf(engines: readonly SearchEngine[]): Pick<ProcessReport, 'pid' | 'at' | 'memory' | 'engines' | 'rebuilds'> {
  return {
    pid: process.pid,
    at: new Date().toISOString(),
    memory: { resident: process.memoryUsage.rss(), peak: process.resourceUsage().maxRSS * 1024 },
    engines: engines.flatMap(({ kind, use }) => (use === null ? [] : { kind: kind.name, use })),
    rebuilds: engines.flatMap(({ kind, rebuilding }) => (rebuilding === null ? [] : reportOfRebuild(kind.name, rebuilding))),
  }
}

function reportOfRebuild(kind: string, rebuilding: IndexRebuild): ReportedRebuild {
  const { done, total, error } = rebuilding
  return { kind, done, total, secondsLeft: secondsLeft(rebuilding, Date.now()), error }
}
