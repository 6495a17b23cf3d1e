import type { GraphNode } from '@gezhi/contract/client'
import type { GraphStyle, Scene } from './drawn-graph.ts'
import { CENTRE_SIZE, NODE_RADIUS } from './graph-sizes.ts'
import { nodeLabel, type Place } from './graph-state.ts'

/** Where the plane is on the screen: the point of its origin and the enlargement, in pixels of the page. */
export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** What the overlay shows beyond the graph. */
export interface Overlay extends Scene {
  readonly selected: string | null
  /** The node under the pointer. */
  readonly hovered: string | null
  readonly placeOf: (id: string) => Place
}

interface Placed {
  readonly node: GraphNode
  readonly at: Place
}

/** Nodes whose names are drawn at once. */
const MAX_LABELS = 160
const LABEL_SIZE = 12
const LABEL_CHARACTERS = 16
const MIN_MARK_ZOOM = 0.4
const RING_WIDTH = 3

/** Draws what is text, and the rings of chosen nodes, above the nodes and links that WebGL draws. */
export function drawOverlay(
  context: CanvasRenderingContext2D,
  overlay: Overlay,
  view: View & { readonly width: number; readonly height: number },
  style: GraphStyle,
): void {
  const margin = CENTRE_SIZE * view.zoom
  const visible: Placed[] = []
  for (const node of overlay.nodes) {
    const at = toScreen(overlay.placeOf(node.id), view)
    if (at.x > -margin && at.y > -margin && at.x < view.width + margin && at.y < view.height + margin) visible.push({ node, at })
  }
  drawRings(context, visible, overlay, view, style)
  if (view.zoom >= MIN_MARK_ZOOM) drawMarks(context, visible, view, style)
  drawNames(context, visible, overlay, view, style)
}

/** Where a place of the plane is on the screen. */
export function toScreen({ x, y }: Place, view: View): Place {
  return { x: x * view.zoom + view.x, y: y * view.zoom + view.y }
}

/** The node at a point of the screen: the last drawn, with a few pixels around small ones. */
export function nodeAt({ nodes, centre, placeOf }: Pick<Overlay, 'nodes' | 'centre' | 'placeOf'>, view: View, point: Place): string | null {
  const hit = nodes.findLast(({ id }) => {
    const { x, y } = toScreen(placeOf(id), view)
    return Math.hypot(x - point.x, y - point.y) <= Math.max(radiusOf(id === centre) * view.zoom, 6)
  })
  return hit?.id ?? null
}

/** The part of the plane that shows all places, never enlarged: at least as large as the screen. */
export function fittingBox(places: readonly Place[], width: number, height: number): { x: [number, number]; y: [number, number] } {
  const span = (values: readonly number[], minimum: number): [number, number] => {
    if (values.length === 0) return [-minimum / 2, minimum / 2]
    const low = values.reduce((a, b) => Math.min(a, b))
    const high = values.reduce((a, b) => Math.max(a, b))
    const missing = Math.max(0, minimum - (high - low)) / 2
    return [low - missing, high + missing]
  }
  return {
    x: span(
      places.map(({ x }) => x),
      width,
    ),
    y: span(
      places.map(({ y }) => y),
      height,
    ),
  }
}

function radiusOf(isCentre: boolean): number {
  return isCentre ? CENTRE_SIZE / 2 : NODE_RADIUS
}

function drawRings(
  context: CanvasRenderingContext2D,
  visible: readonly Placed[],
  overlay: Overlay,
  { zoom }: View,
  style: GraphStyle,
): void {
  context.strokeStyle = style.accent
  context.lineWidth = RING_WIDTH
  context.beginPath()
  for (const { node, at } of visible) {
    if (node.id !== overlay.selected && !overlay.path.includes(node.id)) continue
    const radius = radiusOf(node.id === overlay.centre) * zoom + RING_WIDTH / 2
    if (node.id === overlay.centre) context.rect(at.x - radius, at.y - radius, radius * 2, radius * 2)
    else {
      context.moveTo(at.x + radius, at.y)
      context.arc(at.x, at.y, radius, 0, Math.PI * 2)
    }
  }
  context.stroke()
}

function drawMarks(
  context: CanvasRenderingContext2D,
  visible: readonly Placed[],
  { zoom }: View,
  { marks, background, font }: GraphStyle,
): void {
  context.fillStyle = background
  context.font = `${Math.round(16 * zoom)}px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { node, at } of visible) context.fillText(marks[node.type], at.x, at.y)
}

/** Names of chosen nodes first; one that would cover another is left out until the graph is enlarged. */
function drawNames(
  context: CanvasRenderingContext2D,
  visible: readonly Placed[],
  overlay: Overlay,
  { zoom }: View,
  style: GraphStyle,
): void {
  const { selected, hovered, centre, path } = overlay
  const isChosen = ({ node: { id } }: Placed) => id === hovered || id === selected || id === centre || path.includes(id)
  const chosen = visible.filter(isChosen)
  const ordered = [...chosen, ...visible.slice(0, MAX_LABELS).filter((one) => !isChosen(one))]
  context.font = `${LABEL_SIZE}px ${style.font}`
  context.textAlign = 'center'
  context.textBaseline = 'top'
  context.lineWidth = 3
  context.strokeStyle = style.background
  context.fillStyle = style.text
  const boxes: (readonly [left: number, top: number, right: number, bottom: number])[] = []
  for (const { node, at } of ordered) {
    const name = node.id === hovered ? nodeLabel(node) : shortName(node)
    const top = at.y + radiusOf(node.id === centre) * zoom + 2
    const half = (textWidth(name) * LABEL_SIZE) / 2
    const box = [at.x - half, top, at.x + half, top + LABEL_SIZE] as const
    if (boxes.some(([left, above, right, below]) => box[0] < right && box[2] > left && box[1] < below && box[3] > above)) continue
    boxes.push(box)
    context.strokeText(name, at.x, top)
    context.fillText(name, at.x, top)
  }
}

function shortName(node: GraphNode): string {
  const name = nodeLabel(node)
  return name.length > LABEL_CHARACTERS ? `${name.slice(0, LABEL_CHARACTERS)}…` : name
}

/** Approximate width in heights of the text: a Chinese character is as wide as high. */
function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + (character > '\u2E7F' ? 1 : 0.58), 0)
}
