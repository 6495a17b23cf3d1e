/** A space as its tree sees it. */
export interface PlacedSpace {
  readonly id: string
  /** Null at the top. One that is not among the spaces counts as none. */
  readonly parentId: string | null
}

/** A space to be created as the copy of another. */
export interface PlannedCopy {
  readonly from: string
  readonly id: string
  readonly parentId: string | null
}

/** Why spaces cannot be placed. */
export type PlaceProblem = 'inItself' | 'tooDeep'

/** Spaces with all below them, each once, those above first. Pure. */
export function withDescendants(spaces: readonly PlacedSpace[], ids: readonly string[]): string[] {
  const below = Map.groupBy(spaces, ({ parentId }) => parentId)
  const found = new Set(ids)
  // A set is visited in the order of insertion, including what is added meanwhile.
  for (const id of found) for (const child of below.get(id) ?? []) found.add(child.id)
  return [...found]
}

/** The ids without those below another of them. Pure. */
export function topmost(spaces: readonly PlacedSpace[], ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  const parents = parentsOf(spaces)
  return [...chosen].filter((id) => !ancestorsOf(parents, id).some((above) => chosen.has(above)))
}

/** The path to a space from the top, itself included. Pure. */
export function pathOf(spaces: readonly PlacedSpace[], id: string): string[] {
  return [id, ...ancestorsOf(parentsOf(spaces), id)].toReversed()
}

/** Why spaces with all below them cannot be placed below a target; null if they can. Pure. */
export function placeProblem(
  sources: readonly PlacedSpace[],
  ids: readonly string[],
  { spaces, targetId, maxDepth }: { readonly spaces: readonly PlacedSpace[]; readonly targetId: string | null; readonly maxDepth: number },
): PlaceProblem | null {
  const moved = withDescendants(sources, ids)
  if (targetId !== null && moved.includes(targetId)) return 'inItself'
  const parents = parentsOf(sources)
  const roots = new Set(topmost(sources, ids))
  const depths = moved.map((id) => 1 + [id, ...ancestorsOf(parents, id)].findIndex((above) => roots.has(above)))
  const above = targetId === null ? 0 : pathOf(spaces, targetId).length
  return above + Math.max(0, ...depths) > maxDepth ? 'tooDeep' : null
}

/** Copies of spaces with all below them, below a target; those above come first. Pure but for `newId`. */
export function planCopies(
  sources: readonly PlacedSpace[],
  ids: readonly string[],
  targetId: string | null,
  newId: () => string,
): PlannedCopy[] {
  const roots = topmost(sources, ids)
  const isRoot = new Set(roots)
  const parents = parentsOf(sources)
  const copies = new Map(withDescendants(sources, roots).map((id) => [id, newId()]))
  return [...copies].map(([from, id]) => ({ from, id, parentId: isRoot.has(from) ? targetId : copies.get(parents.get(from)!)! }))
}

function parentsOf(spaces: readonly PlacedSpace[]): ReadonlyMap<string, string | null> {
  return new Map(spaces.map(({ id, parentId }) => [id, parentId]))
}

/** The spaces above one, the nearest first. */
function ancestorsOf(parents: ReadonlyMap<string, string | null>, id: string): string[] {
  const above: string[] = []
  for (let at = parents.get(id) ?? null; at !== null && parents.has(at); at = parents.get(at) ?? null) above.push(at)
  return above
}
