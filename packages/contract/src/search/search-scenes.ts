/** What a scene of the advanced search selects beforehand (G64): offices and patent types, as codes of the facets. */
export interface SearchScene {
  readonly country?: { readonly values: readonly string[]; readonly include: boolean }
  readonly type?: { readonly values: readonly string[]; readonly include: boolean }
}

/** The scenes of /superSearch, in the order of their tabs. */
export const SEARCH_SCENES = {
  all: {},
  cn: { country: { values: ['CN'], include: true } },
  foreign: { country: { values: ['CN'], include: false } },
  design: { type: { values: ['design'], include: true } },
  utility: { type: { values: ['utility'], include: true } },
} as const satisfies Record<string, SearchScene>
export type SceneName = keyof typeof SEARCH_SCENES

/** The scene a segment of an address or a request means; an unknown one is `all` (G64). */
export function sceneNamed(name: string): SceneName {
  return Object.hasOwn(SEARCH_SCENES, name) ? (name as SceneName) : 'all'
}
