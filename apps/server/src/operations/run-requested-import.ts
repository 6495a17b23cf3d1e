import { type ImportReport, type ImportRequest, readMapping, runImport } from '@gezhi/imports'
import type { SearchEngine } from '@gezhi/search'
import type { IndexLocation } from '../adapters/open-engine.ts'
import type { DataFolder } from '../data-folder/data-folder.ts'
import type { InstalledStores } from '../platform/running-imports.ts'
import { openImportHistory } from './history/import-history.ts'
import type { ImportNotice, RequestedImport } from './import-protocol.ts'
import { withWaitNotices } from './with-wait-notices.ts'
import { rebuildFromDocuments, rebuildFromFiles } from './rebuild-index.ts'

/** Stores used by an import. */
export interface ImportSurroundings {
  readonly folder: DataFolder
  readonly stores: InstalledStores
  /** Opens a second engine for a shadow index. */
  openEngine(location: IndexLocation): Promise<SearchEngine>
  readonly signal: AbortSignal
  onEvent(event: ImportNotice): void
}

/** Runs a requested import and records it in the history. Rejects with a readable reason if it cannot run. */
export async function runRequestedImport(requested: RequestedImport, surroundings: ImportSurroundings): Promise<void> {
  const { folder, stores, signal, onEvent, openEngine } = surroundings
  const { paths, dryRun, rebuild } = requested
  const mappings = requested.mappings.map(readMapping)
  const pictures = stores.pictures && withWaitNotices(stores.pictures, onEvent)
  const request: ImportRequest = {
    ...stores,
    engines: stores.engines.byName,
    ...(pictures && { pictures }),
    paths,
    mappings,
    dryRun,
    signal,
    onEvent,
    rejectedFolder: folder.imports,
  }
  const rebuilding = { engines: stores.engines, shadowFolder: folder.rebuild, openEngine, onEvent }
  if (rebuild && paths.length === 0) await rebuildFromDocuments(rebuilding, signal)
  else if (rebuild) await rebuildFromFiles(rebuilding, paths, ({ byName }) => runRecorded({ ...request, engines: byName }))
  else if (dryRun) await runImport(request)
  else await runRecorded(request)
}

async function runRecorded(request: ImportRequest): Promise<ImportReport> {
  const history = openImportHistory(request.rejectedFolder)
  const record = history.follow(request.paths)
  try {
    const onEvent: ImportRequest['onEvent'] = (event) => {
      record.event(event)
      request.onEvent(event)
    }
    return await runImport({ ...request, onEvent })
  } catch (error) {
    record.failed((error as Error).message)
    throw error
  } finally {
    history.close()
  }
}
