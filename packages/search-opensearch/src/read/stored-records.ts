import type { Contents, ContentsRequest, Page, SimilarRequest, StoredRecord } from '@gezhi/search'
import type { DocumentSource } from '../storage/stored-document.ts'
import { groupKey, storedDocument } from '../storage/stored-document.ts'
import { BORDERS } from '../storage/written-words.ts'
import type { Searching } from '../query-dsl/searched-index.ts'
import { groupPath } from './group-path.ts'
import { sourceFields, toStored, type SearchAnswer } from './searching.ts'

interface FoundDocuments {
  readonly docs: readonly { readonly found?: boolean; readonly _source: DocumentSource }[]
}

/** The existing records among these doc ids, in the given order. */
export async function recordsById(
  { cluster, index }: Searching,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<StoredRecord<object>[]> {
  if (ids.length === 0) return []
  const { docs } = await cluster.call<FoundDocuments>({ method: 'POST', path: `/${index}/_mget`, body: { ids }, signal })
  return docs.flatMap((doc) => (doc.found === true ? [toStored(doc._source)] : []))
}

/** The next documents in the order of their ids, and the id to continue after; null after the last. */
export async function contentsAfter({ cluster, index }: Searching, { after, limit }: ContentsRequest): Promise<Contents<object>> {
  const body = { size: limit, sort: [{ docId: 'asc' }], _source: sourceFields(false), ...(after !== null && { search_after: [after] }) }
  const answer = await cluster.call<SearchAnswer>({ method: 'POST', path: `/${index}/_search`, body, persistent: true })
  const records = answer.hits.hits.map((hit) => toStored(hit._source))
  return { records, next: records.length < limit ? null : records.at(-1)!.docId }
}

const MAX_WORDS = 40

/** Documents that share the distinctive words of this one, best first: one of each subject, none of its own. */
export async function similarDocuments(searching: Searching, { id, size, signal }: SimilarRequest): Promise<Page<object>> {
  const { cluster, index, layout } = searching
  const [self] = await recordsById(searching, [id], signal)
  if (self === undefined) return { hits: [] }
  const { text } = storedDocument(layout, self.record)
  const { kind } = layout
  const subject = kind.sameSubject === undefined ? null : groupPath(layout, kind.sameSubject)
  const body = {
    size,
    _source: sourceFields(true),
    query: {
      bool: {
        must: [
          {
            more_like_this: {
              // Columns about the subject of a document; its body contains too much else.
              fields: layout.mainColumns.map((column) => `text.${column}`),
              like: [{ _index: index, doc: { text } }],
              max_query_terms: MAX_WORDS,
              min_term_freq: 1,
              min_doc_freq: 2,
              // The document given is read into the subfields, too, and every document has borders.
              stop_words: Object.values(BORDERS).flatMap(({ begins, ends }) => [begins, ends]),
              // Less is shared by chance.
              minimum_should_match: '12%',
            },
          },
        ],
        must_not: [
          { ids: { values: [id] } },
          ...(subject === null ? [] : [{ term: { [subject]: groupKey(kind, kind.sameSubject!, self.record, id) } }]),
        ],
      },
    },
    ...(subject !== null && { collapse: { field: subject } }),
  }
  const answer = await cluster.call<SearchAnswer>({ method: 'POST', path: `/${index}/_search`, body, signal })
  return { hits: answer.hits.hits.map((hit) => ({ ...toStored(hit._source), score: hit._score ?? 0 })) }
}
