import type { LandscapeDetail } from '@gezhi/contract/client'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { useColorScheme } from '../../theme/color-scheme.ts'
import { PRODUCT_COLORS } from '../../theme/tokens.ts'
import { flatScatterOn } from './flat-scatter.ts'
import { drawOverlay } from './draw-overlay.ts'
import { contourLines } from './contours.ts'
import { movedBy, nearestPoint, scatterOn, WHOLE, zoomedAt, type Scatter } from './scatter.ts'
import { SCALE, type Points } from './read-points.ts'
import type { Selection } from './selection.ts'
import { useMapGestures, type MapTool } from './use-map-gestures.ts'
import styles from './landscape.module.css'

/** Share of the visible part that one key moves, and times that one key enlarges. */
const STEP = { move: 0.15, zoom: 1.4 }
/** Distance in pixels within which a click finds a point. */
const NEAR = 12

type Chosen = Pick<Selection, 'hill' | 'outline'> | null

interface LandscapeMapProps {
  readonly points: Points
  readonly hills: LandscapeDetail['hills']
  readonly years: readonly [number, number]
  readonly chosen: Chosen
  readonly onChosen: (chosen: Chosen) => void
}

/** The map: points by WebGL, contours, labels and outlines on a canvas above them. */
export function LandscapeMap({ points, hills, years, chosen, onChosen }: LandscapeMapProps) {
  const { t } = useTranslation('landscape')
  const scheme = useColorScheme()
  const help = useId()
  const dots = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<HTMLCanvasElement>(null)
  const scatter = useRef<Scatter | null>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [view, setView] = useState(WHOLE)
  const [tool, setTool] = useState<MapTool>('brush')
  const [layers, setLayers] = useState({ contours: true, labels: true, colours: true })
  const { drawn, listeners } = useMapGestures({
    canvas: overlay,
    size,
    view,
    setView,
    tool,
    onOutline: (corners) => onChosen({ outline: corners.map(([x, y]) => [limited(x), limited(y)]) }),
    onPlace: ([x, y]) => {
      const point = nearestPoint(points, years, x, y, NEAR / (Math.min(size.width, size.height) * view.zoom))
      onChosen(point < 0 ? null : aroundPoint(points, point))
    },
  })
  const lines = useMemo(() => (layers.contours ? contourLines(points, years) : []), [layers.contours, points, years])

  useEffect(() => {
    const canvas = dots.current
    if (canvas === null) return
    scatter.current = scatterOn(canvas, points) ?? flatScatterOn(canvas, points)
    const observer = new ResizeObserver(() => setSize({ width: canvas.clientWidth, height: canvas.clientHeight }))
    observer.observe(canvas)
    setSize({ width: canvas.clientWidth, height: canvas.clientHeight })
    return () => {
      observer.disconnect()
      scatter.current?.dispose()
      scatter.current = null
    }
  }, [points])

  useEffect(() => {
    const [canvas, above] = [dots.current, overlay.current]
    if (canvas === null || above === null || size.width === 0) return
    const frame = requestAnimationFrame(() => {
      const pixelRatio = Math.min(2, window.devicePixelRatio)
      for (const one of [canvas, above]) {
        const [width, height] = [Math.round(size.width * pixelRatio), Math.round(size.height * pixelRatio)]
        if (one.width !== width || one.height !== height) Object.assign(one, { width, height })
      }
      const { chart } = PRODUCT_COLORS[scheme]
      const colours = (layers.colours ? chart : chart.slice(0, 1)).map(channels)
      scatter.current?.draw(view, { colours, years, hill: chosen?.hill ?? null, pixelRatio })
      const outline = drawn ?? chosen?.outline ?? null
      drawOverlay(above, { view, pixelRatio, lines, hills: layers.labels ? hills : [], chosen: chosen?.hill ?? null, outline })
    })
    return () => cancelAnimationFrame(frame)
  }, [size, view, scheme, layers, years, chosen, drawn, lines, hills])

  const zoomBy = (factor: number) => setView((now) => zoomedAt(now, size.width, size.height, size.width / 2, size.height / 2, factor))
  const moveBy = (x: number, y: number) => {
    const side = Math.min(size.width, size.height)
    setView((now) => movedBy(now, size.width, size.height, -x * side, -y * side))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => moveBy(-STEP.move, 0),
      ArrowRight: () => moveBy(STEP.move, 0),
      ArrowUp: () => moveBy(0, -STEP.move),
      ArrowDown: () => moveBy(0, STEP.move),
      '+': () => zoomBy(STEP.zoom),
      '=': () => zoomBy(STEP.zoom),
      '-': () => zoomBy(1 / STEP.zoom),
      '0': () => setView(WHOLE),
      Escape: () => onChosen(null),
    }
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  const layer = (name: keyof typeof layers) => (
    <label>
      <input type="checkbox" checked={layers[name]} onChange={(event) => setLayers({ ...layers, [name]: event.target.checked })} />
      {t(name)}
    </label>
  )
  return (
    <div className={styles['map']}>
      <div className={styles['tools']} role="group" aria-label={t('tools')}>
        <Button aria-pressed={tool === 'brush'} onClick={() => setTool('brush')}>
          {t('brush')}
        </Button>
        <Button aria-pressed={tool === 'pan'} onClick={() => setTool('pan')}>
          {t('pan')}
        </Button>
        <Button icon aria-label={t('zoomIn')} title={t('zoomIn')} onClick={() => zoomBy(STEP.zoom)}>
          <Icon name="zoomIn" />
        </Button>
        <Button icon aria-label={t('zoomOut')} title={t('zoomOut')} onClick={() => zoomBy(1 / STEP.zoom)}>
          <Icon name="zoomOut" />
        </Button>
        <Button onClick={() => setView(WHOLE)}>{t('reset')}</Button>
        {layer('contours')}
        {layer('labels')}
        {layer('colours')}
      </div>
      {/* A picture that is moved and searched by keys: no element of HTML is one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles['plane']}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys need the focus
        tabIndex={0}
        aria-label={t('title')}
        aria-describedby={help}
        onKeyDown={onKeyDown}
      >
        <canvas ref={dots} />
        <canvas ref={overlay} data-tool={tool} {...listeners} />
      </div>
      <p id={help} className={styles['secondary']}>
        {t('map', { count: points.count })}
      </p>
    </div>
  )
}

/** `#RRGGBB` as numbers from 0 to 1. */
function channels(colour: string): [number, number, number] {
  const number = Number.parseInt(colour.slice(1), 16)
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255]
}

/** Within what a request may contain. */
function limited(value: number): number {
  return Math.max(-1, Math.min(2, value))
}

/** A small square around a point, which selects it and all others in the same place. */
function aroundPoint({ places }: Points, point: number): Chosen {
  const half = 2 / SCALE
  const [x, y] = [places[point * 2]! / SCALE, places[point * 2 + 1]! / SCALE]
  return {
    outline: [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ],
  }
}
