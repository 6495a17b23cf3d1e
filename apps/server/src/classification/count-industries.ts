import type { Filter, SearchEngine } from '@gezhi/search'
import { hasAny } from './join-queries.ts'
import { withBelow, type IndustryBranch, type IndustryNode } from './industry-tree.ts'

/** Maximum number of classes in one search. */
export const MAX_CLASSES = 500

/** A tree with the number of patents in the classes of each industry. */
export async function countIndustries(
  engine: SearchEngine,
  tree: readonly IndustryBranch[],
  filters: readonly Filter[],
  signal: AbortSignal,
) {
  const counted = async <Node extends IndustryNode>(node: Node): Promise<Node & { count: number | null }> => {
    const classes = node.ipcList.length > MAX_CLASSES ? null : hasAny('ipc', node.ipcList.map(withBelow))
    const count = classes === null ? null : (await engine.count({ query: classes, filters, exact: true, signal })).total
    return { ...node, count }
  }
  return Promise.all(
    tree.map(async ({ children, ...top }) => ({ ...(await counted(top)), children: await Promise.all(children.map(counted)) })),
  )
}
