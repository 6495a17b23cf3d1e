import type { Graph, GraphLink, GraphNode } from '@gezhi/contract'
import type { GraphReader, NeighbourGroup, NeighbourRequest } from './graph-reader.ts'
import type { NodeKey } from './graph-node.ts'
import { namedNeighbours } from './named-neighbours.ts'
import { patentNeighbours } from './patent-neighbours.ts'

/** The neighbours of a node by kind; null if there is no such patent. */
export async function neighbours(reader: GraphReader, key: NodeKey, request: NeighbourRequest): Promise<NeighbourGroup[] | null> {
  return key.type === 'patent' ? patentNeighbours(reader, key.name, request) : namedNeighbours(reader, key, request)
}

/** Groups as a graph: only links between nodes that are in it, and only nodes with a link. */
export function assembleGraph(centre: GraphNode, groups: readonly NeighbourGroup[]): Graph {
  const found = groups.flatMap(({ list }) => list)
  const nodes = new Map([centre, ...found.map(({ node }) => node)].map((node) => [node.id, node]))
  const links = distinctLinks(found.map(({ link }) => link)).filter(({ source, target }) => nodes.has(source) && nodes.has(target))
  const linked = new Set([centre.id, ...links.flatMap(({ source, target }) => [source, target])])
  return {
    centre,
    nodes: [...nodes.values()].filter(({ id }) => linked.has(id)),
    links,
    groups: groups.map(({ list: _list, ...group }) => group),
  }
}

/** Links of different kinds or ends; of several events of a kind the first. */
export function distinctLinks(links: readonly GraphLink[]): GraphLink[] {
  return [...new Map(links.toReversed().map((link) => [`${link.source}\n${link.type}\n${link.target}`, link])).values()].toReversed()
}
