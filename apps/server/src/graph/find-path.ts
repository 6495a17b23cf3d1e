import type { GraphLink, GraphNode, GraphNodeType, GraphPath } from '@gezhi/contract'
import { bareNode, nodeKey } from './graph-node.ts'
import type { FollowedKinds, GraphReader } from './graph-reader.ts'
import { assembleGraph, neighbours } from './neighbours.ts'
import { shortestPath } from './shortest-path.ts'

/** Neighbours of one kind that are followed from a node. */
const BREADTH = 20
/** Nodes of one level whose neighbours are read. */
const MAX_LEVEL = 40
/** Nodes whose neighbours are read for one path. */
const MAX_EXPANDED = 160
/** Kinds that link patents which have nothing in common: a path does not lead through them, but may begin or end at them. */
const CONNECT_ALL: ReadonlySet<GraphNodeType> = new Set(['date', 'classification', 'field'])
/** Nodes read at once. */
const AT_ONCE = 8

/** The part of the graph that was read so far. */
interface Loaded {
  readonly nodes: Map<string, GraphNode>
  readonly links: Map<string, Map<string, GraphLink>>
  readonly expanded: Set<string>
  isCut: boolean
}

/** What is followed. */
interface PathSearch {
  readonly reader: GraphReader
  readonly kinds: FollowedKinds
  readonly mayLead: (node: GraphNode) => boolean
}

/**
 * A shortest path over the stored links between two nodes: levels of neighbours are read from both ends, always on the side with fewer
 * nodes, until the parts meet or a limit is reached.
 */
export async function findPath(
  reader: GraphReader,
  { source, target, kinds }: { readonly source: string; readonly target: string; readonly kinds: FollowedKinds },
): Promise<GraphPath> {
  const ends = [source, target]
  const endTypes = new Set(ends.map((id) => nodeKey(id).type))
  const followed: FollowedKinds = {
    follows: (link, node) => kinds.follows(link, node) && (!CONNECT_ALL.has(node) || endTypes.has(node)),
  }
  const mayLead = ({ id, type }: GraphNode) => !CONNECT_ALL.has(type) || ends.includes(id)
  const loaded: Loaded = { nodes: new Map(), links: new Map(), expanded: new Set(), isCut: false }
  let [near, far] = [[source], [target]]
  const answer = (path: readonly string[]): GraphPath => ({
    nodes: path.map((id) => loaded.nodes.get(id) ?? bareNode(id)),
    links: path.slice(1).flatMap((id, index) => loaded.links.get(path[index]!)?.get(id) ?? []),
    complete: path.length > 0 || !loaded.isCut,
    expanded: loaded.expanded.size,
  })
  while (near.length > 0 && far.length > 0 && loaded.expanded.size < MAX_EXPANDED) {
    if (near.length <= far.length) near = await expandLevel({ reader, kinds: followed, mayLead }, near, loaded)
    else far = await expandLevel({ reader, kinds: followed, mayLead }, far, loaded)
    const path = shortestPath((id) => loaded.links.get(id)?.keys() ?? [], source, target)
    if (path !== null) return answer(path)
  }
  loaded.isCut ||= near.length > 0 && far.length > 0
  return answer([])
}

/** Reads the neighbours of a level; the nodes of the next one. */
async function expandLevel(search: PathSearch, level: readonly string[], loaded: Loaded): Promise<string[]> {
  const due = level.filter((id) => !loaded.expanded.has(id))
  const read = due.slice(0, Math.min(MAX_LEVEL, MAX_EXPANDED - loaded.expanded.size))
  loaded.isCut ||= read.length < due.length
  const reached = new Set<string>()
  for (let from = 0; from < read.length; from += AT_ONCE) {
    search.reader.signal.throwIfAborted()
    const lists = await Promise.all(read.slice(from, from + AT_ONCE).map((id) => expandNode(search, id, loaded)))
    for (const id of lists.flat()) reached.add(id)
  }
  return [...reached].filter((id) => !loaded.expanded.has(id))
}

async function expandNode({ reader, kinds, mayLead }: PathSearch, id: string, loaded: Loaded): Promise<string[]> {
  loaded.expanded.add(id)
  const groups = await neighbours(reader, nodeKey(id), { kinds, from: 0, size: BREADTH })
  if (groups === null) return []
  loaded.isCut ||= groups.some(({ more, totalRelation }) => more || totalRelation === 'gte')
  const found = assembleGraph(loaded.nodes.get(id) ?? bareNode(id), groups)
  const nodes = found.nodes.filter(mayLead)
  const reached = new Set(nodes.map((node) => node.id))
  const links = found.links.filter((link) => reached.has(link.source) && reached.has(link.target))
  for (const node of nodes) if (!loaded.nodes.has(node.id)) loaded.nodes.set(node.id, node)
  for (const link of links) {
    join(loaded, link.source, link.target, link)
    join(loaded, link.target, link.source, link)
  }
  return [...reached]
}

function join({ links }: Loaded, from: string, to: string, link: GraphLink): void {
  const row = links.get(from) ?? new Map<string, GraphLink>()
  links.set(from, row)
  if (!row.has(to)) row.set(to, link)
}
