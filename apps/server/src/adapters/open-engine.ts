import { rm } from 'node:fs/promises'
import type { RecordKind } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { openSqliteEngine, type RebuildsBeside } from '@gezhi/search-sqlite'
import type { Settings } from '../settings/settings.ts'
import { openEmbeddingModel, type EmbeddingSettings } from './open-embedding-model.ts'
import { dropFromCluster, openSearchCluster, type SearchClusterSettings } from './open-search-cluster.ts'

type EngineSettings = EmbeddingSettings & SearchClusterSettings & Pick<Settings, 'GEZHI_READERS'>

/** The index of a record kind: its folder, or the folder that names it in a cluster. */
export interface IndexLocation<R extends object = object> {
  readonly kind: RecordKind<R>
  readonly folder: string
}

/** How an engine that writes is opened. */
export interface EngineOpening {
  /** Aborts waiting for a cluster, and the rebuild of an outdated index, which stays as it was. */
  readonly signal?: AbortSignal
  /** Called while an outdated index is rebuilt, with the number of copied documents and of all. */
  readonly onRebuild?: (done: number, total: number) => void
  /** If given, an outdated index that can be searched answers while it is rebuilt. */
  readonly rebuildsBeside?: RebuildsBeside
}

/**
 * The search engine of a kind: on the cluster of the settings, otherwise on the index in its folder, with the embedding model of the
 * settings.
 */
export async function openEngine<R extends object>(
  { kind, folder }: IndexLocation<R>,
  settings: EngineSettings,
  opening: EngineOpening = {},
): Promise<SearchEngine<R>> {
  const embeddingModel = await openEmbeddingModel(settings)
  const { signal } = opening
  if (settings.GEZHI_SEARCH_URL !== null) return openSearchCluster(kind, settings, { embeddingModel, ...(signal && { signal }) })
  return openSqliteEngine({ kind, folder, embeddingModel, buildsInChild: true, ...readersOf(settings), ...opening })
}

/** The engine's own number by default. */
function readersOf({ GEZHI_READERS: readers }: Pick<Settings, 'GEZHI_READERS'>): { readonly readers?: number } {
  return readers === 0 ? {} : { readers }
}

/** A second engine for a shadow index in the folder, which the first one swaps in. */
export async function openShadowEngine<R extends object>(
  { kind, folder }: IndexLocation<R>,
  settings: SearchClusterSettings,
): Promise<SearchEngine<R>> {
  return settings.GEZHI_SEARCH_URL === null ? openSqliteEngine({ kind, folder }) : openSearchCluster(kind, settings, { shadowOf: folder })
}

/** The same for a process that reads the index while another writes it. */
export async function followEngine<R extends object>(
  { kind, folder }: IndexLocation<R>,
  settings: EngineSettings,
): Promise<SearchEngine<R>> {
  const embeddingModel = await openEmbeddingModel(settings)
  if (settings.GEZHI_SEARCH_URL !== null) return openSearchCluster(kind, settings, { embeddingModel })
  return openSqliteEngine({ kind, folder, follows: true, embeddingModel, ...readersOf(settings) })
}

/** The same for an import, with little memory. */
export async function openEngineToWrite<R extends object>(
  { kind, folder }: IndexLocation<R>,
  settings: SearchClusterSettings,
  opening: EngineOpening = {},
): Promise<SearchEngine<R>> {
  const { signal } = opening
  return settings.GEZHI_SEARCH_URL === null
    ? openSqliteEngine({ kind, folder, writesOnly: true, ...opening })
    : openSearchCluster(kind, settings, signal && { signal })
}

/** The same for a shadow index in a folder that will be swapped in. */
export async function openShadowEngineToWrite<R extends object>(
  { kind, folder }: IndexLocation<R>,
  settings: SearchClusterSettings,
): Promise<SearchEngine<R>> {
  return settings.GEZHI_SEARCH_URL === null
    ? openSqliteEngine({ kind, folder, writesOnly: true })
    : openSearchCluster(kind, settings, { shadowOf: folder })
}

/** An engine for a new index in a folder, which another process swaps in: small, with nothing that a cluster needs. */
export function openIndexToFill<R extends object>({ kind, folder }: IndexLocation<R>): Promise<SearchEngine<R>> {
  return openSqliteEngine({ kind, folder, writesOnly: true })
}

/** Removes the shadow index of a folder that will not be swapped in, if there is one. */
export async function dropShadowEngine({ kind, folder }: IndexLocation, settings: SearchClusterSettings): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  if (settings.GEZHI_SEARCH_URL !== null) await dropFromCluster(kind, settings, folder)
}
