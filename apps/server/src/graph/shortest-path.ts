/** The neighbours of a node, in a fixed order. */
export type NeighboursOf = (id: string) => Iterable<string>

interface Side {
  /** The node before each one reached, on the way from the end of this side. */
  readonly before: Map<string, string | null>
  frontier: string[]
}

/**
 * A shortest path between two nodes of an undirected graph, both included; null if there is none. Breadth first from both ends, always
 * from the side with fewer nodes to expand, so that the order of neighbours alone decides between paths of equal length.
 */
export function shortestPath(neighboursOf: NeighboursOf, source: string, target: string): string[] | null {
  if (source === target) return [source]
  const [near, far] = [sideOf(source), sideOf(target)]
  while (near.frontier.length > 0 && far.frontier.length > 0) {
    const [side, other] = near.frontier.length <= far.frontier.length ? [near, far] : [far, near]
    const meeting = expand(side, other, neighboursOf)
    if (meeting !== null) return [...chain(near, meeting).toReversed(), ...chain(far, meeting).slice(1)]
  }
  return null
}

function sideOf(end: string): Side {
  return { before: new Map([[end, null]]), frontier: [end] }
}

/** One step of a side; the node where it meets the other side, null if it does not. */
function expand(side: Side, other: Side, neighboursOf: NeighboursOf): string | null {
  const reached: string[] = []
  for (const id of side.frontier)
    for (const neighbour of neighboursOf(id)) {
      if (side.before.has(neighbour)) continue
      side.before.set(neighbour, id)
      if (other.before.has(neighbour)) return neighbour
      reached.push(neighbour)
    }
  side.frontier = reached
  return null
}

/** From a node back to the end of the side. */
function chain({ before }: Side, from: string): string[] {
  const path: string[] = []
  for (let id: string | null = from; id !== null; id = before.get(id) ?? null) path.push(id)
  return path
}
