import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { useColorScheme } from '../../theme/color-scheme.ts'
import { PRODUCT_COLORS } from '../../theme/tokens.ts'
import {
  CANVAS_SCALE,
  CENTRE_SIZE,
  drawGraph,
  fittingView,
  MAX_DRAFT_LINKS,
  NODE_RADIUS,
  toPlane,
  toScreen,
  type GraphStyle,
  type View,
} from './draw-graph.ts'
import type { Place, ShownGraph } from './graph-state.ts'
import styles from './graph.module.css'
import { NODE_COLOURS } from './node-colours.ts'
import type { Places } from './places.ts'

interface GraphCanvasProps {
  readonly graph: ShownGraph
  readonly centre: string
  readonly places: Places
  readonly selected: string | null
  readonly path: readonly string[]
  readonly onSelect: (id: string | null) => void
  readonly onExpand: (id: string) => void
}

/** ms after the last movement until a large graph is drawn in full. */
const REST_MS = 250
const ZOOM_STEP = 1.4
const MAX_ZOOM = 4
const MIN_ZOOM = 0.02
/** Movement of the pointer that is no click, in pixels. */
const DRAGGED = 4

/** The graph as a picture: drag to move it or a node, wheel or buttons to zoom, click to select, double-click to expand. The list beside it has the same content. */
export function GraphCanvas({ graph, centre, places, selected, path, onSelect, onExpand }: GraphCanvasProps) {
  const { t } = useTranslation('graph')
  const canvas = useRef<HTMLCanvasElement>(null)
  const scheme = useColorScheme()
  /** Null shows the whole graph, however it changes. */
  const [chosenView, setChosenView] = useState<View | null>(null)
  const shownView = useRef<View>({ x: 0, y: 0, zoom: 1 })
  const [size, setSize] = useState({ width: 0, height: 0 })
  const drag = useRef<{ readonly node: string | null; x: number; y: number; moved: boolean } | null>(null)

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d') ?? null
    if (element === null || context === null || size.width === 0) return
    const style = styleOf(element, scheme, (type) => t(`marks.${type}`))
    const draw = (isDraft: boolean) => {
      const [width, height] = [size.width * CANVAS_SCALE, size.height * CANVAS_SCALE]
      if (element.width !== width || element.height !== height) Object.assign(element, { width, height })
      const view =
        chosenView ??
        fittingView(
          graph.nodes.map(({ id }) => places.get(id)),
          size,
        )
      shownView.current = view
      drawGraph(context, { ...graph, centre, selected, path, placeOf: places.get, isDraft }, view, style)
    }
    const isLarge = graph.links.length > MAX_DRAFT_LINKS
    let frame = 0
    let rest: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      cancelAnimationFrame(frame)
      clearTimeout(rest)
      frame = requestAnimationFrame(() => draw(isLarge))
      if (isLarge) rest = setTimeout(() => draw(false), REST_MS)
    }
    schedule()
    const stop = places.subscribe(schedule)
    return () => {
      stop()
      cancelAnimationFrame(frame)
      clearTimeout(rest)
    }
  }, [graph, centre, places, selected, path, size, chosenView, scheme, t])

  const zoomBy = (factor: number, at: Place = { x: size.width / 2, y: size.height / 2 }) => {
    const view = shownView.current
    const zoom = Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, view.zoom * factor))
    const fixed = toPlane(at, view, size)
    setChosenView({ x: fixed.x - (at.x - size.width / 2) / zoom, y: fixed.y - (at.y - size.height / 2) / zoom, zoom })
  }
  // React's wheel events are passive: the page would scroll too.
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const view = shownView.current
      const at = { x: event.clientX - left, y: event.clientY - top }
      const zoom = Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, view.zoom * Math.exp(-event.deltaY / 400)))
      const fixed = toPlane(at, view, size)
      setChosenView({ x: fixed.x - (at.x - size.width / 2) / zoom, y: fixed.y - (at.y - size.height / 2) / zoom, zoom })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [size])

  const pointOf = (event: { readonly currentTarget: Element; readonly clientX: number; readonly clientY: number }): Place => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const nodeAt = (point: Place) => nearestNode(graph, places, { centre, view: shownView.current, size, point })
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { node: nodeAt(pointOf(event)), x: event.clientX, y: event.clientY, moved: false }
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = drag.current
    if (from === null) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!from.moved && Math.hypot(x, y) < DRAGGED) return
    drag.current = { node: from.node, x: event.clientX, y: event.clientY, moved: true }
    const view = shownView.current
    if (from.node === null) setChosenView({ ...view, x: view.x - x / view.zoom, y: view.y - y / view.zoom })
    else {
      const place = places.get(from.node)
      places.set([[from.node, { x: place.x + x / view.zoom, y: place.y + y / view.zoom }]])
    }
  }
  const onPointerUp = () => {
    const from = drag.current
    drag.current = null
    if (from !== null && !from.moved) onSelect(from.node)
  }

  return (
    <div className={styles['canvas']}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('picture', { nodes: graph.nodes.length, links: graph.links.length })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (drag.current = null)}
        onDoubleClick={(event) => {
          const id = nodeAt(pointOf(event))
          if (id !== null) onExpand(id)
        }}
      />
      <div className={styles['zoom']}>
        <Button onClick={() => zoomBy(ZOOM_STEP)} aria-label={t('zoomIn')}>
          +
        </Button>
        <Button onClick={() => zoomBy(1 / ZOOM_STEP)} aria-label={t('zoomOut')}>
          −
        </Button>
        <Button onClick={() => setChosenView(null)}>{t('fit')}</Button>
      </div>
    </div>
  )
}

/** The topmost node at a point of the canvas. */
function nearestNode(
  { nodes }: ShownGraph,
  places: Places,
  at: {
    readonly centre: string
    readonly view: View
    readonly size: { readonly width: number; readonly height: number }
    readonly point: Place
  },
): string | null {
  const { centre, view, size, point } = at
  const hit = nodes.findLast(({ id }) => {
    const { x, y } = toScreen(places.get(id), view, size)
    const radius = Math.max((id === centre ? CENTRE_SIZE / 2 : NODE_RADIUS) * view.zoom, 6)
    return Math.hypot(x - point.x, y - point.y) <= radius
  })
  return hit?.id ?? null
}

function styleOf(element: Element, scheme: 'light' | 'dark', markOf: (type: keyof GraphStyle['marks']) => string): GraphStyle {
  const computed = getComputedStyle(element)
  const token = (name: string) => computed.getPropertyValue(name).trim()
  const { chart } = PRODUCT_COLORS[scheme]
  const types = Object.keys(NODE_COLOURS) as (keyof typeof NODE_COLOURS)[]
  return {
    colours: Object.fromEntries(types.map((type) => [type, chart[NODE_COLOURS[type]]!])) as GraphStyle['colours'],
    marks: Object.fromEntries(types.map((type) => [type, markOf(type)])) as GraphStyle['marks'],
    text: token('--color-text-base'),
    background: token('--color-bg-container'),
    line: token('--color-border'),
    accent: token('--color-error-text'),
    font: computed.fontFamily,
  }
}
