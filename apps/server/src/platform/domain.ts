import type { ClassSchemes } from '@gezhi/classification'
import type { AnyCall } from '@gezhi/contract'
import type { Gateways } from '@gezhi/gateways'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../database/connect-database.ts'
import type { RecurringJob } from '../database/start-jobs.ts'
import type { FileStore } from '../files/file-store.ts'
import type { EventCodes } from '@gezhi/imports'
import type { Handler } from '../http/call-context.ts'
import type { Operator } from '../http/operator-of.ts'
import type { Readiness } from '../http/readiness.ts'
import type { Engines } from './engines.ts'
import type { PersonalData } from './personal-data.ts'
import type { Settings } from '../settings/settings.ts'
import type { DataFolder } from '../data-folder/data-folder.ts'

/** What domains provide to domains listed after them, by name. A domain that provides something adds itself by declaration merging. */
export interface DomainServices {}

/** What every process has that opens the domains: a server, a worker, an operator's command. */
export interface Platform {
  readonly settings: Settings
  /** The program's version. */
  readonly version: string
  readonly database: Database
  /** Where operators' lists are read: the replica where there is one, else the database. */
  readonly reports: Database
  /** Pictures that came with documents, rendered drawings, uploads. */
  readonly files: FileStore
  readonly folder: Pick<DataFolder, 'imports'>
  readonly gateways: Gateways
  /** ms: the one clock of all that expires. */
  readonly now: () => number
  readonly log: Logger
  /** The services of a domain listed earlier. Throws when no such domain is open. */
  service<Name extends keyof DomainServices>(name: Name): DomainServices[Name]
  /** What every domain holds of people. */
  readonly personalData: readonly PersonalData[]
}

/** What a process has besides that answers requests. A domain whose calls need more adds it by declaration merging. */
export interface Serving {
  /** Within a call its searches are its caller's, and end at the deadline of GEZHI_SEARCH_SECONDS or when the client leaves. */
  readonly engines: Engines
  /** The same without limits of one caller: for what is computed once for everybody. */
  readonly sharedEngines: Engines
  readonly schemes: ClassSchemes
  readonly readiness: Readiness
}

/** What jobs that write records work on: one process at a time has it. */
export interface WritableIndex {
  readonly engines: Engines
  readonly eventCodes: EventCodes
}

/** A job that writes records: it runs where the index is written, queued with imports, by its cron and when the process has started. */
export interface IndexJob extends Omit<RecurringJob, 'run'> {
  /** What is due when it ends early, as the signal says, stays due. */
  run(index: WritableIndex, signal: AbortSignal): Promise<unknown>
}

/** Calls of one domain by name. */
export type CallTable = Readonly<Record<string, AnyCall>>

/** A handler for every call of a table: a missing one does not compile. */
export type TableHandlers<Table> = { readonly [Name in keyof Table]: Handler<Table[Name]> }

/** A domain on its platform. */
export interface OpenDomain<Table extends CallTable = CallTable> {
  /** Null where the domain's calls are not offered by this installation. */
  readonly handlers: ((serving: Serving) => TableHandlers<Table>) | null
  /** What runs by itself, in one process at a time. */
  readonly jobs?: readonly RecurringJob[]
  readonly indexJobs?: readonly IndexJob[]
  /** Runs a command line of operators; null when its first words are not the domain's. Throws with what is wrong. */
  runCommand?(args: readonly string[], by: Operator): Promise<readonly string[] | null>
  /** Brings the content that comes with the program into the database; runs at every start. */
  seed?(): Promise<void>
  /** Mounts pages that are not calls. */
  mountPages?(app: FastifyInstance): void
  /** What other domains may use, as declared in `DomainServices`. */
  readonly services?: unknown
}

/** A domain of the server: its calls, and how it opens on a platform. */
export interface Domain<Table extends CallTable = CallTable> {
  readonly name: string
  readonly calls: Table
  /** What the domain's tables hold of people. */
  readonly personalData?: readonly PersonalData[]
  /** The lines that describe the domain's commands for operators. */
  usage?(): readonly string[]
  open(platform: Platform): OpenDomain<Table>
}

/** Declares a domain: its handlers are typed by its calls here, and are untyped to the code that opens it. */
export function defineDomain<Table extends CallTable>(domain: Domain<Table>): Domain {
  return domain
}
