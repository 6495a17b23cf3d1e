import { Sigma } from 'sigma'
import { NodeCircleProgram } from 'sigma/rendering'
import { drawnGraph, movePlaces, position, type GraphStyle, type Scene } from './drawn-graph.ts'
import { drawOverlay, fittingBox, nodeAt, type Overlay, type View } from './draw-overlay.ts'
import { CANVAS_SCALE, CENTRE_SIZE, LINK_WIDTH, MIN_NODE_RADIUS, NODE_RADIUS } from './graph-sizes.ts'
import type { Places } from './places.ts'
import { SquareProgram } from './square-program.ts'

/** A graph drawn with WebGL into an element. */
export interface GraphView {
  /** Replaces what is drawn. */
  show(scene: Scene, style: GraphStyle): void
  select(id: string | null): void
  zoomBy(factor: number): void
  /** Shows the whole graph, however it changes, until it is moved or zoomed. */
  fit(): void
  close(): void
}

interface GraphViewOptions {
  readonly places: Places
  readonly onSelect: (id: string | null) => void
  readonly onExpand: (id: string) => void
}

const MAX_ZOOM = 4
/** How far a graph can be made smaller than the view. */
const MAX_RATIO = 4
const WHOLE = { x: 0.5, y: 0.5, ratio: 1, angle: 0 }

/** Draws graphs into an element: drag to move the graph or a node, wheel or two fingers to zoom, click to select, double-click to expand. */
export function openGraphView(container: HTMLElement, { places, onSelect, onExpand }: GraphViewOptions): GraphView {
  let drawn = drawnGraph({ nodes: [], links: [], centre: '', path: [] }, places.get, NO_STYLE)
  let overlay: Overlay = { nodes: [], links: [], centre: '', path: [], selected: null, hovered: null, placeOf: places.get }
  let style = NO_STYLE
  let isFitting = true
  /** Pixels per length of the plane where the camera fits. */
  let fitZoom = 1
  const sigma = new Sigma(
    drawn,
    container,
    settings(() => fitZoom),
  )
  doublePixels(sigma)
  const camera = sigma.getCamera()

  const fitBox = () => {
    const { width, height } = sigma.getDimensions()
    const inner = { width: Math.max(1, width - CENTRE_SIZE * 2), height: Math.max(1, height - CENTRE_SIZE * 2) }
    const all = overlay.nodes.map(({ id }) => position(places.get(id)))
    const box = fittingBox(all, inner.width, inner.height)
    sigma.setCustomBBox(box)
    fitZoom = Math.min(inner.width / (box.x[1] - box.x[0]), inner.height / (box.y[1] - box.y[0]))
    camera.minRatio = fitZoom / MAX_ZOOM
  }
  const move = (moved: readonly string[]) => {
    movePlaces(drawn, moved, places.get)
    const [only] = moved
    if (moved.length === 1 && !isFitting && drawn.hasNode(only)) {
      sigma.refresh({ partialGraph: { nodes: [only!], edges: drawn.edges(only) }, skipIndexation: true, schedule: true })
      return
    }
    if (isFitting) fitBox()
    // No node is given: all are placed anew, none is styled anew.
    sigma.refresh({ partialGraph: {}, schedule: true })
  }
  const draw = () => {
    const context = sigma.getCanvases()['labels']?.getContext('2d')
    if (context) drawOverlay(context, overlay, { ...viewOf(sigma), ...sigma.getDimensions() }, style)
  }
  const hover = (hovered: string | null) => {
    overlay = { ...overlay, hovered }
    sigma.scheduleRender()
  }
  sigma.on('afterRender', draw)
  sigma.on('resize', () => isFitting && fitBox())
  sigma.on('enterNode', ({ node }) => hover(node))
  sigma.on('leaveNode', () => hover(null))
  camera.on('updated', (state) => (isFitting &&= state.ratio === 1 && state.x === 0.5 && state.y === 0.5))
  const at = (point: { readonly x: number; readonly y: number }) => nodeAt(overlay, viewOf(sigma), point)
  listen(sigma, {
    onClick: (point) => onSelect(at(point)),
    onDoubleClick(point) {
      const id = at(point)
      if (id !== null) onExpand(id)
    },
    onDrag(node, { x, y }) {
      isFitting = false
      const place = sigma.viewportToGraph({ x, y })
      places.set([[node, position(place)]])
    },
  })
  const stop = places.subscribe(move)

  return {
    show(scene, newStyle) {
      overlay = { ...overlay, ...scene }
      style = newStyle
      drawn = drawnGraph(scene, places.get, style)
      if (isFitting) fitBox()
      sigma.setGraph(drawn)
    },
    select(selected) {
      overlay = { ...overlay, selected }
      sigma.scheduleRender()
    },
    zoomBy: (factor) => void camera.setState({ ratio: camera.getBoundedRatio(camera.ratio / factor) }),
    fit() {
      isFitting = true
      camera.setState(WHOLE)
      move([])
    },
    close() {
      stop()
      sigma.kill()
    },
  }
}

