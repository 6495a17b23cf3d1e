import type { Accounts } from '../accounts/accounts.ts'
import { viewQuota } from '../accounts/rights/view-quota.ts'
import { buildApp } from '../app.ts'
import { articleStore } from '../content/article-store.ts'
import { contentStores } from '../content/content-stores.ts'
import type { Database } from '../database/connect-database.ts'
import { databaseAnswers } from '../database/database-answers.ts'
import { searchHistoryStore } from '../library/search-history-store.ts'
import { userSettingsStore } from '../library/settings/user-settings.ts'
import { templateStore } from '../library/templates/template-store.ts'
import { accountRegister } from '../operations/accounts/account-register.ts'
import { articleEditor } from '../operations/articles/article-editor.ts'
import { countRequests } from '../plugins/request-counts.ts'
import { batchListStore } from '../search/batch/batch-lists.ts'
import { synonymStore } from '../search/keywords/synonym-store.ts'
import { sharedSearchStore } from '../search/shared-searches.ts'
import type { WebAppBuild } from './build-web-app.ts'
import { listen } from './listen.ts'
import type { ReadIndex } from './open-index.ts'
import type { StartParts } from './start-parts.ts'

/** What the app is served from. */
export interface ServedParts extends ReadIndex {
  readonly database: Database
  /** Where operators' lists are read. */
  readonly reports: Database
  readonly accounts: Accounts
  readonly web: WebAppBuild
}

/** Answers the whole API and the pages; resolves with the address. */
export async function serveApp(
  parts: StartParts,
  { engine, schemes, pictures, database, reports, accounts, web }: ServedParts,
): Promise<string> {
  const { settings, adapters, folder, files, readiness, log, version, opened } = parts
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
    content: contentStores(database, Date.now, reports),
    synonyms: synonymStore(database),
    articles: articleStore(database),
    articleEditor: articleEditor(database, Date.now),
    accountRegister: accountRegister(database, Date.now, reports),
    imports: folder.imports,
    drawingSource: adapters.drawingSource(pictures),
    files,
    readiness,
    requestCounts: countRequests(database),
    databaseAnswers: () => databaseAnswers(database),
    web: web.current,
    log,
    version,
  })
  opened.add(() => app.close())
  return listen(app, settings)
}
