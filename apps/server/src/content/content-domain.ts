import { CALLS } from '@gezhi/contract'
import { COMPANY_KIND, PATENT_KIND, TRADEMARK_KIND } from '@gezhi/records'
import { defineDomain } from '../platform/domain.ts'
import type { Engines } from '../platform/engines.ts'
import type { ArticleParts } from './articles/article-actions.ts'
import { articleUsage, runArticleCommand } from './articles/article-commands.ts'
import { articleEditor } from './articles/article-editor.ts'
import { articleStore } from './article-store.ts'
import { contentUsage, runContentCommand } from './content-commands.ts'
import { contentHandlers } from './content-handlers.ts'
import { contentStores, type ContentStores } from './content-stores.ts'
import { coverageOf } from './coverage.ts'
import { CONTENT_PERSONAL_DATA } from './personal-data.ts'
import { seedArticles, writtenArticles } from './seed-articles.ts'
import { runSiteCommand, siteUsage } from './site/site-commands.ts'
import type { CurrentFacts, Insertions } from './show-article.ts'
import { siteSettings, type SiteSettings } from './site-settings.ts'

/** Services of content: its stores, the article editor, the settings of the site. */
export interface ContentServices {
  readonly stores: ContentStores
  readonly articles: ArticleParts
  readonly site: SiteSettings
  /** What other domains insert into articles. */
  readonly insertions: Insertions
  /** What articles show of the installation. */
  current(engines: Engines): CurrentFacts
}

declare module '../platform/domain.ts' {
  interface DomainServices {
    content: ContentServices
  }
}

/** Everything around the search: help, news, feedback, bookings, services. */
export const contentDomain = defineDomain({
  name: 'content',
  calls: CALLS.content,
  personalData: CONTENT_PERSONAL_DATA,
  usage: () => [...articleUsage(), ...contentUsage(), ...siteUsage()],
  open({ settings, database, reports, now, service }) {
    const accounts = service('accounts')
    const stores = contentStores(database, accounts, now, reports)
    const site = siteSettings(stores.siteSettings, settings)
    const editing: ArticleParts = { editor: articleEditor(database, now), written: writtenArticles }
    const articles = articleStore(database, now)
    const insertions: Insertions = new Map()
    const current = (engines: Engines) => ({ coverage: coverageOf(engines.of(PATENT_KIND)), insertions })
    const services: ContentServices = { stores, articles: editing, site, insertions, current }
    return {
      handlers: (serving) => {
        const engine = serving.sharedEngines.of(PATENT_KIND)
        return contentHandlers({
          ...serving,
          ...stores,
          engine,
          counted: {
            patents: engine,
            trademarks: serving.sharedEngines.of(TRADEMARK_KIND),
            companies: serving.sharedEngines.of(COMPANY_KIND),
          },
          ...current(serving.sharedEngines),
          accounts,
          articles,
          site,
          now,
        })
      },
      runCommand: async (args, by) =>
        (await runArticleCommand(editing, args, by)) ??
        (await runContentCommand({ ...stores, messages: accounts.messages, by }, args)) ??
        runSiteCommand({ ...stores, settings: site, by }, args),
      seed: () => seedArticles(database),
      services,
    }
  },
})
