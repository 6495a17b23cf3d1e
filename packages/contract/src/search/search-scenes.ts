import type { SearchScenes } from '../kinds/search-scene.ts'

/** The scenes of /superSearch: offices and patent types. */
export const PATENT_SCENES = {
  all: {},
  cn: { country: { values: ['CN'], include: true } },
  foreign: { country: { values: ['CN'], include: false } },
  design: { type: { values: ['S'], include: true } },
  utility: { type: { values: ['U'], include: true } },
} as const satisfies SearchScenes
