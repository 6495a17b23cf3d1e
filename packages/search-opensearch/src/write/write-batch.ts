import { planBatch, type Change, type WriteBatch, type WriteCounts } from '@gezhi/search'
import type { ClusterCalls } from '../cluster.ts'
import type { IndexLayout } from '../storage/index-layout.ts'
import { knownBy, storedDocument } from '../storage/stored-document.ts'
import { sendBulk } from './send-bulk.ts'

interface Known {
  readonly hash: string
}

/** A record to be written: its document is built when it is sent. */
interface Written extends Known {
  readonly docId: string
  readonly record: object
}

type Writing = Change<Known, Written>

/**
 * A request ends with the document that exceeds this size, or at this number of documents: larger ones are not faster, smaller ones add
 * latency.
 */
const CHARACTERS_A_REQUEST = 2_000_000
const DOCUMENTS_A_REQUEST = 500
/** Concurrent requests: the next is built while the cluster works on others. */
const AT_ONCE = 3
/**
 * Puts and deletes of a batch. There is no transaction: an interrupted batch is written again, and its completed part then counts as
 * unchanged. Rejects with `SearchError` before anything is written if a record has no identity.
 */
export async function writeBatch(
  cluster: ClusterCalls,
  layout: IndexLayout,
  index: string,
  { puts, deletes = [] }: WriteBatch<object>,
): Promise<WriteCounts> {
  const documents = puts.map((record): Written => ({ ...knownBy(layout.kind, record), record }))
  const known = await knownHashes(cluster, index, [...documents.map((document) => document.docId), ...deletes])
  const { changes, counts } = planBatch(
    documents,
    deletes,
    (docId) => known.get(docId) ?? null,
    (a, b) => a === b,
  )
  const requests = requestsOf(layout, changes)
  const sendNext = async () => {
    // Each sender takes the next request, which is built while the others wait for responses.
    for (const request of requests) await sendBulk(cluster, index, request)
  }
  await allDone(Array.from({ length: AT_ONCE }, sendNext))
  return counts
}

/** Rejects with the first error, but only when no work is pending any more: writes after a failure would be unexpected. */
async function allDone(work: readonly Promise<void>[]): Promise<void> {
  const failure = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}

async function knownHashes(cluster: ClusterCalls, index: string, ids: readonly string[]): Promise<Map<string, Known>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const { docs } = await cluster.call<{ docs: readonly { _id: string; found?: boolean; _source: Known }[] }>({
    method: 'POST',
    path: `/${index}/_mget`,
    query: { _source_includes: 'hash' },
    body: { ids: unique },
    persistent: true,
  })
  return new Map(docs.flatMap((doc) => (doc.found === true ? [[doc._id, doc._source] as const] : [])))
}

/** Changes as the lines of bulk requests, built on demand. */
function* requestsOf(layout: IndexLayout, changes: readonly Writing[]): Generator<string[], void, void> {
  let request: string[] = []
  let characters = 0
  for (const change of changes) {
    const lines = linesOf(layout, change)
    request.push(lines)
    characters += lines.length
    if (characters < CHARACTERS_A_REQUEST && request.length < DOCUMENTS_A_REQUEST) continue
    yield request
    request = []
    characters = 0
  }
  if (request.length > 0) yield request
}

/** The lines of one change, each with its end. */
function linesOf(layout: IndexLayout, { docId, after }: Writing): string {
  if (after === null) return `${JSON.stringify({ delete: { _id: docId } })}\n`
  return `${JSON.stringify({ index: { _id: docId } })}\n${JSON.stringify(storedDocument(layout, after.record, { docId, hash: after.hash }))}\n`
}
