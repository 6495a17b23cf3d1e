import type { FollowType } from '@gezhi/contract'
import type { Logger } from 'pino'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import type { ExportKinds } from '../exports/export-kinds.ts'
import type { ReferredRecords } from '../kinds/referred-records.ts'
import type { Serving } from '../platform/domain.ts'
import type { MonitoredReports } from '../analysis/monitored-reports.ts'
import type { MonitorQueue, UnsentRun } from './monitor-queue.ts'

/** Receives every alert until it resolves, possibly again: after a rejection, or if the process was killed. */
export type AlertListener = (alert: UnsentRun, serving: Serving) => Promise<void>

/** What runs of monitors, and their alerts, use. */
export interface RunParts {
  readonly queue: MonitorQueue
  readonly kinds: ExportKinds
  readonly accounts: Pick<AccountServices, 'gateways' | 'messages' | 'publicUrl' | 'rightsOf' | 'users'>
  /** Records of the types of follows. */
  recordsOf(serving: Serving): (type: FollowType) => ReferredRecords
  readonly reports: MonitoredReports
  readonly listeners: readonly AlertListener[]
  readonly log: Logger
}
