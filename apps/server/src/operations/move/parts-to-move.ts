import type { Settings } from '../../settings/settings.ts'
import { MOVED_PARTS, type MovedPart } from './move-events.ts'

/** The parts for which two settings have different locations, in the order of the move. Pure. */
export function partsToMove(source: Settings, target: Settings): MovedPart[] {
  return MOVED_PARTS.filter((part) => LOCATIONS[part](source) !== LOCATIONS[part](target))
}

/** Location of a part, as a text that identifies it. */
const LOCATIONS: Readonly<Record<MovedPart, (settings: Settings) => string>> = {
  folder: ({ GEZHI_DATA }) => GEZHI_DATA,
  files: ({ GEZHI_FILES_URL, GEZHI_DATA }) => (GEZHI_FILES_URL === null ? GEZHI_DATA : JSON.stringify(GEZHI_FILES_URL)),
  database: ({ DATABASE_URL, GEZHI_DATA }) => DATABASE_URL ?? GEZHI_DATA,
  index: describeIndexLocation,
}

/** The location of an index without credentials: the folder, or the nodes of the cluster and the index name. Pure. */
export function describeIndexLocation({ GEZHI_SEARCH_URL: nodes, GEZHI_SEARCH_INDEX: name, GEZHI_DATA }: Settings): string {
  if (nodes === null) return GEZHI_DATA
  return `${nodes
    .map((node) => new URL(node).host)
    .toSorted()
    .join(',')}/${name}`
}
