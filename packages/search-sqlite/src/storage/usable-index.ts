import { isOutdated } from '../write/rebuild-index.ts'
import { liveIndex } from './index-folder.ts'
import type { IndexLayout } from './index-layout.ts'
import { lackingFieldsOf } from './lacking-fields.ts'

/**
 * Path of the live index of a kind in a folder if this version can search it, also one that is being rebuilt; null if there is none, or
 * only one that must be rebuilt first.
 */
export function usableIndex(folder: string, layout: IndexLayout): string | null {
  try {
    const found = liveIndex(folder, layout.kind.indexName)
    return found === null || (isOutdated(found.name, found.path, layout) && lackingFieldsOf(found.path, layout) === null)
      ? null
      : found.path
  } catch {
    // Another one replaced it between the two checks: the next check finds that.
    return null
  }
}

/** Whether a folder has an index that must be rebuilt; false also for one that cannot be read. */
export function mustRebuild(folder: string, layout: IndexLayout): boolean {
  try {
    const found = liveIndex(folder, layout.kind.indexName)
    return found !== null && isOutdated(found.name, found.path, layout)
  } catch {
    // The writer reports the error.
    return false
  }
}
