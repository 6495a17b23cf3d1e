import type { GraphNode } from '@gezhi/contract/client'
import { MultiDirectedGraph } from 'graphology'
import { linkKey, type Place, type ShownGraph } from './graph-state.ts'
import { CENTRE_SIZE, NODE_RADIUS } from './graph-sizes.ts'

/** How a graph is drawn. */
export interface GraphStyle {
  readonly colours: Readonly<Record<GraphNode['type'], string>>
  /** A letter in each node, which names its kind. */
  readonly marks: Readonly<Record<GraphNode['type'], string>>
  readonly text: string
  readonly background: string
  /** `#rrggbb` */
  readonly line: string
  readonly accent: string
  readonly font: string
}

/** What is drawn. */
export interface Scene extends ShownGraph {
  readonly centre: string
  /** Ids of the nodes of a path, in its order. */
  readonly path: readonly string[]
}

/** Thinner than the least width, so that links have this width at any zoom. */
const NO_WIDTH = 0.01
/** Of more links than these each is fainter, so that they do not hide the nodes. */
const MAX_OPAQUE_LINKS = 800
const MIN_OPACITY = 0.22

/** The graph that sigma draws: circles and the square centre at their places, links of the path above others. */
export function drawnGraph({ nodes, links, centre, path }: Scene, placeOf: (id: string) => Place, style: GraphStyle): MultiDirectedGraph {
  const drawn = new MultiDirectedGraph()
  for (const { id, type } of nodes) {
    const shape = id === centre ? { type: 'square', size: (CENTRE_SIZE / 2) * Math.SQRT2 } : { type: 'circle', size: NODE_RADIUS }
    drawn.addNode(id, { ...position(placeOf(id)), ...shape, color: style.colours[type] })
  }
  const line = faint(style.line, Math.max(MIN_OPACITY, Math.min(1, MAX_OPAQUE_LINKS / links.length)))
  const steps = new Set(path.slice(1).flatMap((id, index) => [`${path[index]}\n${id}`, `${id}\n${path[index]}`]))
  for (const link of links) {
    const isStep = steps.has(`${link.source}\n${link.target}`)
    const attributes = { size: NO_WIDTH, color: isStep ? style.accent : line, zIndex: isStep ? 1 : 0 }
    drawn.addEdgeWithKey(linkKey(link), link.source, link.target, attributes)
  }
  return drawn
}

/** Copies places of nodes into a graph that is already drawn. */
export function movePlaces(drawn: MultiDirectedGraph, ids: Iterable<string>, placeOf: (id: string) => Place): void {
  for (const id of ids) {
    if (!drawn.hasNode(id)) continue
    // The attributes themselves: an event a node would cost more than drawing.
    const attributes = drawn.getNodeAttributes(id)
    const { x, y } = placeOf(id)
    attributes['x'] = x
    attributes['y'] = -y
  }
}

/** A colour with an opacity, as sigma blends it: its parts multiplied by the opacity. */
function faint(color: string, opacity: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const digits = [...parts, 255].map((part) =>
    Math.round(part * opacity)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** Sigma's y grows upwards. */
export function position({ x, y }: Place): Place {
  return { x, y: -y }
}
