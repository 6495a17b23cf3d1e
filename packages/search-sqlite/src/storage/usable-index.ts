import { isOutdated } from '../write/rebuild-index.ts'
import { liveIndex } from './index-folder.ts'

/** Path of the live index of a folder if this version reads it; null while there is none, or one that is still to be made again. */
export function usableIndex(folder: string): string | null {
  try {
    const found = liveIndex(folder)
    return found === null || isOutdated(found.name, found.path) ? null : found.path
  } catch {
    // Another one took its place between the two looks: the next look finds that.
    return null
  }
}
