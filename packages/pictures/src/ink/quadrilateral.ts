/** A point in shares of the width and height of a picture, or of a rectangle. */
export type Point = readonly [number, number]
/** Four corners, clockwise from the upper left one. */
export type Quadrilateral = readonly [Point, Point, Point, Point]

/** A projection of the plane: 3 × 3, row by row. */
type Projection = readonly [number, number, number, number, number, number, number, number, number]

/** The point of a quadrilateral that a point of the unit square is projected to: a rectangle as a camera sees it at an angle. */
export function projectedPoint(point: Point, quadrilateral: Quadrilateral): Point {
  return projected(point, projectionOf(quadrilateral))
}

/** The inverse of `projectedPoint`. */
export function flatPoint(point: Point, quadrilateral: Quadrilateral): Point {
  return projected(point, inverseOf(projectionOf(quadrilateral)))
}

/** From the unit square to a quadrilateral (Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.3). */
export function projectionOf([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quadrilateral): Projection {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / determinant
  const h = (dx1 * sy - sx * dy1) / determinant
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

/** A point under a projection. */
export function projected([x, y]: Point, [a, b, c, d, e, f, g, h, i]: Projection): Point {
  const scale = g * x + h * y + i
  return [(a * x + b * y + c) / scale, (d * x + e * y + f) / scale]
}

/** The adjugate: projections are equal up to a factor. */
function inverseOf([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

/**
 * The corners of a convex area given by its points in pixels: the two that are farthest apart, and on either side of their line the one
 * farthest from it. Null if the area of `count` pixels is not a quadrilateral: a round sign.
 */
export function cornersOf(points: readonly Point[], count: number): Quadrilateral | null {
  const [from, to] = farthestPair(points)
  const distance = ([x, y]: Point): number => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
  const most = (value: (point: Point) => number): Point =>
    points.reduce((best, point) => (value(point) > value(best) ? point : best), points[0]!)
  const corners = [from, most((point) => -distance(point)), to, most(distance)]
  if (areaWithin(corners) < MIN_FILLED * count) return null
  // Clockwise on a screen, whose second axis points down; the upper left corner is the nearest to the origin.
  const first = corners.reduce((best, [x, y], at) => (x + y < corners[best]![0] + corners[best]![1] ? at : best), 0)
  return [0, 1, 2, 3].map((at) => corners[(first + at) % 4]!) as unknown as Quadrilateral
}

/** A quadrilateral has this share of the pixels of the area between its corners; of a circle it would be 0.64. */
const MIN_FILLED = 0.85

function farthestPair(points: readonly Point[]): readonly [Point, Point] {
  let [best, pair]: [number, readonly [Point, Point]] = [-1, [points[0]!, points[0]!]]
  for (const a of points) {
    for (const b of points) {
      const distance = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
      if (distance > best) [best, pair] = [distance, [a, b]]
    }
  }
  return pair
}

function areaWithin(corners: readonly Point[]): number {
  const sum = corners.reduce((total, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length]!
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}
