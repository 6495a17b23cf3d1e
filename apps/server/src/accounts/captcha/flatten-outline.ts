/** A point in units of its drawing, y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Segments per curve or edge, fine enough for bending. */
const PARTS = 5

/**
 * The closed contours of an SVG path as points. Reads absolute M, L, H, V, Q and Z, all that the glyph outlines use; throws a TypeError
 * for any other command.
 */
export function flattenOutline(path: string): Point[][] {
  const contours: Point[][] = []
  let contour: Point[] = []
  let at: Point = { x: 0, y: 0 }
  const cut = (pointAt: (t: number) => Point) => {
    for (let part = 1; part <= PARTS; part += 1) contour.push(pointAt(part / PARTS))
    at = contour.at(-1)!
  }
  const edgeTo = (from: Point, to: Point) => cut((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }))
  for (const { command, numbers } of commandsOf(path)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers
    if (command === 'M') {
      contour = [(at = { x: a, y: b })]
      contours.push(contour)
    } else if (command === 'L') edgeTo(at, { x: a, y: b })
    else if (command === 'H') edgeTo(at, { x: a, y: at.y })
    else if (command === 'V') edgeTo(at, { x: at.x, y: a })
    else if (command === 'Q') cut(quadratic(at, { x: a, y: b }, { x: c, y: d }))
    else edgeTo(at, contour[0]!)
  }
  return contours
}

function quadratic(from: Point, control: Point, to: Point): (t: number) => Point {
  const at = (a: number, b: number, c: number, t: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c
  return (t) => ({ x: at(from.x, control.x, to.x, t), y: at(from.y, control.y, to.y, t) })
}

/** Number of operands of a command; more of them repeat it. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, Z: 0 }

function commandsOf(path: string): { readonly command: string; readonly numbers: readonly number[] }[] {
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].flatMap(([, command = '', text = '']) => {
    const arity = ARITY[command]
    if (arity === undefined) throw new TypeError(`A path command that glyph outlines do not have: ${command}`)
    const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? []
    const repeats = arity === 0 ? 1 : numbers.length / arity
    return Array.from({ length: repeats }, (_, index) => ({
      // Further pairs after a move are edges.
      command: command === 'M' && index > 0 ? 'L' : command,
      numbers: numbers.slice(index * arity, (index + 1) * arity),
    }))
  })
}
