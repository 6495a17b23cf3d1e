import type { IndexInspection } from '../../adapters/inspect-index.ts'
import type { LocalizedText } from '@gezhi/imports'
import type { ClusterHealth } from '../../adapters/open-search-cluster.ts'
import type { StorageDay } from '../../data-folder/storage-days.ts'
import type { ProcessReport } from '../../data-folder/process-report.ts'
import type { Settings } from '../../settings/settings.ts'

/**
 * `running`: its report is recent; `silent`: it exists but has not reported for minutes; `stopped` in order; `killed`: it neither stopped nor
 * exists.
 */
export type ProcessState = 'running' | 'silent' | 'stopped' | 'killed'

export interface ProcessFacts {
  readonly state: ProcessState
  readonly report: ProcessReport
}

/** An index of the embedded engine. */
export interface IndexFacts extends Omit<IndexInspection, 'path'> {
  readonly kind: string
  readonly label: { readonly zh: string; readonly en: string }
}

/** Parts of the data folder, and the database wherever it is. */
export type StoredPart = 'database' | 'index' | 'files' | 'similarMarks' | 'pictureIndex' | 'logs' | 'imports' | 'unfinished'

export interface SizeFacts {
  readonly part: StoredPart
  readonly bytes: number
  /** There are more files than are counted. */
  readonly orMore: boolean
}

/** Everything the doctor looks at: gathered once, then judged without further I/O. */
export interface Facts extends ProbedFacts {
  /** ms since 1970. */
  readonly now: number
  readonly settings: Pick<
    Settings,
    | 'GEZHI_MODE'
    | 'GEZHI_SEARCH_SECONDS'
    | 'GEZHI_MEANING'
    | 'GEZHI_MEANING_MEMORY'
    | 'GEZHI_SEARCH_URL'
    | 'GEZHI_FILES_URL'
    | 'GEZHI_BACKUP_AT'
  >
  readonly folder: string
  readonly processes: readonly ProcessFacts[]
  /** Bytes that the machine or container has, and that are not in use. */
  readonly memory: { readonly total: number; readonly available: number }
  readonly processors: number
  /** Of the data folder; `rotates` null if the system does not tell. */
  readonly disk: { readonly total: number; readonly free: number; readonly rotates: boolean | null }
  readonly sizes: readonly SizeFacts[]
  /** Why the database of DATABASE_URL cannot be read; null if it can, or is the embedded one. */
  readonly databaseError: string | null
  readonly indexes: readonly IndexFacts[]
  /** Indexes that cannot be read, with the reason. */
  readonly damaged: readonly { readonly kind: string; readonly message: string }[]
  readonly lastBackup: Date | null
  /** When the next one is due; null if none is known. */
  readonly backupDue: Date | null
  /** Oldest first. */
  readonly storageDays: readonly StorageDay[]
}

/** What services answered. */
export interface ProbedFacts {
  /** Queues whose last job failed, and jobs that failed in 7 days; null if they could not be read. */
  readonly failedJobs: readonly FailedJobs[] | null
  /** Why the file store does not answer; null if it does. */
  readonly filesError: string | null
  /** Why the search engine does not answer; null if it does. */
  readonly searchError: string | null
  /** Null without a cluster, or if it does not answer. */
  readonly cluster: ClusterHealth | null
}

/** A queue whose last job failed. */
export interface FailedJobs {
  readonly queue: string
  /** In 7 days. */
  readonly failed: number
  readonly cause: LocalizedText
}

/** The reports of processes that run. */
export function runningReports({ processes }: Pick<Facts, 'processes'>): ProcessReport[] {
  return processes.filter(({ state }) => state === 'running' || state === 'silent').map(({ report }) => report)
}
