/** A folder as far as its place in the tree. */
export interface TreeFile {
  readonly id: string
  readonly parentId: string | null
  readonly sort: number
}

/** Folders in the order of the tree: each before those within it. Those without their parent are at the top. Pure. */
export function inTreeOrder<File extends TreeFile>(files: readonly File[]): File[] {
  const ids = new Set(files.map(({ id }) => id))
  const byParent = Map.groupBy(files, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null))
  const below = (parent: string | null): File[] =>
    (byParent.get(parent) ?? []).toSorted((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1)).flatMap((file) => [file, ...below(file.id)])
  return below(null)
}

/** The folder and all within it. Pure. */
export function withDescendants<File extends TreeFile>(files: readonly File[], roots: readonly string[]): File[] {
  const found = new Set(roots)
  return inTreeOrder(files).filter(({ id, parentId }) => {
    if (parentId !== null && found.has(parentId)) found.add(id)
    return found.has(id)
  })
}

/** Level of a folder: 1 at the top, 0 for null. Pure. */
export function levelOf(files: readonly TreeFile[], id: string | null): number {
  const parents = new Map(files.map((file) => [file.id, file.parentId]))
  let level = 0
  for (let at: string | null | undefined = id; at != null && level <= files.length; at = parents.get(at)) level++
  return level
}

/** Number of levels of a folder and what is within it. Pure. */
export function heightOf(files: readonly TreeFile[], id: string): number {
  const within = withDescendants(files, [id])
  const base = levelOf(files, id)
  return Math.max(...within.map((file) => levelOf(files, file.id) - base + 1))
}
