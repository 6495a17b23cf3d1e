/** A tree whose folders must not import each other in a circle. */
export interface FolderTree {
  /** Ends with a slash. Every folder right below counts as one; the files right below, which start programs, are one too. */
  readonly root: string
  /** Folders whose own folders count one by one. */
  readonly split: readonly string[]
}

/** The trees that the rule on folders looks at. */
export const FOLDER_TREES: readonly FolderTree[] = [
  { root: 'apps/web/src/', split: ['features', 'components'] },
  { root: 'apps/server/src/', split: [] },
]

/** What the files right below the root of a tree are called together. */
const ENTRY_POINTS = 'entry points'

/** The folder of a tree that a file belongs to, from the tree's root; undefined outside the tree. */
export function folderOf({ root, split }: FolderTree, path: string): string | undefined {
  if (!path.startsWith(root)) return undefined
  const [first, second, ...rest] = path.slice(root.length).split('/')
  if (second === undefined) return ENTRY_POINTS
  return rest.length > 0 && split.includes(first!) ? `${first}/${second}` : first
}
