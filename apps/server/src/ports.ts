import type { ClassSchemes } from '@gezhi/classification'
import type { SearchEngine } from '@gezhi/search'
import type { Logger } from 'pino'
import type { Accounts } from './accounts/accounts.ts'
import type { ViewQuota } from './accounts/rights/view-quota.ts'
import type { AccountRegister } from './operations/accounts/account-register.ts'
import type { ArticleEditor } from './operations/articles/article-editor.ts'
import type { ArticleStore } from './content/article-store.ts'
import type { DrawingSource } from './patents/drawing-sources.ts'
import type { Readiness } from './plugins/readiness.ts'
import type { RequestCounts } from './plugins/request-counts.ts'
import type { WebBuild } from './plugins/web-build.ts'
import type { UserSettings } from './library/settings/user-settings.ts'
import type { TemplateStore } from './library/templates/template-store.ts'
import type { ContentStores } from './content/content-stores.ts'
import type { FileStore } from './files/file-store.ts'
import type { SearchHistoryStore } from './library/search-history-store.ts'
import type { SynonymStore } from './search/keywords/synonym-store.ts'
import type { BatchLists } from './search/batch/batch-lists.ts'
import type { SharedSearches } from './search/shared-searches.ts'

/** What the app stands on; main.ts chooses, tests bring their own. */
export interface Ports {
  readonly engine: SearchEngine
  readonly schemes: ClassSchemes
  readonly accounts: Accounts
  readonly sharedSearches: SharedSearches
  readonly batchLists: BatchLists
  readonly views: ViewQuota
  readonly settings: UserSettings
  readonly templates: TemplateStore
  readonly synonyms: SynonymStore
  readonly searchHistory: SearchHistoryStore
  readonly content: ContentStores
  readonly articles: ArticleStore
  readonly articleEditor: ArticleEditor
  readonly accountRegister: AccountRegister
  /** Folder of imports, where their history is. */
  readonly imports: string
  readonly drawingSource: DrawingSource
  /** Pictures that came with documents, rendered drawings, uploads. */
  readonly files: FileStore
  readonly readiness: Readiness
  databaseAnswers(): Promise<boolean>
  readonly requestCounts: RequestCounts
  /** The built web app, null while there is none. */
  web(): WebBuild | null
  readonly log: Logger
  /** The program's version. */
  readonly version: string
  /** In tests: every answer is held against the contract. */
  readonly checkAnswers?: boolean
  /** ms; the machine's clock unless a test brings its own. */
  readonly now?: () => number
}
