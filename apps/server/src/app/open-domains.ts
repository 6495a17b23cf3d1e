import type { RecurringJob } from '../database/start-jobs.ts'
import type { ChannelSubscription } from '../database/subscribe-to-channels.ts'
import type { CallTable, DomainServices, IndexJob, OpenDomain, Platform, RecordWork } from '../platform/domain.ts'
import { DOMAINS } from './domains.ts'
import type { Operator } from '../http/operator-of.ts'

/** What the caller provides to open the domains; the rest of the platform comes from the domains themselves. */
export type PlatformParts = Omit<Platform, 'service' | 'personalData' | 'userTasks'>

/** An open domain with its calls. */
export interface ListedDomain {
  readonly name: string
  readonly calls: CallTable
  readonly opened: OpenDomain
}

/** All domains on one platform. */
export interface OpenDomains {
  readonly platform: Platform
  readonly list: readonly ListedDomain[]
  readonly jobs: readonly RecurringJob[]
  readonly indexJobs: readonly IndexJob[]
  readonly recordWork: readonly RecordWork[]
  readonly subscriptions: readonly ChannelSubscription[]
  /** Runs a command line of operators; null if no domain knows it. Throws with a message for the operator. */
  runCommand(args: readonly string[], by: Operator): Promise<readonly string[] | null>
  /** Brings the content that comes with the program into the database. */
  seed(): Promise<void>
}

/** Opens every domain in order: the one composition for servers, workers, commands and tests. */
export function openDomains(parts: PlatformParts): OpenDomains {
  const list: ListedDomain[] = []
  const services = new Map<string, unknown>()
  const platform: Platform = {
    ...parts,
    service<Name extends keyof DomainServices>(name: Name) {
      if (!services.has(name)) throw new Error(`No domain before this one provides the services ${name}`)
      return services.get(name) as DomainServices[Name]
    },
    personalData: DOMAINS.flatMap(({ personalData = [] }) => personalData),
    userTasks: () => list.flatMap(({ opened }) => opened.userTasks ?? []),
  }
  for (const { name, calls, open } of DOMAINS) {
    const opened = open(platform)
    if (opened.services !== undefined) services.set(name, opened.services)
    list.push({ name, calls, opened })
  }
  return {
    platform,
    list,
    jobs: list.flatMap(({ opened }) => opened.jobs ?? []),
    indexJobs: list.flatMap(({ opened }) => opened.indexJobs ?? []),
    recordWork: list.flatMap(({ opened }) => opened.recordWork ?? []),
    subscriptions: list.flatMap(({ opened }) => opened.subscriptions ?? []),
    async runCommand(args, by) {
      for (const { opened } of list) {
        const lines = await opened.runCommand?.(args, by)
        if (lines) return lines
      }
      return null
    },
    async seed() {
      for (const { opened } of list) await opened.seed?.()
    },
  }
}

/** The lines that describe every command for operators. */
export function commandUsage(): readonly string[] {
  return DOMAINS.flatMap(({ usage }) => usage?.() ?? [])
}