function settings(fitZoom: () => number) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    nodeProgramClasses: { circle: NodeCircleProgram, square: SquareProgram },
    // Radii are lengths of the plane: nodes grow with the distances between them, from a least size on.
    itemSizesReference: 'positions' as const,
    zoomToSizeRatioFunction: (ratio: number) => Math.min(ratio, (fitZoom() * NODE_RADIUS) / MIN_NODE_RADIUS),
    minEdgeThickness: LINK_WIDTH,
    maxCameraRatio: MAX_RATIO,
    stagePadding: CENTRE_SIZE,
    enableCameraRotation: false,
    renderLabels: false,
    zIndex: true,
    allowInvalidContainer: true,
    // Names of nodes under the pointer are part of the overlay.
    defaultDrawNodeHover: () => {},
    ...(isStill ? { zoomDuration: 1, inertiaDuration: 1 } : {}),
  }
}

const NO_COLOURS: GraphStyle['colours'] = {
  patent: '',
  organization: '',
  person: '',
  date: '',
  classification: '',
  address: '',
  feature: '',
  field: '',
  problem: '',
  effect: '',
}

const NO_STYLE: GraphStyle = {
  colours: NO_COLOURS,
  marks: NO_COLOURS,
  text: '',
  background: '',
  line: '',
  accent: '',
  font: '',
}

/** Draws with `CANVAS_SCALE` on every screen (G87); sigma takes the scale of the screen and has no setting for it. */
function doublePixels(sigma: Sigma): void {
  Object.defineProperty(sigma, 'pixelRatio', { get: () => CANVAS_SCALE, set: () => {} })
  sigma.resize(true)
  // It would cover the letters of nodes under the pointer.
  sigma.getCanvases()['hoverNodes']!.hidden = true
}

/** Where the plane is on the screen. */
function viewOf(sigma: Sigma): View {
  const origin = sigma.graphToViewport({ x: 0, y: 0 })
  return { ...origin, zoom: sigma.graphToViewport({ x: 1, y: 0 }).x - origin.x }
}

interface Listeners {
  readonly onClick: (point: { readonly x: number; readonly y: number }) => void
  readonly onDoubleClick: (point: { readonly x: number; readonly y: number }) => void
  readonly onDrag: (node: string, point: { readonly x: number; readonly y: number }) => void
}

function listen(sigma: Sigma, { onClick, onDoubleClick, onDrag }: Listeners): void {
  let dragged: string | null = null
  const release = () => (dragged = null)
  sigma.on('clickNode', ({ event }) => onClick(event))
  sigma.on('clickStage', ({ event }) => onClick(event))
  for (const name of ['doubleClickNode', 'doubleClickStage'] as const)
    sigma.on(name, ({ event, preventSigmaDefault }: { event: { x: number; y: number }; preventSigmaDefault: () => void }) => {
      preventSigmaDefault()
      onDoubleClick(event)
    })
  sigma.on('downNode', ({ node }) => (dragged = node))
  sigma.on('moveBody', ({ event }) => {
    if (dragged === null) return
    event.preventSigmaDefault()
    onDrag(dragged, event)
  })
  sigma.on('upNode', release)
  sigma.on('upStage', release)
}
