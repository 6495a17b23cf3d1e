import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { movedBy, toPlane, zoomedAt, type View } from './scatter.ts'

/** Distance in pixels between the corners of an outline, below which a pointer has not moved. */
const MOVED = 5
const MAX_CORNERS = 400
/** How much a pixel, or a line, of the wheel enlarges; a trackpad sends fingers that spread as a wheel with the control key. */
const WHEEL = { pixel: 0.0015, line: 0.05, pinch: 0.01 }
const LINES = 1

/** `brush` draws an outline, `pan` moves the map. */
export type MapTool = 'brush' | 'pan'

interface MapGestures {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  /** Of the map, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number }
  readonly view: View
  readonly setView: (change: (now: View) => View) => void
  readonly tool: MapTool
  /** An outline was drawn: its corners in the plane. */
  readonly onOutline: (corners: [number, number][]) => void
  /** The map was clicked or tapped at a place of the plane. */
  readonly onPlace: (place: [number, number]) => void
}

/**
 * What a mouse, a pen or fingers do on the map: one draws or moves, two move and zoom, a wheel zooms where it points. Returns the outline
 * being drawn, null if none is, and the listeners of the canvas.
 */
export function useMapGestures({ canvas, size: { width, height }, view, setView, tool, onOutline, onPlace }: MapGestures) {
  const [drawn, setDrawn] = useState<[number, number][] | null>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const state = useRef<'up' | 'down' | 'moved' | 'pinched'>('up')

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const speed = event.ctrlKey ? WHEEL.pinch : event.deltaMode === LINES ? WHEEL.line : WHEEL.pixel
      const [x, y] = [event.offsetX, event.offsetY]
      setView((now) => zoomedAt(now, width, height, x, y, Math.exp(-event.deltaY * speed)))
    }
    // React's own listeners of wheels cannot stop the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [canvas, width, height, setView])

  const within = (event: PointerEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const inPlane = ({ x, y }: { x: number; y: number }) => toPlane(view, width, height, x, y)

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const place = within(event)
    pointers.current.set(event.pointerId, place)
    state.current = pointers.current.size === 1 ? 'down' : 'pinched'
    setDrawn(state.current === 'down' && tool === 'brush' ? [inPlane(place)] : null)
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = pointers.current.get(event.pointerId)
    if (from === undefined) return
    const to = within(event)
    if (state.current === 'pinched') {
      const fixed = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, to)
      if (fixed === undefined) return
      const factor = distance(fixed, to) / Math.max(1, distance(fixed, from))
      const [dx, dy] = [(to.x - from.x) / 2, (to.y - from.y) / 2]
      setView((now) => movedBy(zoomedAt(now, width, height, (fixed.x + from.x) / 2, (fixed.y + from.y) / 2, factor), width, height, dx, dy))
      return
    }
    if (distance(from, to) < MOVED) return
    pointers.current.set(event.pointerId, to)
    state.current = 'moved'
    if (tool === 'pan') setView((now) => movedBy(now, width, height, to.x - from.x, to.y - from.y))
    else setDrawn((corners) => (corners === null || corners.length >= MAX_CORNERS ? corners : [...corners, inPlane(to)]))
  }
  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!pointers.current.delete(event.pointerId)) return
    if (state.current === 'down') onPlace(inPlane(within(event)))
    else if (state.current === 'moved' && drawn !== null && drawn.length >= 3) onOutline(drawn)
    setDrawn(null)
    if (pointers.current.size === 0) state.current = 'up'
  }
  const onPointerCancel = (event: PointerEvent<HTMLCanvasElement>) => {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size === 0) state.current = 'up'
    setDrawn(null)
  }
  return { drawn, listeners: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}

function distance(from: { x: number; y: number }, to: { x: number; y: number }): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}
