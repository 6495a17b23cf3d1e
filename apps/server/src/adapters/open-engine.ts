import type { SearchEngine } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { openMeaningModel, type EmbeddingSettings } from './open-meaning-model.ts'

/** The search engine of an installation, in the folder of its index, with the embedding model of the settings, where those are given. */
export async function openEngine(folder: string, settings?: EmbeddingSettings): Promise<SearchEngine> {
  return openSqliteEngine({ folder, meaningModel: settings === undefined ? null : await openMeaningModel(settings) })
}

/** The same for a process that reads the index while another writes it. */
export async function followEngine(folder: string, settings: EmbeddingSettings): Promise<SearchEngine> {
  return openSqliteEngine({ folder, follows: true, meaningModel: await openMeaningModel(settings) })
}

/** The same for an import, with as little memory as that needs. */
export function openEngineToWrite(folder: string): Promise<SearchEngine> {
  return openSqliteEngine({ folder, writesOnly: true })
}
