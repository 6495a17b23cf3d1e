import { loadBuiltInClasses, openClassSchemes } from '@gezhi/classification'
import { type ImportStores, openEventCodes } from '@gezhi/imports'
import { gateways } from '@gezhi/gateways'
import { patentDay, type PatentRecord } from '@gezhi/records'
import { type SearchEngine, withClassHierarchy } from '@gezhi/search'
import { makeDemoAccounts } from '../accounts/demonstration/demo-accounts.ts'
import { sandboxStores } from '../accounts/development/sandbox-stores.ts'
import { openAccounts } from '../accounts/accounts.ts'
import { hearAccountChanges } from '../accounts/hear-account-changes.ts'
import { buildApp } from '../app.ts'
import { articleStore } from '../content/article-store.ts'
import { seedArticles } from '../content/seed-articles.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { openDatabase } from '../database/open-database.ts'
import { postgresPlace } from '../database/postgres-place.ts'
import { startJobs } from '../database/start-jobs.ts'
import { type PictureFolder, pictureFolder } from '../files/picture-folder.ts'
import type { DrawingSource } from '../patents/drawing-sources.ts'
import { synonymStore } from '../search/keywords/synonym-store.ts'
import { keepMeaning } from '../search/semantic/keep-meaning.ts'
import { contentStores } from '../content/content-stores.ts'
import { searchHistoryStore } from '../library/search-history-store.ts'
import { templateStore } from '../library/templates/template-store.ts'
import { userSettingsStore } from '../library/settings/user-settings.ts'
import { viewQuota } from '../accounts/rights/view-quota.ts'
import { batchListStore } from '../search/batch/batch-lists.ts'
import { sharedSearchStore } from '../search/shared-searches.ts'
import type { RunningImports } from '../operations/import-socket.ts'
import { accountRegister } from '../operations/accounts/account-register.ts'
import { articleEditor } from '../operations/articles/article-editor.ts'
import { newLog } from '../plugins/new-log.ts'
import { newReadiness } from '../plugins/readiness.ts'
import type { Settings } from '../settings.ts'
import { buildWebApp } from './build-web-app.ts'
import { closingList, type ClosingList } from './closing-list.ts'
import { makeDataFolder, type DataFolder } from './data-folder.ts'
import { listen } from './listen.ts'
import { holdsDemonstration, loadDemonstration } from './load-demonstration.ts'
import { lockDataFolder } from './lock-data-folder.ts'

/** What main.ts chooses. */
export interface Adapters {
  openEngine(folder: string, settings: Settings): Promise<SearchEngine>
  demoPatents(count: number): Iterable<PatentRecord> | AsyncIterable<PatentRecord>
  drawingSource(pictures: PictureFolder): DrawingSource
  /** Lets `npm run import` hand its paths to this server. */
  startImports(stores: ImportStores & { folder: DataFolder }): Promise<RunningImports>
}

export interface RunningServer {
  readonly address: string
  /** Ends everything in order: no new requests, running ones finished, engine, jobs, database, lock. */
  stop(): Promise<void>
}

export interface StartOptions {
  readonly version: string
  /** Aborted when the server shall stop before it is ready. */
  readonly signal: AbortSignal
  /** For the people at the terminal, a line at a time. */
  readonly say: (line: string) => void
}

/** Starts a server on its data folder; resolves when searches find what they should. Leaves nothing running when it rejects. */
export async function startServer(settings: Settings, adapters: Adapters, options: StartOptions): Promise<RunningServer> {
  const opened = closingList()
  try {
    const address = await start(settings, adapters, options, opened)
    return { address, stop: () => opened.closeAll() }
  } catch (error) {
    await opened.closeAll().catch(() => {})
    throw error
  }
}

