import type { Random } from '../random.ts'
import type { Ink, Point } from './ink.ts'
import { writeSign } from './numerals.ts'
import type { DrawFigure } from './structure-figures.ts'

/** Tanks and pumps in a row, piped together. */
export const drawVessel: DrawFigure = (ink, random, signs) => {
  const columns = Math.min(4, Math.max(2, Math.ceil(signs.length / 2)))
  const rows = Math.ceil(signs.length / columns)
  const places = signs.map((_, i): Point => {
    const row = Math.floor(i / columns)
    const column = row % 2 === 0 ? i % columns : columns - 1 - (i % columns)
    return [110 + (380 / columns) * (column + 0.5), 90 + (420 / rows) * (row + 0.5)]
  })
  const half = Math.min(44, 380 / columns / 2 - 18)
  const reach = places.map(([x, y]): readonly [number, number] => {
    if (random.chance(0.7)) {
      tank(ink, random, x, y, half)
      return [half, 62]
    }
    pump(ink, x, y, half * 0.7)
    return [half * 0.7, half * 0.7]
  })
  places.forEach(([x, y], i) => {
    const next = places[i + 1]
    if (!next) return
    const [own, other] = [reach[i] ?? [0, 0], reach[i + 1] ?? [0, 0]]
    const side = Math.sign(next[0] - x)
    if (side !== 0) ink.arrow([x + side * own[0], y], [next[0] - side * other[0], y])
    else ink.arrow([x, y + own[1]], [next[0], next[1] - other[1]])
  })
  return signs.map((sign, i) => {
    const [x, y] = places[i] as Point
    return { sign, at: [x + half * (x < 300 ? -0.6 : 0.6), y - 20] }
  })
}

function tank(ink: Ink, random: Random, x: number, y: number, half: number): void {
  ink.line([
    [x - half, y - 44],
    [x - half, y + 44],
  ])
  ink.line([
    [x + half, y - 44],
    [x + half, y + 44],
  ])
  ink.curve([
    [x - half, y - 44],
    [x - half, y - 66],
    [x, y - 66],
    [x + half, y - 66],
    [x + half, y - 44],
  ])
  ink.curve([
    [x - half, y + 44],
    [x - half, y + 66],
    [x, y + 66],
    [x + half, y + 66],
    [x + half, y + 44],
  ])
  const level = y - 30 + random.int(50)
  ink.thin([
    [x - half, level],
    [x + half, level],
  ])
  if (random.chance(0.5)) {
    ink.line([
      [x, y - 64],
      [x, y + 30],
    ])
    ink.ellipse(x - 12, y + 32, 12, 5)
    ink.ellipse(x + 12, y + 32, 12, 5)
  } else ink.hatch(x - half, level, 2 * half, y + 44 - level, 14, true)
}

function pump(ink: Ink, x: number, y: number, radius: number): void {
  ink.ellipse(x, y, radius)
  ink.line([
    [x - radius * 0.5, y + radius * 0.87],
    [x + radius, y],
    [x - radius * 0.5, y - radius * 0.87],
  ])
}

/** A circuit: components in a loop with their reference signs. */
export const drawCircuit: DrawFigure = (ink, random, signs) => {
  const perSide = Math.ceil(signs.length / 2)
  const span = 400 / perSide
  const row = (index: number): number => (index < perSide ? 150 : 430)
  const places = signs.map((_, i): Point => [100 + span * ((i % perSide) + 0.5), row(i)])
  for (const y of [150, 430]) {
    const xs = places.filter((place) => place[1] === y).map((place) => place[0])
    let from = 100
    for (const x of xs) {
      ink.line([
        [from, y],
        [x - 32, y],
      ])
      from = x + 32
    }
    ink.line([
      [from, y],
      [500, y],
    ])
  }
  ink.line([
    [100, 150],
    [100, 430],
  ])
  ink.line([
    [500, 150],
    [500, 430],
  ])
  places.forEach(([x, y], i) => {
    random.pick(COMPONENTS)(ink, x, y)
    writeSign(ink, signs[i] ?? '', [x, y + (y < 300 ? -44 : 44)], 18)
  })
  const middle = 100 + span * random.between(1, Math.max(1, perSide - 1))
  ink.line([
    [middle, 150],
    [middle, 260],
  ])
  capacitor(ink, middle, 290, true)
  ink.line([
    [middle, 320],
    [middle, 430],
  ])
  for (const y of [150, 430]) ink.ellipse(middle, y, 3)
  return []
}

function resistor(ink: Ink, x: number, y: number): void {
  ink.box(x - 32, y - 12, 64, 24)
}

function coil(ink: Ink, x: number, y: number): void {
  for (let i = 0; i < 4; i++) {
    const left = x - 32 + 16 * i
    ink.curve([
      [left, y],
      [left, y - 20],
      [left + 8, y - 20],
      [left + 16, y - 20],
      [left + 16, y],
    ])
  }
}

function capacitor(ink: Ink, x: number, y: number, upright = false): void {
  if (upright) {
    for (const side of [-1, 1])
      ink.line([
        [x, y + 30 * side],
        [x, y + 7 * side],
        [x - 24, y + 7 * side],
        [x + 24, y + 7 * side],
      ])
  } else
    for (const side of [-1, 1])
      ink.line([
        [x + 32 * side, y],
        [x + 7 * side, y],
        [x + 7 * side, y - 24],
        [x + 7 * side, y + 24],
      ])
}

function diode(ink: Ink, x: number, y: number): void {
  ink.line([
    [x - 32, y],
    [x - 16, y],
    [x - 16, y - 18],
    [x + 16, y],
    [x - 16, y + 18],
    [x - 16, y],
  ])
  ink.line([
    [x + 16, y - 18],
    [x + 16, y + 18],
  ])
  ink.line([
    [x + 16, y],
    [x + 32, y],
  ])
}

function source(ink: Ink, x: number, y: number): void {
  ink.ellipse(x, y, 32)
  ink.curve([
    [x - 16, y],
    [x - 8, y - 20],
    [x, y],
    [x + 8, y + 20],
    [x + 16, y],
  ])
}

function gate(ink: Ink, x: number, y: number): void {
  ink.line(
    [
      [x - 32, y - 26],
      [x + 32, y],
      [x - 32, y + 26],
    ],
    true,
  )
}

const COMPONENTS = [resistor, coil, capacitor, diode, source, gate] as const
