import { SCALE, type Points } from './read-points.ts'
import { pointSize, toCanvas, type Scatter } from './scatter.ts'

/** Points drawn without a graphics processor, for browsers without WebGL 2: slower with many points. Null without a canvas. */
export function flatScatterOn(canvas: HTMLCanvasElement, points: Points): Scatter | null {
  const context = canvas.getContext('2d')
  if (context === null) return null
  return {
    draw(view, { colours, years: [from, to], hill, pixelRatio }) {
      const { width, height } = canvas
      const size = pointSize(points.count, Math.min(width, height) / pixelRatio, view.zoom) * pixelRatio
      context.clearRect(0, 0, width, height)
      for (const [number, colour] of colours.entries()) {
        context.fillStyle = `rgb(${colour.map((channel) => Math.round(channel * 255)).join()})`
        for (let i = 0; i < points.count; i++) {
          const [own, year] = [points.hills[i]!, points.years[i]!]
          if (own % colours.length !== number || (year !== 0 && (year < from || year > to))) continue
          const [x, y] = toCanvas(view, width, height, points.places[i * 2]! / SCALE, points.places[i * 2 + 1]! / SCALE)
          context.globalAlpha = hill === null || hill === own ? 0.75 : 0.12
          context.fillRect(x - size / 2, y - size / 2, size, size)
        }
      }
    },
    dispose: () => context.clearRect(0, 0, canvas.width, canvas.height),
  }
}