async function start(settings: Settings, adapters: Adapters, { version, signal, say }: StartOptions, opened: ClosingList): Promise<string> {
  const log = newLog(settings.GEZHI_LOG)
  const folder = await makeDataFolder(settings.GEZHI_DATA)
  const lock = lockDataFolder(folder, 'server')
  opened.add(() => lock.release())
  const web = buildWebApp(say)
  opened.add(() => web.stop())
  const database = await openDatabase(settings.DATABASE_URL ?? (await embeddedAddress(folder, say, opened)), settings, log)
  opened.add(() => database.$client.end())
  await seedArticles(database)
  const index = await adapters.openEngine(folder.index, settings)
  opened.add(() => index.close())
  const schemes = openClassSchemes(folder.schemes)
  opened.add(() => schemes.close())
  loadBuiltInClasses(schemes)
  const engine = withClassHierarchy(index, schemes)
  const eventCodes = openEventCodes(folder.eventCodes)
  opened.add(() => eventCodes.close())
  const pictures = pictureFolder(folder.files)
  signal.throwIfAborted()
  const outside = gateways(settings, settings.GEZHI_MODE, sandboxStores(database, Date.now))
  opened.add(() => outside.close())
  const accounts = openAccounts({
    database,
    gateways: outside,
    passwordDays: settings.GEZHI_PASSWORD_DAYS,
    publicUrl: settings.GEZHI_PUBLIC_URL,
    files: folder.files,
  })
  opened.add(await hearAccountChanges(database, accounts.cache, (error) => log.warn({ message: error.message }, 'changes of accounts')))
  let imports: RunningImports | null = null
  const retell = async () => imports?.retellLegalStates(patentDay(Date.now()))
  const jobs = await startJobs(database, log, [
    { queue: 'retell-legal-states', cron: '0 0 * * *', run: retell },
    { queue: 'sweep-guest-tokens', cron: '17 * * * *', run: () => accounts.guests.sweep() },
    { queue: 'sweep-accounts', cron: '27 * * * *', run: () => accounts.sweep() },
  ])
  opened.add(() => jobs.stop({ graceful: true, timeout: 3000 }))
  const readiness = newReadiness()
  const app = await buildApp(settings, {
    engine,
    schemes,
    accounts,
    sharedSearches: sharedSearchStore(database),
    batchLists: batchListStore(database),
    views: viewQuota(database),
    settings: userSettingsStore(database),
    templates: templateStore(database),
    searchHistory: searchHistoryStore(database),
    content: contentStores(database),
    synonyms: synonymStore(database),
    articles: articleStore(database),
    articleEditor: articleEditor(database, Date.now),
    accountRegister: accountRegister(database, Date.now),
    imports: folder.imports,
    drawingSource: adapters.drawingSource(pictures),
    files: folder.files,
    readiness,
    databaseAnswers: () => database.execute('SELECT 1').then(Boolean, () => false),
    web: web.current,
    log,
    version,
  })
  opened.add(() => app.close())
  opened.add(() => void (readiness.phase = 'stopping'))
  const address = await listen(app, settings)
  lock.announce(address)
  await loadDemonstration({
    engine,
    marker: folder.demonstration,
    count: settings.GEZHI_DEMO,
    patents: adapters.demoPatents,
    readiness,
    signal,
    say,
  })
  if (settings.GEZHI_MODE === 'development' && (await holdsDemonstration(folder.demonstration))) {
    const { passwords, now } = accounts
    const made = await makeDemoAccounts({ database, passwords, file: folder.demoAccounts, now })
    if (made) say(`Accounts to try it with, and their password: ${folder.demoAccounts}`)
  }
  await web.done
  imports = await adapters.startImports({ folder, engine, schemes, eventCodes, pictures })
  opened.add(imports.stop)
  signal.throwIfAborted()
  readiness.phase = 'ready'
  // What fell due while no server ran: searches need not wait for it.
  retell().catch((error: unknown) => log.error({ err: error }, 'legal states'))
  if (settings.GEZHI_MEANING === 'on' && engine.meaning !== null) {
    const kept = keepMeaning(engine.meaning, { every: MEANING_EVERY, onFailure: (error) => log.error({ err: error }, 'meaning') })
    opened.add(kept.stop)
  }
  return address
}

/** ms between looks whether records wait to be learned from; the first look comes as long after the start, when people have what they came for. */
const MEANING_EVERY = 30_000

async function embeddedAddress(folder: DataFolder, say: (line: string) => void, opened: ClosingList) {
  const place = await postgresPlace(folder.postgres, folder.root, say)
  const postgres = await startEmbeddedPostgres(place, `${folder.logs}/postgres.log`)
  opened.add(() => postgres.stop())
  return postgres.address
}
