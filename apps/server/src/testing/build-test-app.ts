import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClassEntry, openClassSchemes } from '@gezhi/classification'
import type { Envelope } from '@gezhi/contract'
import type { Gateways } from '@gezhi/gateways'
import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino, type Logger } from 'pino'
import { afterAll, onTestFinished, TestRunner } from 'vitest'
import type { Database } from '../database/connect-database.ts'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import { buildApp } from '../app/build-app.ts'
import type { OpenDomains } from '../app/open-domains.ts'
import { openPlatform } from '../app/open-platform.ts'
import { cleanupStack } from '../platform/cleanup-stack.ts'
import type { Platform, Serving } from '../platform/domain.ts'
import { Engines } from '../platform/engines.ts'
import type { Settings } from '../settings/settings.ts'
import type { FileStore } from '../files/file-store.ts'
import { pictureFiles } from '../files/picture-files.ts'
import { heldPicture } from '../kinds/drawings.ts'
import { storedDrawing, type DrawingSource } from '../patents/drawing-sources.ts'
import type { Readiness } from '../http/readiness.ts'
import type { WebBuild } from '../http/web-build.ts'
import { readSettings } from '../settings/read-settings.ts'
import { testFileStore } from './test-file-store.ts'
import { testDatabase } from './test-database.ts'
import { emptyEngines, reusedEngine } from './reused-engine.ts'
import type { StorageHealth } from '../data-folder/storage-health.ts'

export interface TestAppOptions {
  readonly records?: readonly PatentRecord[]
  readonly classes?: readonly ClassEntry[]
  readonly settings?: Partial<Settings>
  readonly readiness?: Readiness
  readonly storage?: StorageHealth
  readonly web?: WebBuild | null
  readonly log?: Logger
  /** Wraps the engine: to count, delay or fail calls. */
  readonly wrapEngine?: (engine: SearchEngine<PatentRecord>) => SearchEngine<PatentRecord>
  /** Engines of other kinds with records; by default they are empty. The test closes them. */
  readonly engines?: readonly SearchEngine[]
  /** Sandboxes on the test's database unless others are given. */
  readonly gateways?: Gateways
  /** `testFileStore` unless another is given. */
  readonly fileStore?: FileStore
  /** Receives the notifications of the database; not by default. */
  readonly subscribes?: true
  readonly now?: () => number
}

export interface TestApp {
  readonly app: FastifyInstance
  /** A folder of its own. */
  readonly files: string
  /** Folder of the index of pictures. */
  readonly pictureIndex: string
  /** What it keeps pictures and uploads in. */
  readonly store: FileStore
  readonly database: Database
  readonly accounts: AccountServices
  /** The services of a domain. */
  readonly service: Platform['service']
  /** What workers run, and the domains. */
  readonly jobs: Pick<OpenDomains, 'jobs' | 'indexJobs' | 'list'>
  /** What the domains serve from, without limits of one caller. */
  readonly serving: Serving
  /** POSTs JSON and returns the envelope. */
  post<Data = Record<string, unknown>>(url: string, body: unknown, headers?: Record<string, string>): Promise<Envelope<Data>>
  /** GETs and returns the envelope. */
  get<Data = Record<string, unknown>>(url: string, headers?: Record<string, string>): Promise<Envelope<Data>>
}

/**
 * The whole app on a real engine with `records` and a real database, called by `app.inject`, open to everybody unless `settings` differ;
 * every response is validated against the contract. Everything is closed when the tests of the file, of the `describe`, or the calling
 * test end.
 */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const opened = cleanupStack()
  // Hooks registered within a test would never run.
  const whenDone = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished
  whenDone(() => opened.disposeAsync())
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-app-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const { database, drop } = await testDatabase()
  opened.defer(drop)
  const { engine, drop: dropEngine } = await reusedEngine()
  opened.defer(dropEngine)
  if (options.records?.length) await engine.write({ puts: options.records })
  const schemes = openClassSchemes(join(folder, 'classification.sqlite'))
  opened.defer(() => schemes.close())
  schemes.write({ entries: options.classes ?? [] })
  const files = join(folder, 'files')
  const { fileStore: store = testFileStore(files), log = pino({ level: 'silent' }) } = options
  const settings = { ...readSettings({ GEZHI_ACCESS: 'open', GEZHI_DATA: folder }), ...options.settings }
  const parts = {
    settings,
    version: '0.0.0-test',
    files: store,
    folder: {
      imports: join(files, 'imports'),
      pictureIndex: join(folder, 'picture-index'),
      secretKey: join(folder, 'secret.key'),
      similarMarks: join(folder, 'similar-marks'),
      work: join(folder, 'work'),
    },
    log,
    opened,
  }
  const domains = await openPlatform(parts, database, {
    subscribes: options.subscribes ?? false,
    ...(options.now && { now: options.now }),
    ...(options.gateways && { gateways: options.gateways }),
  })
  const { readiness = { phase: 'ready' }, storage = WELL, web = null, wrapEngine = (one) => one } = options
  const drawingSource: DrawingSource = async (record, drawing) =>
    (await storedDrawing(record, drawing)) ?? heldPicture(pictureFiles(store), drawing)
  const serving = {
    engines: new Engines([wrapEngine(engine), ...(await otherEngines(options.engines))]),
    schemes,
    readiness,
    drawingSource,
  }
  const app = await buildApp({ domains, serving, storage, web: () => web, checkAnswers: true })
  opened.defer(() => app.close())
  const { service } = domains.platform
  const unlimited = { ...serving, sharedEngines: serving.engines }
  return {
    app,
    files,
    pictureIndex: parts.folder.pictureIndex,
    store,
    database,
    accounts: service('accounts'),
    service,
    jobs: domains,
    serving: unlimited,
    ...callersOf(app),
  }
}

/** The given engines, and empty ones of the kinds without. */
async function otherEngines(given: readonly SearchEngine[] = []): Promise<readonly SearchEngine[]> {
  const names = new Set(given.map(({ kind }) => kind.name))
  return [...given, ...(await emptyEngines()).filter(({ kind }) => !names.has(kind.name))]
}

const WELL: StorageHealth = { isGone: () => false, problem: () => Promise.resolve(null) }

function callersOf(app: FastifyInstance): Pick<TestApp, 'post' | 'get'> {
  const inject = async (options: InjectOptions) => (await app.inject(options)).json()
  return {
    post: (url, body, headers = {}) => inject({ method: 'POST', url, payload: body as object, headers }),
    get: (url, headers = {}) => inject({ method: 'GET', url, headers }),
  }
}
