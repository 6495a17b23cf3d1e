import { randomBytes } from 'node:crypto'
import { quantized } from '@gezhi/semantic'
import type { Cluster } from '../../cluster.ts'
import { everyHit } from '../../read/every-hit.ts'
import { sendBulk } from '../../write/send-bulk.ts'

/** Maximum characters of base64 in one document. */
const PART = 4_000_000
/** Vectors read at once. */
const PAGE = 5000

/** A document with the hash of the words its vector was computed from. */
export interface KnownVector {
  readonly docId: string
  readonly hash: number
}

export interface MadeVector extends KnownVector {
  readonly vector: Float32Array
}

interface PartAnswer {
  readonly docs: readonly { readonly found?: boolean; readonly _source?: { readonly data: string } }[]
}

interface VectorHit {
  readonly fields: { readonly docId: readonly [string]; readonly vector?: readonly [string]; readonly hash?: readonly [number] }
}

/** A separate index in the cluster for one model: the model itself in parts, and a vector for each document. */
export class SemanticStore {
  readonly name: string
  readonly #cluster: Cluster

  constructor(cluster: Cluster, name: string) {
    this.#cluster = cluster
    this.name = name
  }

  /** Creates the store of an index, with the same number of replicas. */
  static async create(cluster: Cluster, index: string): Promise<SemanticStore> {
    const name = `${index}${SEMANTIC}${randomBytes(4).toString('hex')}`
    const found = await cluster.call<Record<string, { settings: { index: { number_of_replicas: string } } }>>({
      method: 'GET',
      path: `/${index}/_settings`,
    })
    const settings = { number_of_shards: 1, number_of_replicas: found[index]!.settings.index.number_of_replicas, refresh_interval: '-1' }
    await cluster.call({
      method: 'PUT',
      path: `/${name}`,
      body: { settings: { index: settings }, mappings: MAPPINGS },
      query: { wait_for_active_shards: 1 },
    })
    return new SemanticStore(cluster, name)
  }

  /** Stores a named part of the model. */
  async putPart(name: string, bytes: Uint8Array): Promise<void> {
    const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
    const parts = Math.max(1, Math.ceil(data.length / PART))
    for (let i = 0; i < parts; i++) {
      const _id = `${name}/${i}`
      const document = { parts, data: data.slice(i * PART, (i + 1) * PART) }
      await sendBulk(this.#cluster, this.name, [`${JSON.stringify({ index: { _id } })}\n${JSON.stringify(document)}\n`])
    }
  }

  /** A named part of the model; empty if it does not exist. */
  async part(name: string): Promise<Buffer> {
    const parts: string[] = []
    for (let i = 0; ; i++) {
      const { docs } = await this.#cluster.call<PartAnswer>({
        method: 'POST',
        path: `/${this.name}/_mget`,
        body: { ids: [`${name}/${i}`] },
      })
      const source = docs[0]?._source
      if (source === undefined) return Buffer.concat(parts.map((part) => Buffer.from(part, 'base64')))
      parts.push(source.data)
    }
  }

  async putVectors(made: readonly MadeVector[]): Promise<void> {
    if (made.length === 0) return
    const lines = made.map(({ docId, hash, vector }) => {
      const document = { docId, hash, vector: Buffer.from(packVector(vector)).toString('base64') }
      return `${JSON.stringify({ index: { _id: docId } })}\n${JSON.stringify(document)}\n`
    })
    await sendBulk(this.#cluster, this.name, lines)
  }

  async remove(docIds: readonly string[]): Promise<void> {
    if (docIds.length > 0)
      await sendBulk(
        this.#cluster,
        this.name,
        docIds.map((_id) => `${JSON.stringify({ delete: { _id } })}\n`),
      )
  }

  /** Hashes of the vectors of some documents; documents without a vector are left out. */
  async hashes(docIds: readonly string[]): Promise<Map<string, number>> {
    const body = {
      size: docIds.length,
      query: { terms: { docId: docIds } },
      _source: false,
      docvalue_fields: ['docId', 'hash'],
      track_total_hits: false,
    }
    const { hits } = await this.#cluster.call<{ hits: { hits: readonly VectorHit[] } }>({
      method: 'POST',
      path: `/${this.name}/_search`,
      body,
    })
    return new Map(hits.hits.map(({ fields }) => [fields.docId[0], fields.hash![0]]))
  }

  /** All packed vectors by document, in the byte order of ids. */
  async *vectors(): AsyncGenerator<readonly { readonly docId: string; readonly packed: Buffer }[], void, void> {
    for await (const hits of everyHit<VectorHit>(this.#cluster, this.name, this.#vectorsBody(['docId', 'vector'])))
      yield hits.map(({ fields }) => ({ docId: fields.docId[0], packed: Buffer.from(fields.vector![0], 'base64') }))
  }

  async *docIds(): AsyncGenerator<readonly string[], void, void> {
    for await (const hits of everyHit<VectorHit>(this.#cluster, this.name, this.#vectorsBody(['docId'])))
      yield hits.map(({ fields }) => fields.docId[0])
  }

  #vectorsBody(fields: readonly string[]) {
    return { size: PAGE, query: { exists: { field: 'docId' } }, sort: [{ docId: 'asc' }], _source: false, docvalue_fields: fields }
  }

  /** Number of documents with a searchable vector. */
  async count(): Promise<number> {
    const body = { query: { exists: { field: 'docId' } } }
    return (await this.#cluster.call<{ count: number }>({ method: 'POST', path: `/${this.name}/_count`, body })).count
  }

  async refresh(): Promise<void> {
    await this.#cluster.call({ method: 'POST', path: `/${this.name}/_refresh`, persistent: true })
  }

  async drop(): Promise<void> {
    await this.#cluster.call({ method: 'DELETE', path: `/${this.name}`, orNull: true })
  }
}

/** Separator in the name of a store, after the name of its index. */
const SEMANTIC = '-meaning-'

const MAPPINGS = {
  dynamic: false,
  _source: { includes: ['parts', 'data'] },
  properties: { docId: { type: 'keyword' }, hash: { type: 'long', index: false }, vector: { type: 'binary', doc_values: true } },
} as const

/** Removes the stores of an index: all if the index is gone, otherwise those left by a killed build; `retained` are in use. */
export async function dropSemanticStores(cluster: Cluster, index: string, retained: readonly string[] = []): Promise<void> {
  const found = await cluster.call<Record<string, unknown>>({ method: 'GET', path: `/${index}${SEMANTIC}*/_alias` })
  for (const name of Object.keys(found).filter((one) => !retained.includes(one))) await new SemanticStore(cluster, name).drop()
}

/** Packs a vector into bytes: its scale as a float, then one byte per component. */
function packVector(vector: Float32Array): Uint8Array {
  const { scale, bytes } = quantized(vector)
  const row = new Uint8Array(4 + bytes.length)
  new DataView(row.buffer).setFloat32(0, scale, true)
  row.set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), 4)
  return row
}
