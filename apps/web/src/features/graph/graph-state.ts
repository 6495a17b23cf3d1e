import {
  MAX_GRAPH_LINKS,
  MAX_GRAPH_NODES,
  type Graph,
  type GraphLink,
  type GraphNode,
  type GraphPath,
  type SnapshotContent,
} from '@gezhi/contract/client'

/** The graph on the screen. Positions are beside it, by id. */
export interface GraphState {
  readonly centre: GraphNode
  readonly nodes: ReadonlyMap<string, GraphNode>
  /** By ends and kind; of citing and cited, which are one link seen from its two ends, the first. */
  readonly links: ReadonlyMap<string, GraphLink>
  /** Of expanded nodes: where their next page begins; null after the last. */
  readonly next: ReadonlyMap<string, number | null>
  /** Whether nodes or links were left out because the graph is full. */
  readonly isFull: boolean
}

/** A graph of its centre only. */
export function emptyGraph(centre: GraphNode): GraphState {
  return { centre, nodes: new Map([[centre.id, centre]]), links: new Map(), next: new Map(), isFull: false }
}

/** Adds a page of neighbours of a node. */
export function addNeighbours(state: GraphState, { centre, nodes, links, groups }: Graph, to: number): GraphState {
  const next = new Map(state.next).set(centre.id, groups.some(({ more }) => more) ? to : null)
  return { ...add(state, nodes, links), next }
}

/** Adds the nodes and links of a path. */
export function addPath(state: GraphState, { nodes, links }: GraphPath): GraphState {
  return add(state, nodes, links)
}

function add(state: GraphState, nodes: readonly GraphNode[], links: readonly GraphLink[]): GraphState {
  const allNodes = new Map(state.nodes)
  for (const node of nodes) if (!allNodes.has(node.id) && allNodes.size < MAX_GRAPH_NODES) allNodes.set(node.id, node)
  const allLinks = new Map(state.links)
  const isShown = (link: GraphLink) => allNodes.has(link.source) && allNodes.has(link.target)
  for (const link of links) {
    const key = linkKey(link)
    if (isShown(link) && !allLinks.has(key) && allLinks.size < MAX_GRAPH_LINKS) allLinks.set(key, link)
  }
  const isCut = nodes.some(({ id }) => !allNodes.has(id)) || links.some((link) => isShown(link) && !allLinks.has(linkKey(link)))
  return { ...state, nodes: allNodes, links: allLinks, isFull: state.isFull || isCut }
}

/** Identifies a link, whichever of its ends was expanded. */
export function linkKey({ source, target, type }: GraphLink): string {
  return `${source}\n${type === 'citing' ? 'cited' : type}\n${target}`
}

/** The name of a node as it is shown. */
export function nodeLabel({ type, name }: GraphNode): string {
  return type === 'date' ? name.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') : name
}

/** The part of a graph whose kinds are switched on: nodes that still have a link, and the centre. */
export interface ShownGraph {
  readonly nodes: readonly GraphNode[]
  readonly links: readonly GraphLink[]
}

/** Hides kinds of nodes and links; a link that is an attribute goes with its node. */
export function shownGraph({ centre, nodes, links }: GraphState, hidden: ReadonlySet<string>): ShownGraph {
  const isOn = (id: string) => id === centre.id || !hidden.has(nodes.get(id)!.type)
  const shown = [...links.values()].filter(({ type, source, target }) => !hidden.has(type) && isOn(source) && isOn(target))
  const linked = new Set([centre.id, ...shown.flatMap(({ source, target }) => [source, target])])
  return { nodes: [...nodes.values()].filter(({ id }) => linked.has(id)), links: shown }
}

/** Place of a node. */
export interface Place {
  readonly x: number
  readonly y: number
}

const INFO = 80

/** What a snapshot stores of a graph, its centre first. */
export function toSnapshot(
  { centre, nodes, links }: GraphState,
  placeOf: (id: string) => Place,
  hidden: ReadonlySet<string>,
): SnapshotContent {
  const list = [centre, ...[...nodes.values()].filter(({ id }) => id !== centre.id)]
  const places = new Map(list.map(({ id }, index) => [id, index]))
  return {
    nodes: list.map(({ id, info, stored }) => {
      const { x, y } = placeOf(id)
      return { id, info: info?.slice(0, INFO).toWellFormed() ?? null, stored, x: Math.round(x), y: Math.round(y) }
    }),
    links: [...links.values()].map(({ source, target, type }) => ({ from: places.get(source)!, to: places.get(target)!, type })),
    hidden: [...hidden] as SnapshotContent['hidden'],
  }
}

/** The graph of a snapshot, and the places of its nodes. */
export function fromSnapshot({ nodes, links }: SnapshotContent): { state: GraphState; places: ReadonlyMap<string, Place> } {
  const list = nodes.map(({ id, info, stored }): GraphNode => {
    const colon = id.indexOf(':')
    const type = id.slice(0, colon) as GraphNode['type']
    // Of an application without publication the id is `US~US18341603`.
    const start = type === 'patent' ? id.indexOf('~', colon) : -1
    return { id, type, name: id.slice(Math.max(colon, start) + 1), info, stored }
  })
  const found = links.flatMap(({ from, to, type }): GraphLink[] => {
    const [source, target] = [list[from]?.id, list[to]?.id]
    return source === undefined || target === undefined ? [] : [{ source, target, type, text: null, date: null }]
  })
  return { state: add(emptyGraph(list[0]!), list, found), places: new Map(nodes.map(({ id, x, y }) => [id, { x, y }])) }
}
