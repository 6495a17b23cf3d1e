import type { GraphNode } from '@gezhi/contract/client'
import { nodeLabel, type Place, type ShownGraph } from './graph-state.ts'

/** Pixels of the canvas per pixel of the page (G87). */
export const CANVAS_SCALE = 2
/** Radius of a node in pixels of the page, before zooming (graph.02). */
export const NODE_RADIUS = 18
/** Side of the centre (graph.03). */
export const CENTRE_SIZE = 64
/** Width of a link in pixels of the page, at any zoom (graph.05). */
export const LINK_WIDTH = 1

/** What of the plane is visible: the point in the middle and the enlargement. */
export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** How a graph is drawn. */
export interface GraphStyle {
  readonly colours: Readonly<Record<GraphNode['type'], string>>
  /** A letter in each node, which names its kind. */
  readonly marks: Readonly<Record<GraphNode['type'], string>>
  readonly text: string
  readonly background: string
  readonly line: string
  readonly accent: string
  readonly font: string
}

/** What is drawn. */
export interface Scene extends ShownGraph {
  readonly centre: string
  readonly selected: string | null
  /** Ids of the nodes of a path, in its order. */
  readonly path: readonly string[]
  readonly placeOf: (id: string) => Place
  /** Whether the graph is moving: some links stand for all, and there are no names. */
  readonly isDraft: boolean
}

/** Nodes whose names are drawn at once. */
const MAX_LABELS = 160
const LABEL_SIZE = 12
/** Links of a moving graph. */
export const MAX_DRAFT_LINKS = 1500
/** Nodes of a smaller radius are drawn as squares. */
const MIN_ROUND = 4
const LABEL_CHARACTERS = 16
const MIN_MARK_ZOOM = 0.4

/** Draws a graph. The canvas has `CANVAS_SCALE` times the size that it has in the page. */
export function drawGraph(context: CanvasRenderingContext2D, scene: Scene, view: View, style: GraphStyle): void {
  const width = context.canvas.width / CANVAS_SCALE
  const height = context.canvas.height / CANVAS_SCALE
  context.setTransform(CANVAS_SCALE, 0, 0, CANVAS_SCALE, 0, 0)
  context.clearRect(0, 0, width, height)
  const at = (id: string) => toScreen(scene.placeOf(id), view, { width, height })
  drawLinks(context, scene, at, style)
  const margin = CENTRE_SIZE * view.zoom
  const visible = scene.nodes
    .map((node) => ({ node, at: at(node.id) }))
    .filter((one) => one.at.x > -margin && one.at.y > -margin && one.at.x < width + margin && one.at.y < height + margin)
  drawNodes(context, visible, scene, view, style)
  if (!scene.isDraft) drawLabels(context, visible, scene, view, style)
}

/** Where a place of the plane is on the canvas, in pixels of the page. */
export function toScreen({ x, y }: Place, view: View, { width, height }: { readonly width: number; readonly height: number }): Place {
  return { x: (x - view.x) * view.zoom + width / 2, y: (y - view.y) * view.zoom + height / 2 }
}

/** The place of the plane at a point of the canvas. */
export function toPlane({ x, y }: Place, view: View, { width, height }: { readonly width: number; readonly height: number }): Place {
  return { x: (x - width / 2) / view.zoom + view.x, y: (y - height / 2) / view.zoom + view.y }
}

/** The view that shows all nodes. */
export function fittingView(places: readonly Place[], { width, height }: { readonly width: number; readonly height: number }): View {
  if (places.length === 0) return { x: 0, y: 0, zoom: 1 }
  const extent = (values: readonly number[]) =>
    values.reduce(([min, max], value) => [Math.min(min, value), Math.max(max, value)] as const, [Infinity, -Infinity] as const)
  const [left, right] = extent(places.map(({ x }) => x))
  const [top, bottom] = extent(places.map(({ y }) => y))
  const zoom = Math.min(width / (right - left + CENTRE_SIZE * 2), height / (bottom - top + CENTRE_SIZE * 2), 1)
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.max(zoom, 0.02) }
}

type At = (id: string) => Place

interface Placed {
  readonly node: GraphNode
  readonly at: Place
}

