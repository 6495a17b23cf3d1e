import type { Language, ListRow, ParsedListRequest, SearchScenes } from '@gezhi/contract'
import type { Field } from '@gezhi/records'
import type { CountRequest, Filter, Hit, SearchEngine } from '@gezhi/search'
import type { Rights } from '../http/rights.ts'

/** How a kind of record is searched and displayed: the definition of its lists. */
export interface RecordSearch<
  R extends object = object,
  Row extends ListRow = ListRow,
  Request extends ParsedListRequest = ParsedListRequest,
> {
  readonly engine: SearchEngine<R>
  /** Text columns that passages are quoted from, most relevant first. */
  readonly snippetColumns: readonly string[]
  /** A hit as a row of the API; columns common to all kinds are added to it. */
  toRow(hit: Hit<R>, language: Language, request: Request): Row | Promise<Row>
  /** The title of a value of a facet whose codes have none in the field table, such as those of an imported scheme. */
  valueTitle?(field: Field<R>, value: string, language: Language): string | undefined
  /** The filters that a request specifies in a form of its own. */
  requestFilters?(request: Request): readonly Filter[]
  /** Of its advanced search; absent if there is only one scene. */
  readonly scenes?: SearchScenes
  /** Which records a caller may see; absent if everybody sees all. */
  readonly visibility?: Visibility
}

/** A rule that hides some records of a kind from some callers. */
export interface Visibility {
  /** The additional filters of a caller's searches; none if they see everything. */
  filters(rights: Rights): readonly Filter[]
  /** What the rule hides in a search: the number of hits, and what the caller needs to see them. Null if nothing is hidden. */
  hidden(engine: SearchEngine, selection: CountRequest, rights: Rights): Promise<Hidden | null>
}

/** Hits hidden from the caller. */
export interface Hidden {
  total: number
  totalRelation: 'eq' | 'gte'
  opens: 'login' | 'product'
}

/** The additional filters of a caller's searches. */
export function visibleTo({ visibility }: Pick<RecordSearch, 'visibility'>, rights: Rights): readonly Filter[] {
  return visibility?.filters(rights) ?? []
}
