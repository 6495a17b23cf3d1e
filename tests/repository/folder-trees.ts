/** A tree whose folders must not import each other cyclically. */
export interface FolderTree {
  /** Ends with a slash. Each direct subfolder is one node; the files in the root, which are entry points, are together another. */
  readonly root: string
  /** Folders whose subfolders are separate nodes. */
  readonly split: readonly string[]
}

/** The trees checked for cycles between folders. */
export const FOLDER_TREES: readonly FolderTree[] = [
  { root: 'apps/web/src/', split: ['features', 'components'] },
  { root: 'apps/server/src/', split: [] },
]

/** Name of the node for the files in the root of a tree. */
const ENTRY_POINTS = 'entry points'

/** The folder of a tree that a file belongs to, from the tree's root; undefined outside the tree. */
export function folderOf({ root, split }: FolderTree, path: string): string | undefined {
  if (!path.startsWith(root)) return undefined
  const [first, second, ...rest] = path.slice(root.length).split('/')
  if (second === undefined) return ENTRY_POINTS
  return rest.length > 0 && split.includes(first!) ? `${first}/${second}` : first
}
