import { rm } from 'node:fs/promises'
import type { SearchEngine } from '@gezhi/search'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { openMeaningModel, type EmbeddingSettings } from './open-meaning-model.ts'
import { dropFromCluster, openSearchCluster, type SearchClusterSettings } from './open-search-cluster.ts'

type EngineSettings = EmbeddingSettings & SearchClusterSettings

/** The search engine of an installation: the cluster of the settings, else the one in the folder of its index, with the embedding model of the settings. */
export async function openEngine(folder: string, settings: EngineSettings): Promise<SearchEngine> {
  const meaningModel = await openMeaningModel(settings)
  if (settings.GEZHI_SEARCH_URL !== null) return openSearchCluster(PATENT_KIND, settings, { meaningModel })
  return openSqliteEngine({ kind: PATENT_KIND, folder, meaningModel })
}

/** Another one beside it, to build an index in the folder that the first adopts. */
export async function openEngineAside(folder: string, settings: SearchClusterSettings): Promise<SearchEngine> {
  return settings.GEZHI_SEARCH_URL === null
    ? openSqliteEngine({ kind: PATENT_KIND, folder })
    : openSearchCluster(PATENT_KIND, settings, { aside: folder })
}

/** The same for a process that reads the index while another writes it. */
export async function followEngine(folder: string, settings: EngineSettings): Promise<SearchEngine> {
  const meaningModel = await openMeaningModel(settings)
  if (settings.GEZHI_SEARCH_URL !== null) return openSearchCluster(PATENT_KIND, settings, { meaningModel })
  return openSqliteEngine({ kind: PATENT_KIND, folder, follows: true, meaningModel })
}

/** The same for an import, with as little memory as that needs; the signal ends the waiting for a cluster. */
export async function openEngineToWrite(folder: string, settings: SearchClusterSettings, signal: AbortSignal): Promise<SearchEngine> {
  return settings.GEZHI_SEARCH_URL === null
    ? openSqliteEngine({ kind: PATENT_KIND, folder, writesOnly: true })
    : openSearchCluster(PATENT_KIND, settings, { signal })
}

/** The same beside it, for an index that is built in a folder to be adopted. */
export async function openEngineAsideToWrite(folder: string, settings: SearchClusterSettings): Promise<SearchEngine> {
  return settings.GEZHI_SEARCH_URL === null
    ? openSqliteEngine({ kind: PATENT_KIND, folder, writesOnly: true })
    : openSearchCluster(PATENT_KIND, settings, { aside: folder })
}

/** Removes the index that was built aside in a folder and will not be adopted; nothing happens where there is none. */
export async function dropEngineAside(folder: string, settings: SearchClusterSettings): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  if (settings.GEZHI_SEARCH_URL !== null) await dropFromCluster(PATENT_KIND, settings, folder)
}
