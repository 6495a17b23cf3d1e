import type { ClassSchemes } from '@gezhi/classification'
import type { AnyCall } from '@gezhi/contract'
import type { Gateways } from '@gezhi/gateways'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../database/connect-database.ts'
import type { RecurringJob } from '../database/start-jobs.ts'
import type { ChannelSubscription } from '../database/subscribe-to-channels.ts'
import type { FileStore } from '../files/file-store.ts'
import type { EventCodes } from '@gezhi/imports'
import type { Handler, Handlers } from '../http/call-context.ts'
import type { Operator } from '../http/operator-of.ts'
import type { Readiness } from '../http/readiness.ts'
import type { BackgroundSlot } from './background-slot.ts'
import type { Engines } from './engines.ts'
import type { PersonalData } from './personal-data.ts'
import type { UserTaskSource } from './user-tasks.ts'
import type { Settings } from '../settings/settings.ts'
import type { DataFolder } from '../data-folder/data-folder.ts'

/** Services that domains provide to domains later in the list, by name. Extended by declaration merging. */
export interface DomainServices {}

/** What a process provides to its domains: a server, a worker, an operator's command. */
export interface Platform {
  readonly settings: Settings
  /** The program's version. */
  readonly version: string
  readonly database: Database
  /** Database for operators' lists: the replica if there is one, otherwise the database. */
  readonly reports: Database
  /** Store of imported pictures, rendered drawings, uploads. */
  readonly files: FileStore
  readonly folder: Pick<DataFolder, 'imports' | 'pictureIndex' | 'secretKey' | 'similarMarks' | 'work'>
  readonly gateways: Gateways
  /** Background builds of the process run one after another. */
  readonly background: BackgroundSlot
  /** ms: the common clock for all expirations. */
  readonly now: () => number
  readonly log: Logger
  /** The services of an earlier domain. Throws if no such domain is open. */
  service<Name extends keyof DomainServices>(name: Name): DomainServices[Name]
  /** Personal data of every domain. */
  readonly personalData: readonly PersonalData[]
  /** The tasks of users in the domains that are open. */
  userTasks(): readonly UserTaskSource[]
}

/** Additional services of a process that serves requests. A domain whose calls need more adds it by declaration merging. */
export interface Serving {
  /**
   * Within a call searches are attributed to its caller, and end at the deadline of GEZHI_SEARCH_SECONDS or when the client disconnects.
   */
  readonly engines: Engines
  /** The same without limits of one caller: for what is computed once for everybody. */
  readonly sharedEngines: Engines
  readonly schemes: ClassSchemes
  readonly readiness: Readiness
}

/** What jobs that write records use: one process at a time has it. */
export interface WritableIndex {
  readonly engines: Engines
  readonly eventCodes: EventCodes
}

/** A job that writes records: it runs where the index is written, queued with imports, by its cron and when the process has started. */
export interface IndexJob extends Omit<RecurringJob, 'run'> {
  /** Work not done when the signal aborts remains due. */
  run(index: WritableIndex, signal: AbortSignal): Promise<unknown>
}

/** Work that reads records for as long as a process has the index, beside imports: tasks of users that no call waits for. */
export interface RecordWork {
  /** For the log. */
  readonly name: string
  /** Resolves soon after the signal aborts; what was not done remains due. */
  run(serving: Serving, signal: AbortSignal): Promise<void>
}

/** Calls of one domain by name. */
export type CallTable = Readonly<Record<string, AnyCall>>

/** A handler for every call of a table: a missing one does not compile. */
export type TableHandlers<Table> = { readonly [Name in keyof Table]: Handler<Table[Name]> }

/** The calls of all domains, for domains that offer what they do in another form. */
export interface MountedCalls {
  readonly handlers: Handlers
  readonly serving: Serving
  /** In tests: every response is validated. */
  readonly checkAnswers: boolean
}

/** A domain on its platform. */
export interface OpenDomain<Table extends CallTable = CallTable> {
  /** Null if this installation does not offer the domain's calls. */
  readonly handlers: ((serving: Serving) => TableHandlers<Table>) | null
  /** Background jobs, each in one process at a time. */
  readonly jobs?: readonly RecurringJob[]
  readonly indexJobs?: readonly IndexJob[]
  /** In one process: the one that writes the index. */
  readonly recordWork?: readonly RecordWork[]
  /** Tasks of users that wait in its tables, for administrators. */
  readonly userTasks?: readonly UserTaskSource[]
  /** Notifications of the database, received by every process that answers requests. */
  readonly subscriptions?: readonly ChannelSubscription[]
  /** Ends responses that would go on for as long as their client reads them, when the server begins to close. */
  endStreams?(): void
  /** Runs a command line of operators; null if its first words are not the domain's. Throws with a message for the operator. */
  runCommand?(args: readonly string[], by: Operator): Promise<readonly string[] | null>
  /** Seeds the database with the content that comes with the program; runs at every start. */
  seed?(): Promise<void>
  /** Mounts what is not a call: pages, notifications of other companies. */
  mountPages?(app: FastifyInstance): void
  /** Mounts what programs call, once the calls of all domains are mounted. */
  mountOperations?(app: FastifyInstance, mounted: MountedCalls): void
  /** Ends what the handlers opened, when the server closes. */
  close?(): Promise<void>
  /** Services for other domains, as declared in `DomainServices`. */
  readonly services?: unknown
}

/** A domain of the server: its calls, and how it opens on a platform. */
export interface Domain<Table extends CallTable = CallTable> {
  readonly name: string
  readonly calls: Table
  /** Personal data in the domain's tables. */
  readonly personalData?: readonly PersonalData[]
  /** The lines that describe the domain's commands for operators. */
  usage?(): readonly string[]
  open(platform: Platform): OpenDomain<Table>
}

/** Declares a domain: its handlers are typed by its calls here, and are untyped to the code that opens it. */
export function defineDomain<Table extends CallTable>(domain: Domain<Table>): Domain {
  return domain
}
