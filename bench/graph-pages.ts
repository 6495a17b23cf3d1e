import type { Graph, GraphLink, GraphNode, SnapshotContent } from '@gezhi/contract'
import { layoutOf, placeAround, stepLayout } from '../apps/web/src/features/graph/layout.ts'
import type { Post } from './member-session.ts'

/** Neighbours of each kind that an expansion asks for, as the page does. */
const PAGE = 20

/** A graph as a page would have grown it. */
export interface GrownGraph {
  readonly nodes: readonly GraphNode[]
  readonly links: readonly GraphLink[]
  /** A patent whose neighbours were not asked for. */
  readonly unexpanded: GraphNode
}

/** Expands patents, the nearest first, until a graph has so many nodes. */
export async function growGraph(post: Post, centre: string, size: number): Promise<GrownGraph> {
  const nodes = new Map<string, GraphNode>()
  const links = new Map<string, GraphLink>()
  const waiting = [centre]
  const expanded = new Set<string>()
  while (nodes.size < size && waiting.length > 0) {
    const id = waiting.shift()!
    if (expanded.has(id)) continue
    expanded.add(id)
    const graph = (await post('/api/atlas/graphSearch', { id, centre, size: PAGE })) as Graph
    for (const node of graph.nodes) {
      if (nodes.size >= size || nodes.has(node.id)) continue
      nodes.set(node.id, node)
      if (node.stored) waiting.push(node.id)
    }
    for (const link of graph.links) if (nodes.has(link.source) && nodes.has(link.target)) links.set(JSON.stringify(link), link)
  }
  const unexpanded = [...nodes.values()].findLast(({ id, type, stored }) => type === 'patent' && stored && !expanded.has(id))
  if (nodes.size < size || unexpanded === undefined) throw new Error(`Only ${nodes.size} nodes are linked with ${centre}`)
  return { nodes: [...nodes.values()], links: [...links.values()], unexpanded }
}

/** The graph as a snapshot stores it, laid out. */
export function laidOut({ nodes, links }: GrownGraph): SnapshotContent {
  const order = new Map(nodes.map(({ id }, index) => [id, index]))
  const ends = links.map(({ source, target, type }) => ({ from: order.get(source)!, to: order.get(target)!, type }))
  const places = new Float32Array(nodes.length * 2)
  for (let i = 1; i < nodes.length; i++) places.set(placeAround(0, 0, i), i * 2)
  const layout = layoutOf(places, Uint32Array.from(ends.flatMap(({ from, to }) => [from, to])))
  while (stepLayout(layout));
  const content = nodes.map(({ id, stored }, index) => ({ id, info: null, stored, x: places[index * 2]!, y: places[index * 2 + 1]! }))
  return { nodes: content, links: ends, hidden: [] }
}
