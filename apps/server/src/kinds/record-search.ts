import type { Language, ListRow, ParsedListRequest, SearchScenes } from '@gezhi/contract'
import type { CountRequest, Filter, Hit, SearchEngine } from '@gezhi/search'
import type { Rights } from '../http/rights.ts'

/** How a kind of record is searched and its hits shown: what lists of that kind are made with. */
export interface RecordSearch<
  R extends object = object,
  Row extends ListRow = ListRow,
  Request extends ParsedListRequest = ParsedListRequest,
> {
  readonly engine: SearchEngine<R>
  /** Text columns that passages are quoted from, the most telling first. */
  readonly snippetColumns: readonly string[]
  /** A hit as a row of the API; what rows of every kind have is added to it. */
  toRow(hit: Hit<R>, language: Language, request: Request): Row | Promise<Row>
  /** The filters that a request states in a form of its own. */
  requestFilters?(request: Request): readonly Filter[]
  /** Of its advanced search; absent where there is one scene only. */
  readonly scenes?: SearchScenes
  /** Which records somebody sees; absent where everybody sees all. */
  readonly visibility?: Visibility
}

/** A rule by which not everybody sees every record of a kind. */
export interface Visibility {
  /** The filters a search of somebody has besides their own; none where they see everything. */
  filters(rights: Rights): readonly Filter[]
  /** What the rule hides of a search: how many, and what opens it. Null where it hides nothing of this search. */
  hidden(engine: SearchEngine, selection: CountRequest, rights: Rights): Promise<Hidden | null>
}

/** Hits hidden from the caller. */
export interface Hidden {
  total: number
  totalRelation: 'eq' | 'gte'
  opens: 'login' | 'product'
}

/** What a search of somebody is narrowed to besides their own filters. */
export function visibleTo({ visibility }: Pick<RecordSearch, 'visibility'>, rights: Rights): readonly Filter[] {
  return visibility?.filters(rights) ?? []
}
