import { coverageOf } from '../content/coverage.ts'
import type { SiteSettings } from '../content/site-settings.ts'
import { writtenArticles } from '../content/seed-articles.ts'
import type { Handlers } from '../plugins/call-context.ts'
import type { Ports } from '../ports.ts'
import { consoleAccountHandlers } from './accounts/account-handlers.ts'
import { articleHandlers } from './articles/article-handlers.ts'
import { importsPage } from './history/imports-page.ts'
import { overviewHandlers } from './overview-handlers.ts'
import { serviceHandlers } from './site/service-handlers.ts'
import { siteSettingHandlers } from './site/site-setting-handlers.ts'
import { wordHandlers } from './words/word-handlers.ts'

/** Calls of the operator console. */
export function operationHandlers(ports: Ports, site: SiteSettings): Handlers['operations'] {
  const { accounts, accountRegister, content, articleEditor, synonyms, engine, imports } = ports
  const { users, passwords, sessions, cancellations, now } = accounts
  const { feedback, reservations, dictionary } = content
  return {
    ...overviewHandlers({ feedback, reservations, cancellations, imports: (page) => importsPage(imports, page) }),
    ...articleHandlers({ editor: articleEditor, written: writtenArticles }, coverageOf(engine)),
    ...consoleAccountHandlers({ users, passwords, sessions, now, register: accountRegister }),
    ...wordHandlers(dictionary, synonyms),
    ...serviceHandlers(content.saleServices),
    ...siteSettingHandlers(site, content.siteSettings),
  }
}
