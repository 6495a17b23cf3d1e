import type { LandscapeDetail } from '@gezhi/contract/client'
import type { ContourLine } from './contours.ts'
import { toCanvas, type View } from './scatter.ts'

/** What is drawn above the points. */
export interface Overlay {
  readonly view: View
  readonly pixelRatio: number
  readonly lines: readonly ContourLine[]
  readonly hills: LandscapeDetail['hills']
  /** Number of the selected hill. */
  readonly chosen: number | null
  readonly outline: readonly (readonly [number, number])[] | null
}

const FONT_SIZE = 12
/** Words of a label on the map; the list has all. */
const WORDS = 2

/** Draws contours, labels that do not cover each other, and the outline of a selection. */
export function drawOverlay(canvas: HTMLCanvasElement, overlay: Overlay): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  const style = getComputedStyle(canvas)
  const token = (name: string) => style.getPropertyValue(name).trim()
  context.clearRect(0, 0, canvas.width, canvas.height)
  drawLines(context, overlay, token('--color-text-tertiary'))
  drawLabels(context, overlay, { text: token('--color-text-base'), halo: token('--color-bg-container'), font: style.fontFamily })
  drawOutline(context, overlay, token('--color-primary'))
}

function drawLines(context: CanvasRenderingContext2D, { view, pixelRatio, lines }: Overlay, colour: string): void {
  const { width, height } = context.canvas
  context.strokeStyle = colour
  context.lineWidth = pixelRatio
  for (const { level, segments } of lines) {
    context.globalAlpha = 0.25 + level * 0.12
    context.beginPath()
    for (let i = 0; i < segments.length; i += 4) {
      context.moveTo(...toCanvas(view, width, height, segments[i]!, segments[i + 1]!))
      context.lineTo(...toCanvas(view, width, height, segments[i + 2]!, segments[i + 3]!))
    }
    context.stroke()
  }
  context.globalAlpha = 1
}

interface LabelStyle {
  readonly text: string
  readonly halo: string
  readonly font: string
}

/** Labels of large hills first; one that would cover another is left out until the map is enlarged. */
function drawLabels(
  context: CanvasRenderingContext2D,
  { view, pixelRatio, hills, chosen }: Overlay,
  { text, halo, font }: LabelStyle,
): void {
  const { width, height } = context.canvas
  const line = FONT_SIZE * pixelRatio
  context.font = `600 ${line}px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  const taken: (readonly [left: number, top: number, right: number, bottom: number])[] = []
  for (const [number, { x, y, words }] of hills.entries()) {
    const label = words.slice(0, WORDS).join(' · ')
    if (label === '') continue
    const half = context.measureText(label).width / 2
    const [left, centre] = toCanvas(view, width, height, x, y)
    const middle = Math.max(half + line, Math.min(width - half - line, left))
    const box = [middle - half, centre - line, middle + half, centre + line] as const
    const isOut = left < 0 || left > width || centre < 0 || centre > height
    if (isOut || (chosen !== number && taken.some((other) => overlaps(box, other)))) continue
    taken.push(box)
    context.globalAlpha = chosen === null || chosen === number ? 1 : 0.4
    context.strokeStyle = halo
    context.lineWidth = 4 * pixelRatio
    context.strokeText(label, middle, centre)
    context.fillStyle = text
    context.fillText(label, middle, centre)
  }
  context.globalAlpha = 1
}

function overlaps(a: readonly [number, number, number, number], b: readonly [number, number, number, number]): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

function drawOutline(context: CanvasRenderingContext2D, { view, pixelRatio, outline }: Overlay, colour: string): void {
  if (outline === null || outline.length < 2) return
  const { width, height } = context.canvas
  context.beginPath()
  for (const [x, y] of outline) context.lineTo(...toCanvas(view, width, height, x, y))
  context.closePath()
  context.strokeStyle = colour
  context.fillStyle = colour
  context.lineWidth = 2 * pixelRatio
  context.stroke()
  context.globalAlpha = 0.12
  context.fill()
  context.globalAlpha = 1
}
