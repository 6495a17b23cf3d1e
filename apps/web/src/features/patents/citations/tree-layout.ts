import type { CitationTree, Relative } from '@gezhi/contract/client'

type Generations = CitationTree['cited']
export type TreeSide = 'cited' | 'citing'

/** A patent in the picture of a citation tree. */
export interface TreeNode {
  /** Unique in the picture: a patent may occur several times. */
  readonly key: string
  readonly number: string
  readonly held: Relative | null
  readonly side: TreeSide
  readonly generation: 1 | 2
  /** Row of its middle, from 0; halves occur. */
  readonly row: number
  /** Of the first generation: patents of the second below it, with those left out. */
  readonly total: number
  /** Of the first generation: its second is drawn. */
  readonly isOpen: boolean
  /** From 0 at the left; columns without patents are left out. */
  readonly column: number
  /** Row of the node it hangs from; null for the first generation, which hangs from the patent of the page. */
  readonly parentRow: number | null
}

/** A picture of a citation tree in rows: cited patents at the left, citing ones at the right, the patent of the page between them. */
export interface TreeLayout {
  readonly nodes: readonly TreeNode[]
  /** Rows of the higher side, at least 1. */
  readonly rows: number
  readonly columns: number
  /** Row and column of the patent of the page. */
  readonly root: { readonly row: number; readonly column: number }
}

/** Rows up to which the second generation is drawn by default. */
const MAX_OPEN_ROWS = 24

/** The layout of a tree; `toggled` are the keys of first-generation nodes whose second is shown or hidden against the default. */
export function treeLayout(tree: CitationTree, toggled: ReadonlySet<string>): TreeLayout {
  const sides = (['cited', 'citing'] as const).map((side) => sideLayout(tree[side], side, toggled))
  const rows = Math.max(1, ...sides.map((side) => side.rows))
  // The lower side is in the middle of the higher one.
  const placed = sides.flatMap((side) => side.nodes.map((node) => shifted(node, (rows - side.rows) / 2)))
  const present = new Set(['root', ...placed.map(columnName)])
  const columns = ['cited 2', 'cited 1', 'root', 'citing 1', 'citing 2'].filter((name) => present.has(name))
  const nodes = placed.map((node) => ({ ...node, column: columns.indexOf(columnName(node)) }))
  return { nodes, rows, columns: columns.length, root: { row: (rows - 1) / 2, column: columns.indexOf('root') } }
}

type PlacedNode = Omit<TreeNode, 'column'>

function columnName({ side, generation }: PlacedNode): string {
  return `${side} ${generation}`
}

function sideLayout({ list }: Generations, side: TreeSide, toggled: ReadonlySet<string>): { nodes: PlacedNode[]; rows: number } {
  const open = list.reduce((sum, { children }) => sum + Math.max(1, children.length), 0) <= MAX_OPEN_ROWS
  const nodes: PlacedNode[] = []
  let next = 0
  for (const { publication_number: number, held, total, children } of list) {
    const key = `${side} ${number}`
    const isOpen = children.length > 0 && open !== toggled.has(key)
    const height = isOpen ? children.length : 1
    const row = next + (height - 1) / 2
    nodes.push({ key, number, held, side, generation: 1, row, total, isOpen, parentRow: null })
    if (isOpen) {
      children.forEach((child, index) =>
        nodes.push({
          key: `${key} ${child.publication_number}`,
          number: child.publication_number,
          held: child.held,
          side,
          generation: 2,
          row: next + index,
          total: 0,
          isOpen: false,
          parentRow: row,
        }),
      )
    }
    next += height
  }
  return { nodes, rows: next }
}

function shifted(node: PlacedNode, by: number): PlacedNode {
  return { ...node, row: node.row + by, parentRow: node.parentRow === null ? null : node.parentRow + by }
}
