import type { Accounts } from '../accounts/accounts.ts'
import type { Insertions } from './show-article.ts'
import type { SearchEngine } from '@gezhi/search'
import type { Serving } from '../platform/domain.ts'
import type { Coverage } from './coverage.ts'
import type { CountedEngines } from './index-counters.ts'
import type { ArticleStore } from './article-store.ts'
import type { ContentStores } from './content-stores.ts'
import type { SiteSettings } from './site-settings.ts'

/** Services used by the calls around the search. */
export interface ContentParts extends Serving, ContentStores {
  /** Of patents, without limits of one caller. */
  readonly engine: SearchEngine
  /** Of all kinds, likewise; for the counters of the home page. */
  readonly counted: CountedEngines
  readonly coverage: Coverage
  readonly insertions: Insertions
  readonly accounts: Pick<Accounts, 'uploads' | 'messages' | 'smsCodes' | 'users' | 'publicUrl'>
  readonly articles: ArticleStore
  readonly site: Pick<SiteSettings, 'current'>
  /** ms. */
  readonly now: () => number
}