function drawLinks(context: CanvasRenderingContext2D, { links, path, isDraft }: Scene, at: At, style: GraphStyle): void {
  context.lineWidth = isDraft ? LINK_WIDTH / CANVAS_SCALE : LINK_WIDTH
  const every = isDraft ? Math.ceil(links.length / MAX_DRAFT_LINKS) : 1
  const steps = new Set(path.slice(1).flatMap((id, index) => [`${path[index]}\n${id}`, `${id}\n${path[index]}`]))
  const isStep = ({ source, target }: ShownGraph['links'][number]) => steps.size > 0 && steps.has(`${source}\n${target}`)
  const others = links.filter((link, index) => index % every === 0 && !isStep(link))
  strokeLinks(context, others, at, style.line)
  strokeLinks(context, steps.size === 0 ? [] : links.filter(isStep), at, style.accent)
}

/** Each link by itself: software renderers take many times as long for one path of them all. */
function strokeLinks(context: CanvasRenderingContext2D, links: ShownGraph['links'], at: At, colour: string): void {
  context.strokeStyle = colour
  for (const { source, target } of links) {
    const [from, to] = [at(source), at(target)]
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    context.stroke()
  }
}

/** Nodes of one colour in one path; then the letters, and the rings of chosen nodes. */
function drawNodes(context: CanvasRenderingContext2D, visible: readonly Placed[], scene: Scene, { zoom }: View, style: GraphStyle): void {
  const radius = NODE_RADIUS * zoom
  for (const [type, placed] of Map.groupBy(visible, ({ node }) => node.type)) {
    context.fillStyle = style.colours[type]
    if (radius < MIN_ROUND) {
      for (const { node, at } of placed)
        fillSquare(context, at, node.id === scene.centre ? (CENTRE_SIZE * zoom) / 2 : Math.max(radius, 1.5))
      continue
    }
    context.beginPath()
    for (const { node, at } of placed) outline(context, node.id === scene.centre, at, zoom)
    context.fill()
  }
  context.strokeStyle = style.accent
  context.lineWidth = 3
  context.beginPath()
  for (const { node, at } of visible) {
    if (node.id === scene.selected || scene.path.includes(node.id)) outline(context, node.id === scene.centre, at, zoom)
  }
  context.stroke()
  if (zoom >= MIN_MARK_ZOOM) drawMarks(context, visible, zoom, style)
}

function fillSquare(context: CanvasRenderingContext2D, { x, y }: Place, half: number): void {
  context.fillRect(x - half, y - half, half * 2, half * 2)
}

function outline(context: CanvasRenderingContext2D, isCentre: boolean, { x, y }: Place, zoom: number): void {
  if (isCentre) {
    const side = CENTRE_SIZE * zoom
    context.roundRect(x - side / 2, y - side / 2, side, side, side / 8)
    return
  }
  const radius = Math.max(NODE_RADIUS * zoom, 1.5)
  context.moveTo(x + radius, y)
  context.arc(x, y, radius, 0, Math.PI * 2)
}

function drawMarks(
  context: CanvasRenderingContext2D,
  visible: readonly Placed[],
  zoom: number,
  { marks, background, font }: GraphStyle,
): void {
  context.fillStyle = background
  context.font = `${Math.round(16 * zoom)}px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { node, at } of visible) context.fillText(marks[node.type], at.x, at.y)
}

/** Names of chosen nodes first; one that would cover another is left out until the graph is enlarged. */
function drawLabels(context: CanvasRenderingContext2D, visible: readonly Placed[], scene: Scene, { zoom }: View, style: GraphStyle): void {
  const isChosen = ({ node: { id } }: Placed) => id === scene.selected || id === scene.centre || scene.path.includes(id)
  const ordered = [...visible.filter(isChosen), ...visible.filter((one) => !isChosen(one))].slice(0, MAX_LABELS)
  context.font = `${LABEL_SIZE}px ${style.font}`
  context.textAlign = 'center'
  context.textBaseline = 'top'
  context.lineWidth = 3
  context.strokeStyle = style.background
  context.fillStyle = style.text
  const boxes: (readonly [left: number, top: number, right: number, bottom: number])[] = []
  for (const { node, at } of ordered) {
    const name = shortName(node)
    const top = at.y + (node.id === scene.centre ? CENTRE_SIZE / 2 : NODE_RADIUS) * zoom + 2
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
