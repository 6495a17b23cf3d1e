import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClassEntry, type ClassSchemes, openClassSchemes } from '@gezhi/classification'
import type { Envelope } from '@gezhi/contract'
import { gateways, type Gateways } from '@gezhi/gateways'
import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino, type Logger } from 'pino'
import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { openAccounts, type Accounts } from '../accounts/accounts.ts'
import { sandboxStores } from '../accounts/development/sandbox-stores.ts'
import type { Database } from '../database/connect-database.ts'
import { buildApp, type AppSettings } from '../app.ts'
import type { Ports } from '../ports.ts'
import type { FileStore } from '../files/file-store.ts'
import { pictureFiles } from '../files/picture-files.ts'
import { heldPicture, keptDrawing } from '../patents/drawing-sources.ts'
import { countRequests } from '../plugins/request-counts.ts'
import type { Readiness } from '../plugins/readiness.ts'
import type { WebBuild } from '../plugins/web-build.ts'
import { readSettings } from '../read-settings.ts'
import { articleStore } from '../content/article-store.ts'
import { contentStores } from '../content/content-stores.ts'
import { searchHistoryStore } from '../library/search-history-store.ts'
import { accountRegister } from '../operations/accounts/account-register.ts'
import { articleEditor } from '../operations/articles/article-editor.ts'
import { synonymStore } from '../search/keywords/synonym-store.ts'
import { templateStore } from '../library/templates/template-store.ts'
import { userSettingsStore } from '../library/settings/user-settings.ts'
import { viewQuota } from '../accounts/rights/view-quota.ts'
import { batchListStore } from '../search/batch/batch-lists.ts'
import { sharedSearchStore } from '../search/shared-searches.ts'
import { testFileStore } from './test-file-store.ts'
import { testDatabase } from './test-database.ts'
import { keptEngine } from './kept-engine.ts'

export interface TestAppOptions {
  readonly records?: readonly PatentRecord[]
  readonly classes?: readonly ClassEntry[]
  readonly settings?: Partial<AppSettings>
  readonly readiness?: Readiness
  readonly web?: WebBuild | null
  readonly log?: Logger
  /** Put before the engine: to count, to delay, to fail. */
  readonly wrapEngine?: (engine: SearchEngine) => SearchEngine
  /** Sandboxes on the test's database unless others are given. */
  readonly gateways?: Gateways
  /** `testFileStore` unless another is given. */
  readonly fileStore?: FileStore
  /** Milliseconds, for the life of tokens and signatures. */
  readonly now?: () => number
}

export interface TestApp {
  readonly app: FastifyInstance
  /** A folder of its own. */
  readonly files: string
  /** What it keeps pictures and uploads in. */
  readonly store: FileStore
  readonly database: Database
  readonly accounts: Accounts
  /** POSTs JSON and answers the envelope. */
  post<Data = Record<string, unknown>>(url: string, body: unknown, headers?: Record<string, string>): Promise<Envelope<Data>>
  /** GETs and answers the envelope. */
  get<Data = Record<string, unknown>>(url: string, headers?: Record<string, string>): Promise<Envelope<Data>>
}

/**
 * The whole app on a real engine that holds `records` and a real database, entered by `app.inject`, open to everybody unless `settings`
 * say otherwise; every answer is held against the contract. All is closed when the tests of the file, or of the `describe`, are done, or the test that called it.
 */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-app-'))
  const { engine, drop: dropEngine } = await keptEngine()
  if (options.records?.length) await engine.write({ puts: options.records })
  const { database, drop } = await testDatabase()
  const schemes = openClassSchemes(join(folder, 'classification.sqlite'))
  schemes.write({ entries: options.classes ?? [] })
  const files = join(folder, 'files')
  const store = options.fileStore ?? testFileStore(files)
  const now = options.now ?? Date.now
  const settings = { ...readSettings({ GEZHI_ACCESS: 'open' }), ...options.settings }
  const opened = options.gateways ?? gateways(settings, 'development', sandboxStores(database, now))
  const accounts = openAccounts({
    database,
    gateways: opened,
    passwordDays: settings.GEZHI_PASSWORD_DAYS,
    mode: settings.GEZHI_MODE,
    sharedLoginSites: settings.GEZHI_SHARED_LOGIN_SITES,
    publicUrl: settings.GEZHI_PUBLIC_URL,
    files: store,
    now,
  })
  const app = await buildApp(settings, portsOf(options, { engine, schemes, database, imports: join(files, 'imports'), store, accounts }))
  // Within a test nothing would ever run a hook of its file.
  const whenDone = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished
  whenDone(async () => {
    await app.close()
    await opened.close()
    await dropEngine()
    schemes.close()
    await drop()
    await rm(folder, { recursive: true, force: true })
  })
  return { app, files, store, database, accounts, ...callersOf(app) }
}

interface TestStores {
  readonly engine: SearchEngine
  readonly schemes: ClassSchemes
  readonly database: Database
  readonly imports: string
  readonly store: FileStore
  readonly accounts: Accounts
}

function portsOf(
  { readiness, web = null, log, wrapEngine = (engine) => engine, now }: TestAppOptions,
  { engine, schemes, database, imports, store, accounts }: TestStores,
): Ports {
  return {
    engine: wrapEngine(engine),
    schemes,
    accounts,
    sharedSearches: sharedSearchStore(database, now),
    batchLists: batchListStore(database, now),
    views: viewQuota(database, now),
    settings: userSettingsStore(database, now),
    templates: templateStore(database, now),
    synonyms: synonymStore(database),
    searchHistory: searchHistoryStore(database, now),
    content: contentStores(database, now),
    articles: articleStore(database, now),
    articleEditor: articleEditor(database, now ?? Date.now),
    accountRegister: accountRegister(database, now ?? Date.now),
    imports,
    drawingSource: async (record, drawing) => (await keptDrawing(record, drawing)) ?? heldPicture(pictureFiles(store), drawing),
    files: store,
    readiness: readiness ?? { phase: 'ready' },
    requestCounts: countRequests(database),
    databaseAnswers: () => database.execute('SELECT 1').then(Boolean, () => false),
    web: () => web,
    log: log ?? pino({ level: 'silent' }),
    version: '0.0.0-test',
    checkAnswers: true,
    ...(now && { now }),
  }
}

function callersOf(app: FastifyInstance): Pick<TestApp, 'post' | 'get'> {
  const inject = async (options: InjectOptions) => (await app.inject(options)).json()
  return {
    post: (url, body, headers = {}) => inject({ method: 'POST', url, payload: body as object, headers }),
    get: (url, headers = {}) => inject({ method: 'GET', url, headers }),
  }
}
