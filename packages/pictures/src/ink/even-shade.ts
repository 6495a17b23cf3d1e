import type { Colour, ColourPicture } from './colour-picture.ts'
import type { Ground } from './ink-map.ts'

/** The colour of some pixels and how it changes evenly over the picture (least squares), as under light from one side. */
export function evenShade({ width, height, pixels }: ColourPicture, places: readonly number[]): Ground {
  const points = places.map((place) => ({ x: (place % width) / width - 0.5, y: Math.floor(place / width) / height - 0.5, place }))
  const mean = (value: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point) => sum + value(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const [xx, yy, xy] = [
    mean((point) => (point.x - x) ** 2),
    mean((point) => (point.y - y) ** 2),
    mean((point) => (point.x - x) * (point.y - y)),
  ]
  const determinant = xx * yy - xy * xy
  const channels = [0, 1, 2].map((channel) => {
    const value = ({ place }: { place: number }): number => pixels[place * 3 + channel]!
    const average = mean(value)
    if (determinant < 1e-9) return { centre: average, across: 0, down: 0 }
    const [vx, vy] = [mean((point) => (point.x - x) * value(point)), mean((point) => (point.y - y) * value(point))]
    const [across, down] = [(vx * yy - vy * xy) / determinant, (vy * xx - vx * xy) / determinant]
    return { centre: average - across * x - down * y, across, down }
  })
  const colourOf = (key: 'centre' | 'across' | 'down'): Colour => channels.map((channel) => channel[key]) as [number, number, number]
  return { colour: colourOf('centre'), across: colourOf('across'), down: colourOf('down') }
}
