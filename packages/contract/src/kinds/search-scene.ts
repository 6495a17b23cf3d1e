/** What a scene of the advanced search selects beforehand (G64): for fields that are facets of the same name, the values wanted, or not. */
export type SearchScene = Readonly<Record<string, { readonly values: readonly string[]; readonly include: boolean }>>

/** The scenes of a kind by their names in addresses and requests, in the order of their tabs. The first selects nothing. */
export type SearchScenes = Readonly<Record<string, SearchScene>>

/** The scene that a segment of an address or a request means; the first for an unknown one (G64). */
export function sceneNamed(scenes: SearchScenes, name: string): string {
  return Object.hasOwn(scenes, name) ? name : (Object.keys(scenes)[0] ?? name)
}
