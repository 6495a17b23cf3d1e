/** What a scene of the advanced search preselects (G64): for fields that are facets of the same name, values to include or to exclude. */
export type SearchScene = Readonly<Record<string, { readonly values: readonly string[]; readonly include: boolean }>>

/** The scenes of a kind by their names in addresses and requests, in the order of their tabs. The first selects nothing. */
export type SearchScenes = Readonly<Record<string, SearchScene>>

/** The scene name of a URL or a request; the first scene for an unknown name (G64). */
export function knownScene(scenes: SearchScenes, name: string): string {
  return Object.hasOwn(scenes, name) ? name : (Object.keys(scenes)[0] ?? name)
}
