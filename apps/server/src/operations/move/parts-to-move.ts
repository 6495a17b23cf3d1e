import type { Settings } from '../../settings.ts'
import { MOVED_PARTS, type MovedPart } from './move-events.ts'

/** For which parts two settings name different places, in the order in which they are moved. Pure. */
export function partsToMove(source: Settings, target: Settings): MovedPart[] {
  return MOVED_PARTS.filter((part) => PLACES[part](source) !== PLACES[part](target))
}

/** Where a part is, as a text that tells one place from another. */
const PLACES: Readonly<Record<MovedPart, (settings: Settings) => string>> = {
  folder: ({ GEZHI_DATA }) => GEZHI_DATA,
  files: ({ GEZHI_FILES_URL, GEZHI_DATA }) => (GEZHI_FILES_URL === null ? GEZHI_DATA : JSON.stringify(GEZHI_FILES_URL)),
  database: ({ DATABASE_URL, GEZHI_DATA }) => DATABASE_URL ?? GEZHI_DATA,
  index: indexPlace,
}

/** Where the index of an installation is, without user and password: the folder, or the nodes of the cluster and the name in it. Pure. */
export function indexPlace({ GEZHI_SEARCH_URL: nodes, GEZHI_SEARCH_INDEX: name, GEZHI_DATA }: Settings): string {
  if (nodes === null) return GEZHI_DATA
  return `${nodes
    .map((node) => new URL(node).host)
    .toSorted()
    .join(',')}/${name}`
}
