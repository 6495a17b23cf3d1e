import type { CurrentFacts } from '../content/show-article.ts'
import type { Handlers } from '../http/call-context.ts'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import type { ContentServices } from '../content/content-domain.ts'
import type { WaitingSales } from '../payment/console/sale-lists.ts'
import type { SynonymStore } from '../search/keywords/synonym-store.ts'
import { consoleAccountHandlers } from './accounts/account-handlers.ts'
import { articleHandlers } from './articles/article-handlers.ts'
import { healthHandlers, type HealthParts } from './health/health-handlers.ts'
import { importsPage } from './history/imports-page.ts'
import { jobHandlers } from './jobs/job-handlers.ts'
import { institutionHandlers } from './institutions/institution-handlers.ts'
import { overviewHandlers } from './overview-handlers.ts'
import { serviceHandlers } from './site/service-handlers.ts'
import { siteSettingHandlers } from './site/site-setting-handlers.ts'
import { userTaskHandlers, type UserTaskParts } from './tasks/user-task-handlers.ts'
import { wordHandlers } from './words/word-handlers.ts'

/** Services used by the console. */
export interface OperationParts {
  readonly current: CurrentFacts
  readonly accounts: AccountServices
  readonly content: ContentServices
  readonly synonyms: SynonymStore
  countWaitingSales(): Promise<WaitingSales>
  readonly health: HealthParts
  readonly userTasks: UserTaskParts['sources']
  /** Folder of imports, where their history is. */
  readonly imports: string
}

/** Calls of the operator console. */
export function operationHandlers({
  current,
  accounts,
  content,
  synonyms,
  countWaitingSales,
  imports,
  health,
  userTasks,
}: OperationParts): Handlers['operations'] {
  const { stores, articles, site } = content
  const { cancellations } = accounts
  return {
    ...overviewHandlers({ ...stores, cancellations, countWaitingSales, imports: (page) => importsPage(imports, page) }),
    ...healthHandlers(health),
    ...jobHandlers(health.database, health.now),
    ...userTaskHandlers({
      database: health.database,
      now: health.now,
      nickOf: accounts.nickOf,
      messages: accounts.messages,
      sources: userTasks,
    }),
    ...articleHandlers(articles, current),
    ...consoleAccountHandlers(accounts),
    ...institutionHandlers(accounts.institutions, accounts.now),
    ...wordHandlers(stores.dictionary, synonyms),
    ...serviceHandlers(stores.saleServices),
    ...siteSettingHandlers(site, stores.siteSettings),
  }
}
