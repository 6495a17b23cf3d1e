import type { GraphGroup, GraphLink, GraphLinkType, GraphNode, GraphNodeType, Language } from '@gezhi/contract'
import type { PatentRecord } from '@gezhi/records'
import type { FieldFilter, SearchEngine, StoredRecord } from '@gezhi/search'

/** Neighbours of a node of one kind, a page of them. */
export interface NeighbourGroup extends GraphGroup {
  readonly list: readonly Neighbour[]
}

/** A neighbour and the link to it. */
export interface Neighbour {
  readonly node: GraphNode
  readonly link: GraphLink
}

/** Kinds to follow. */
export interface FollowedKinds {
  follows(link: GraphLinkType, node: GraphNodeType): boolean
}

/** What reading the graph needs. */
export interface GraphReader {
  readonly engine: SearchEngine<PatentRecord>
  readonly language: Language
  readonly signal: AbortSignal
  /** What the caller may see. */
  readonly visible: readonly FieldFilter[]
  /** A class in any notation with its title in the language; null if it is not known. */
  findClass(text: string): { readonly symbol: string; readonly title: string | null } | null
}

/** A page of each kind of neighbours. */
export interface NeighbourRequest {
  readonly kinds: FollowedKinds
  readonly from: number
  readonly size: number
}

/** Whether the caller may see a patent. */
export function isVisible({ visible }: Pick<GraphReader, 'visible'>, { record }: StoredRecord<PatentRecord>): boolean {
  return visible.every(({ values }) => values.includes(record.office))
}

/** Neighbours that are all known, by the kinds of link and node, a page of each group. */
export function groupNeighbours(all: readonly Neighbour[], { kinds, from, size }: NeighbourRequest): NeighbourGroup[] {
  const groups = Map.groupBy(all, ({ link, node }) => `${link.type} ${node.type}`)
  return [...groups.values()].flatMap((found) => {
    const { link, node } = found[0]!
    if (!kinds.follows(link.type, node.type)) return []
    const list = [...new Map(found.map((one) => [one.node.id, one])).values()]
    return [group(link.type, node.type, list.slice(from, from + size), { total: list.length, to: from + size })]
  })
}

/** A group of which a page was read. */
export function group(
  link: GraphLinkType,
  node: GraphNodeType,
  list: readonly Neighbour[],
  { total, to, relation = 'eq' }: { readonly total: number; readonly to: number; readonly relation?: 'eq' | 'gte' },
): NeighbourGroup {
  return { link, node, total, totalRelation: relation, more: total > to, list }
}
