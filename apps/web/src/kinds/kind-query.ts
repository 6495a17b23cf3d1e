import type {
  FoundNumber,
  Language,
  ListAnswer,
  ListRequest,
  ListRow,
  QueryRelaxation,
  QueryCheck,
  QueryReading,
  SearchField,
  Suggestions,
} from '@gezhi/contract/client'
import { namedCall, namedCallQuery } from '../api/call-query.ts'
import type { KindCalls, SearchableKind } from './searchable-kind.ts'

/** The databases in which hits are counted, and the grouping by which. */
type Counted = Pick<ListRequest, 'typeList' | 'countryList' | 'collapse'>
type Databases = Omit<Counted, 'collapse'>

/** Requests and responses of the calls of every kind. */
interface KindExchanges {
  count: { request: { queryStr: string } & Counted; answer: number }
  fields: { request: { scene?: string }; answer: SearchField[] }
  check: { request: { queryStr: string; counts?: boolean } & Counted; answer: QueryCheck }
  suggest: { request: { word: string; count?: number } & Databases; answer: Suggestions }
  storeQuery: { request: { queryStr: string }; answer: string }
  openQuery: { request: { shareCode: string; size: 0 }; answer: { queryStr: string } }
  numbers: { request: { text: string }; answer: { total: number; numberList: FoundNumber[] } }
  companies: { request: { keyWord: string }; answer: { name: string; count: number }[] }
  readings: { request: Pick<ListRequest, 'filter' | 'filterItems'> & Counted; answer: QueryReading[] }
  relax: { request: Pick<ListRequest, 'filter' | 'filterItems'> & Counted; answer: QueryRelaxation }
}

type KindCall = keyof KindExchanges & keyof KindCalls

/** Calls a call of a kind that has it (`KindCalls`). Rejects as the typed client does. */
export function callKind<Name extends KindCall>(
  { calls }: SearchableKind,
  name: Name,
  request: KindExchanges[Name]['request'],
): Promise<KindExchanges[Name]['answer']> {
  return namedCall(calls.domain, calls[name] ?? '', request)
}

/** TanStack Query options for a call of a kind; not to be enabled where the kind has no such call (`KindCalls`). */
export function kindQuery<Name extends KindCall>(
  language: Language,
  { calls }: SearchableKind,
  name: Name,
  request: KindExchanges[Name]['request'],
) {
  return namedCallQuery<KindExchanges[Name]['request'], KindExchanges[Name]['answer']>(language, calls.domain, calls[name] ?? '', request)
}

/** The same for a call that returns a list: that of the plain query, or of a search mode with its arguments. */
export function kindListQuery<Row extends ListRow>(language: Language, { calls }: SearchableKind, name: string, request: ListRequest) {
  return namedCallQuery<ListRequest, ListAnswer<Row>>(language, calls.domain, name, request)
}
