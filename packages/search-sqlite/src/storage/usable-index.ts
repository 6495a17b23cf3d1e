import { isOutdated } from '../write/rebuild-index.ts'
import { liveIndex } from './index-folder.ts'
import type { IndexLayout } from './index-layout.ts'

/** Path of the live index of a kind in a folder if this version reads it; null while there is none, or one that is still to be made again. */
export function usableIndex(folder: string, layout: IndexLayout): string | null {
  try {
    const found = liveIndex(folder, layout.kind.indexName)
    return found === null || isOutdated(found.name, found.path, layout) ? null : found.path
  } catch {
    // Another one took its place between the two looks: the next look finds that.
    return null
  }
}
