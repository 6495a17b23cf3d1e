import { setTimeout } from 'node:timers/promises'
import type { EmbeddingModel } from '@gezhi/semantic'
import type { RecordKind } from '@gezhi/records'
import { SearchError, type SearchEngine } from '@gezhi/search'
import type { ClusterHealth } from '@gezhi/search-opensearch'
import type { Settings } from '../settings/settings.ts'
import { printError } from '../terminal/print.ts'

export type { ClusterDisk, ClusterHealth, DiskLevel } from '@gezhi/search-opensearch'

/** Settings of a search cluster. */
export type SearchClusterSettings = Pick<
  Settings,
  'GEZHI_SEARCH_URL' | 'GEZHI_SEARCH_INDEX' | 'GEZHI_SEARCH_SHARDS' | 'GEZHI_SEARCH_REPLICAS'
>

/** Maximum start-up time of a cluster that is started together with the server. */
const START_LIMIT_MS = 90_000
const PAUSE_MS = 2000

/** Options for using a cluster. */
interface ClusterUse {
  /** The folder of a shadow index to be swapped in. */
  readonly shadowOf?: string
  /** The embedding model; null or omitted for the one learned from the records. */
  readonly embeddingModel?: EmbeddingModel | null
  /** Aborts waiting for it. */
  readonly signal?: AbortSignal
}

/**
 * The engine for a kind of record on the cluster of the settings. Waits for a cluster that is still starting. Rejects with a message for
 * the operator if it does not respond within a minute and a half, and with the signal's reason.
 */
export async function openSearchCluster<R extends object>(
  kind: RecordKind<R>,
  settings: SearchClusterSettings,
  { shadowOf, embeddingModel = null, signal }: ClusterUse = {},
): Promise<SearchEngine<R>> {
  const { GEZHI_SEARCH_URL, GEZHI_SEARCH_INDEX: name, GEZHI_SEARCH_SHARDS: shards, GEZHI_SEARCH_REPLICAS: replicas } = settings
  const nodes = GEZHI_SEARCH_URL ?? []
  const { openOpenSearchEngine } = await openSearch()
  const until = performance.now() + START_LIMIT_MS
  for (let announced = false; ; announced = true) {
    try {
      return await openOpenSearchEngine({
        kind,
        nodes,
        name,
        shards,
        replicas,
        embeddingModel,
        ...(shadowOf !== undefined && { shadowOf }),
      })
    } catch (error) {
      const away = error instanceof SearchError && error.reason === 'unreachable' && !isUntrusted(error)
      if (!away || performance.now() > until) throw new Error(describeError(nodes, error as Error), { cause: error })
    }
    if (!announced) printError(`Waiting for the search cluster at ${hostsOf(nodes)} (GEZHI_SEARCH_URL) / 正在等待检索集群…`)
    // Ends early only with the signal.
    await setTimeout(PAUSE_MS, undefined, signal && { signal }).catch(() => {})
    signal?.throwIfAborted()
  }
}

/** The state of the cluster of the settings; null without one. Rejects with `SearchError` if it does not answer, and with the signal's reason. */
export async function searchClusterHealth(
  { GEZHI_SEARCH_URL: nodes }: Pick<Settings, 'GEZHI_SEARCH_URL'>,
  signal: AbortSignal,
): Promise<ClusterHealth | null> {
  if (nodes === null) return null
  const { readClusterHealth } = await openSearch()
  return readClusterHealth({ nodes }, signal)
}

/** Removes the shadow index of a folder for a kind of record from the cluster of the settings. */
export async function dropFromCluster(
  kind: RecordKind,
  { GEZHI_SEARCH_URL: nodes, GEZHI_SEARCH_INDEX: name }: SearchClusterSettings,
  folder: string,
): Promise<void> {
  const { dropShadowIndex } = await openSearch()
  return dropShadowIndex({ kind, nodes: nodes ?? [], name }, folder)
}

/** Loaded for clusters only: its client takes several megabytes. */
function openSearch() {
  return import('@gezhi/search-opensearch')
}

/** Waiting does not make an untrusted certificate valid. */
function isUntrusted({ message }: Error): boolean {
  return /certificate|altnames/i.test(message)
}

function describeError(nodes: readonly string[], error: Error): string {
  const text = `The search cluster at ${hostsOf(nodes)} cannot be used (GEZHI_SEARCH_URL) / 无法使用检索集群: ${error.message}`
  if (!isUntrusted(error)) return text
  return `${text}. NODE_EXTRA_CA_CERTS=/path/ca.pem in the environment specifies your own certificate authority / 自有证书机构以环境变量 NODE_EXTRA_CA_CERTS 指定`
}

/** Without user and password. */
function hostsOf(nodes: readonly string[]): string {
  return nodes.map((node) => new URL(node).host).join(', ')
}
