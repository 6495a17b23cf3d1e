import { existsSync } from 'node:fs'
import { openClassSchemesToRead } from '@gezhi/classification'
import { indexAddress } from '@gezhi/records'
import { withClassHierarchy, type SearchEngine } from '@gezhi/search'
import { followEngine } from '../adapters/open-engine.ts'
import { dataFolder } from '../data-folder/data-folder.ts'
import { fileFolder } from '../files/file-folder.ts'
import type { FileStore } from '../files/file-store.ts'
import { searchLimiter, SEARCHES_AT_ONCE } from '../http/limited-engine.ts'
import { RECORD_KINDS } from '../kinds/record-kinds.ts'
import type { Serving } from '../platform/domain.ts'
import { Engines } from '../platform/engines.ts'
import type { Settings } from '../settings/settings.ts'

/** What can be read of a data folder without its database. */
export interface FolderToRead {
  readonly serving: Pick<Serving, 'engines' | 'schemes' | 'readiness'>
  readonly files: FileStore
}

/**
 * Opens a data folder to read it, also beside a server that writes it: no lock is taken and nothing is written. Rejects with a message for
 * the user if there is no index.
 */
export async function readFolder(settings: Settings): Promise<FolderToRead> {
  const folder = dataFolder(settings.GEZHI_DATA)
  if (!existsSync(folder.schemes)) throw new Error(`${folder.root} is not the data folder of an installation (GEZHI_DATA)`)
  const schemes = openClassSchemesToRead(folder.schemes)
  const engines: SearchEngine[] = []
  for (const kind of RECORD_KINDS) engines.push(await followEngine({ kind, folder: indexAddress(folder.index, kind) }, settings))
  // An index that is missing or outdated reports it here instead of to every tool.
  await Promise.all(engines.map((engine) => engine.status())).catch((error: unknown) => {
    throw new Error(`${folder.root} has no index that this version can read; start the server once`, { cause: error })
  })
  const limits = searchLimiter({ seconds: settings.GEZHI_SEARCH_SECONDS, atOnce: SEARCHES_AT_ONCE })
  return {
    serving: {
      engines: new Engines(engines.map((engine) => limits(withClassHierarchy(engine, schemes)))),
      schemes,
      readiness: { phase: 'ready' },
    },
    files: fileFolder(folder.files),
  }
}
