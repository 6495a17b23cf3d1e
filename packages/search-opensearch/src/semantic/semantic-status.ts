import type { SemanticStatus } from '@gezhi/search'
import type { Cluster } from '../cluster.ts'
import { SemanticStore } from './build/semantic-store.ts'
import type { LiveIndex } from './live-index.ts'
import type { SemanticState } from './semantic-state.ts'

/** Up to this many written documents are checked individually for being new or changed. */
const MAX_CHECKED = 1000

interface WrittenAnswer {
  readonly hits: {
    readonly total: { readonly value: number }
    readonly hits: readonly { readonly fields: { readonly docId: readonly [string] } }[]
  }
}

/** Status of the semantic build of an index. */
export async function semanticStatus(cluster: Cluster, { index, semantic }: LiveIndex): Promise<Omit<SemanticStatus, 'building'>> {
  const { count: documents } = await cluster.call<{ count: number }>({ method: 'GET', path: `/${index}/_count` })
  if (semantic === null)
    return { documents, vectors: 0, waiting: documents, model: null, translations: {}, technicalTerms: null, teaching: null }
  const { model, translations } = semantic
  const vectors = model === null ? 0 : await new SemanticStore(cluster, model.store).count()
  const waiting = semantic.builtAt === 0 ? documents : await waitingDocuments(cluster, semantic, documents)
  return {
    documents,
    vectors,
    waiting,
    model: model && { id: model.id, dimensions: model.dimensions, sample: model.sample },
    translations,
    // Written by a version before there were these.
    technicalTerms: semantic.technicalTerms ?? null,
    teaching: semantic.teaching ?? null,
  }
}

/** Documents written since a build, and those deleted since. */
async function waitingDocuments(
  cluster: Cluster,
  { index, builtAt, documents: before, model }: SemanticState,
  documents: number,
): Promise<number> {
  const { hits } = await cluster.call<WrittenAnswer>({
    method: 'POST',
    path: `/${index}/_search`,
    body: {
      size: MAX_CHECKED,
      query: { range: { written: { gt: builtAt } } },
      track_total_hits: true,
      _source: false,
      docvalue_fields: ['docId'],
    },
  })
  const written = hits.total.value
  const looked = model === null || written > MAX_CHECKED ? [] : hits.hits.map(({ fields }) => fields.docId[0])
  const changed = looked.length === 0 ? 0 : (await new SemanticStore(cluster, model!.store).hashes(looked)).size
  return written + Math.max(0, before + written - changed - documents)
}
