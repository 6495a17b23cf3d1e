/** Cosines of 0° to 345° in steps of 15°, in thousandths: drawings call no trigonometric function, so they are the same everywhere. */
const COSINES = [
  1000, 966, 866, 707, 500, 259, 0, -259, -500, -707, -866, -966, -1000, -966, -866, -707, -500, -259, 0, 259, 500, 707, 866, 966,
] as const

/** Steps of 15° in a full turn. */
export const TURN = COSINES.length

/** Cosine of `step` times 15°. */
export function cosine(step: number): number {
  return (COSINES[((step % TURN) + TURN) % TURN] as number) / 1000
}

/** Sine of `step` times 15°. */
export function sine(step: number): number {
  return cosine(step - 6)
}

export type Point = readonly [x: number, y: number]

/**
 * Collects strokes as the path data of an SVG: one path of full lines, one of thin lines (hatching, leaders) and one of dashes.
 * Coordinates are rounded to whole units of the 600 × 600 sheet.
 */
export class Ink {
  #full = ''
  #thin = ''
  #dashed = ''

  /** Joins points by full lines. */
  line(points: readonly Point[], closed = false): void {
    this.#full += path(points, closed)
  }

  thin(points: readonly Point[], closed = false): void {
    this.#thin += path(points, closed)
  }

  dashed(points: readonly Point[], closed = false): void {
    this.#dashed += path(points, closed)
  }

  box(x: number, y: number, width: number, height: number): void {
    this.line(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      true,
    )
  }

  ellipse(x: number, y: number, rx: number, ry = rx): void {
    this.#full += arcs(x, y, rx, ry)
  }

  thinEllipse(x: number, y: number, rx: number, ry = rx): void {
    this.#thin += arcs(x, y, rx, ry)
  }

  /** A smooth full line through points (quadratic curves by their middles). */
  curve(points: readonly Point[]): void {
    this.#full += smooth(points)
  }

  /** A smooth thin line, for leaders. */
  thinCurve(points: readonly Point[]): void {
    this.#thin += smooth(points)
  }

  /** A line with an arrow head at its end. */
  arrow(from: Point, to: Point): void {
    this.line([from, to])
    const dx = Math.sign(to[0] - from[0])
    const dy = Math.sign(to[1] - from[1])
    const upright = Math.abs(to[1] - from[1]) >= Math.abs(to[0] - from[0])
    const head: Point[] = upright
      ? [[to[0] - 5, to[1] - 11 * dy], to, [to[0] + 5, to[1] - 11 * dy]]
      : [[to[0] - 11 * dx, to[1] - 5], to, [to[0] - 11 * dx, to[1] + 5]]
    this.line(head)
  }

  /** Slanting lines `gap` apart that fill a box. */
  hatch(x: number, y: number, width: number, height: number, gap: number, rising: boolean): void {
    for (let start = gap - height; start < width; start += gap) {
      const left = Math.max(0, start)
      const right = Math.min(width, start + height)
      const [from, to] = [left - start, right - start]
      this.thin([
        [x + left, rising ? y + height - from : y + from],
        [x + right, rising ? y + height - to : y + to],
      ])
    }
  }

  /** The whole sheet as SVG. */
  svg(): string {
    const thin = this.#thin && `<path stroke-width="1.2" d="${this.#thin}"/>`
    const dashed = this.#dashed && `<path stroke-dasharray="10 5" stroke-width="1.6" d="${this.#dashed}"/>`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round"><rect width="600" height="600" fill="#fff" stroke="none"/><path stroke-width="2.2" d="${this.#full}"/>${thin}${dashed}</svg>`
  }
}

function at([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`
}

function path(points: readonly Point[], closed: boolean): string {
  return `M${points.map(at).join('L')}${closed ? 'Z' : ''}`
}

function arcs(x: number, y: number, rx: number, ry: number): string {
  const [a, b] = [Math.round(rx), Math.round(ry)]
  return `M${at([x - rx, y])}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0Z`
}

function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let data = `M${at(first)}`
  rest.forEach((point, i) => {
    const next = rest[i + 1]
    if (!next) data += `L${at(point)}`
    else data += `Q${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`
  })
  return data
}
