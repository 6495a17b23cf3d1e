/** Nodes in the plane and the forces between them: all repel, linked ones attract (Fruchterman and Reingold). */
export interface Layout {
  /** x and y of each node. */
  readonly places: Float32Array
  /** Source and target of each link, as indexes of nodes. */
  readonly links: Uint32Array
  /** How far a node may move in one step; falls until the layout is still. */
  heat: number
}

/** Distance that two linked nodes tend to. */
export const LINK_LENGTH = 130
const START_HEAT = LINK_LENGTH
const COOLING = 0.97
const STILL = 1.5
const GRAVITY = 0.04
/** Cells of a side of the grid whose distant cells repel as one node each. */
const CELLS = 20
/** Nodes of a cell that repel each other one by one. */
const MAX_EXACT = 48
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** The place of a new node around another, the same for the same number of nodes. */
export function placeAround(x: number, y: number, index: number): readonly [number, number] {
  const radius = LINK_LENGTH * (0.6 + 0.08 * Math.sqrt(index))
  return [x + radius * Math.cos(index * GOLDEN_ANGLE), y + radius * Math.sin(index * GOLDEN_ANGLE)]
}

/** A layout that begins at given places. */
export function layoutOf(places: Float32Array, links: Uint32Array): Layout {
  return { places, links, heat: START_HEAT }
}

/** One step; false when the layout is still. The first node stays where it is. Deterministic. */
export function stepLayout(layout: Layout): boolean {
  const { places, links } = layout
  const moves = new Float32Array(places.length)
  repel(places, moves)
  attract(places, links, moves)
  for (let i = 2; i < places.length; i += 2) {
    const x = moves[i]! - GRAVITY * places[i]!
    const y = moves[i + 1]! - GRAVITY * places[i + 1]!
    const length = Math.hypot(x, y) || 1
    const step = Math.min(length, layout.heat) / length
    places[i] = places[i]! + x * step
    places[i + 1] = places[i + 1]! + y * step
  }
  layout.heat *= COOLING
  return layout.heat > STILL
}

function attract(places: Float32Array, links: Uint32Array, moves: Float32Array): void {
  for (let i = 0; i < links.length; i += 2) {
    const [a, b] = [links[i]! * 2, links[i + 1]! * 2]
    const x = places[b]! - places[a]!
    const y = places[b + 1]! - places[a + 1]!
    const force = Math.hypot(x, y) / LINK_LENGTH
    moves[a] = moves[a]! + x * force
    moves[a + 1] = moves[a + 1]! + y * force
    moves[b] = moves[b]! - x * force
    moves[b + 1] = moves[b + 1]! - y * force
  }
}

/** The nodes of each cell of a grid over the plane, and their centre. */
interface Cell {
  readonly members: number[]
  x: number
  y: number
}

/** Nodes of one cell repel one by one if they are few; every other cell repels with the number of its nodes from their centre. */
function repel(places: Float32Array, moves: Float32Array): void {
  const cells = cellsOf(places)
  for (const cell of cells)
    for (const node of cell.members) {
      const isExact = cell.members.length <= MAX_EXACT
      if (isExact) for (const other of cell.members) push(places, moves, node, [places[other * 2]!, places[other * 2 + 1]!, 1])
      for (const far of cells) {
        const count = far.members.length
        if (far !== cell || !isExact) push(places, moves, node, [far.x / count, far.y / count, count])
      }
    }
}

/** The cells with nodes. */
function cellsOf(places: Float32Array): Cell[] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < places.length; i += 2) {
    left = Math.min(left, places[i]!)
    right = Math.max(right, places[i]!)
    top = Math.min(top, places[i + 1]!)
    bottom = Math.max(bottom, places[i + 1]!)
  }
  const side = Math.max(right - left, bottom - top, 1) / CELLS
  const cells = new Map<number, Cell>()
  for (let i = 0; i < places.length; i += 2) {
    const [x, y] = [places[i]!, places[i + 1]!]
    const key = Math.floor((y - top) / side) * (CELLS + 1) + Math.floor((x - left) / side)
    const cell = cells.get(key) ?? { members: [], x: 0, y: 0 }
    cell.members.push(i / 2)
    cell.x += x
    cell.y += y
    cells.set(key, cell)
  }
  return [...cells.values()]
}

/** Moves a node away from a point with the weight of some nodes. */
function push(places: Float32Array, moves: Float32Array, node: number, [fromX, fromY, weight]: readonly [number, number, number]): void {
  const at = node * 2
  const x = places[at]! - fromX
  const y = places[at + 1]! - fromY
  const square = x * x + y * y
  const force = (LINK_LENGTH * LINK_LENGTH * weight) / Math.max(square, 1)
  moves[at] = moves[at]! + x * force
  moves[at + 1] = moves[at + 1]! + y * force
}
