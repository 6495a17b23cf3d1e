import { planBatch, SearchError, type Change, type WriteBatch, type WriteCounts } from '@gezhi/search'
import type { Cluster } from '../cluster.ts'
import { storedDocument } from '../storage/stored-document.ts'

type Document = ReturnType<typeof storedDocument>

interface Known {
  readonly hash: string
}

/** Documents a request carries; some megabytes of patents. */
const DOCUMENTS_A_REQUEST = 250
/** What a busy node pushes back, and what a part of the index says that is looking for a node. */
const LATER = [429, 503]
/** Waits before what a busy cluster refused is sent again, in milliseconds. */
const WAITS = [200, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]

/**
 * Puts and deletes of a batch. There is no transaction: a batch that was cut off is written again, and what was done of it then counts as
 * unchanged. Rejects with `SearchError` before anything is written where a record has no number.
 */
export async function writeBatch(cluster: Cluster, index: string, { puts, deletes = [] }: WriteBatch): Promise<WriteCounts> {
  const documents = puts.map(storedDocument)
  const known = await knownHashes(cluster, index, [...documents.map((document) => document.docId), ...deletes])
  const { changes, counts } = planBatch(
    documents,
    deletes,
    (docId) => known.get(docId) ?? null,
    (a, b) => a === b,
  )
  for (let i = 0; i < changes.length; i += DOCUMENTS_A_REQUEST) await send(cluster, index, changes.slice(i, i + DOCUMENTS_A_REQUEST))
  return counts
}

async function knownHashes(cluster: Cluster, index: string, ids: readonly string[]): Promise<Map<string, Known>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const { docs } = await cluster.call<{ docs: readonly { _id: string; found?: boolean; _source: Known }[] }>({
    method: 'POST',
    path: `/${index}/_mget`,
    query: { _source_includes: 'hash' },
    body: { ids: unique },
    patient: true,
  })
  return new Map(docs.flatMap((doc) => (doc.found === true ? [[doc._id, doc._source] as const] : [])))
}

interface BulkAnswer {
  readonly errors: boolean
  readonly items: readonly Readonly<Record<string, { readonly status: number; readonly error?: { readonly reason: string } }>>[]
}

/** What a busy cluster pushed back is sent again after a while; anything else it refuses ends the batch. */
async function send(cluster: Cluster, index: string, changes: readonly Change<Known, Document>[]): Promise<void> {
  let waiting = changes
  for (const wait of [...WAITS, null]) {
    const { errors, items } = await cluster.call<BulkAnswer>({
      method: 'POST',
      path: `/${index}/_bulk`,
      lines: waiting.flatMap(linesOf),
      patient: true,
    })
    if (!errors) return
    const outcomes = items.map((item) => Object.values(item)[0]!)
    const refused = outcomes.find(({ status, error }) => error !== undefined && !LATER.includes(status))
    if (refused !== undefined) throw new SearchError('failed', `The cluster refused a document: ${refused.error!.reason}`)
    waiting = waiting.filter((_, i) => LATER.includes(outcomes[i]!.status))
    if (waiting.length === 0) return
    if (wait === null) throw new SearchError('failed', 'The cluster takes no more documents: its queues stay full')
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

function linesOf({ docId, after }: Change<Known, Document>): unknown[] {
  return after === null ? [{ delete: { _id: docId } }] : [{ index: { _id: docId } }, after]
}
