import type { Random } from '../random.ts'
import { cosine, sine, TURN, type Ink, type Point } from './ink.ts'
import type { Labelled } from './leaders.ts'

/** Draws one figure and returns where each sign belongs. */
export type DrawFigure = (ink: Ink, random: Random, signs: readonly string[]) => Labelled[]

/** A section through layers: each its own hatching and height, now and then a bump or a groove. */
export const drawLayers: DrawFigure = (ink, random, signs) => {
  const left = 130
  const width = 340
  const total = 380
  const weights = signs.map(() => 0.5 + random.next())
  const sum = weights.reduce((a, b) => a + b, 0)
  let y = 90
  return signs.map((sign, i) => {
    const height = (total * (weights[i] as number)) / sum
    const inset = random.chance(0.35) ? random.between(10, 70) : 0
    layer(ink, random, left + inset, y, width - 2 * inset, height, i)
    const at: Point = [left + inset + (width - 2 * inset) * (0.1 + 0.8 * random.next()), y + height / 2]
    y += height
    return { sign, at }
  })
}

function layer(ink: Ink, random: Random, x: number, y: number, width: number, height: number, index: number): void {
  ink.box(x, y, width, height)
  const fill = random.int(4)
  if (fill === 0) ink.hatch(x, y, width, height, random.between(9, 18), index % 2 === 0)
  else if (fill === 1) dots(ink, x, y, width, height, random.between(24, 38))
  else if (fill === 2) {
    const count = random.between(3, 9)
    for (let i = 1; i < count; i++)
      ink.thin([
        [x + (width * i) / count, y],
        [x + (width * i) / count, y + height],
      ])
  }
}

function dots(ink: Ink, x: number, y: number, width: number, height: number, gap: number): void {
  for (let row = 0; (row + 0.5) * gap < height; row++) {
    for (let column = 0; (column + 0.5) * gap + (row % 2) * (gap / 2) < width; column++) {
      ink.thinEllipse(x + (column + 0.5) * gap + (row % 2) * (gap / 2), y + (row + 0.5) * gap, 2)
    }
  }
}

/** Boxes and discs pulled apart along an axis, joined by a dashed line. */
export const drawExploded: DrawFigure = (ink, random, signs) => {
  const step = 420 / signs.length
  ink.dashed([
    [300, 60],
    [300, 530],
  ])
  return signs.map((sign, i) => {
    const y = 75 + step * (i + 0.5)
    const half = random.between(60, 150)
    const height = Math.min(step * 0.42, random.between(14, 46))
    if (random.chance(0.45)) disc(ink, random, y, half, height, step)
    else slab(ink, random, y, half, height)
    return { sign, at: [300 + half * (random.chance(0.5) ? 0.7 : -0.7), y] }
  })
}

function disc(ink: Ink, random: Random, y: number, radius: number, height: number, room: number): void {
  const flat = Math.min(radius * 0.3, room * 0.34)
  ink.ellipse(300, y - height / 2, radius, flat)
  ink.line([
    [300 - radius, y - height / 2],
    [300 - radius, y + height / 2],
  ])
  ink.line([
    [300 + radius, y - height / 2],
    [300 + radius, y + height / 2],
  ])
  ink.curve(Array.from({ length: 13 }, (_, i): Point => [300 + radius * cosine(12 - i), y + height / 2 + flat * sine(12 - i)]))
  if (random.chance(0.6)) ink.ellipse(300, y - height / 2, radius * 0.45, flat * 0.45)
}

function slab(ink: Ink, random: Random, y: number, half: number, height: number): void {
  const depth = half * 0.35
  const [top, bottom] = [y - height / 2, y + height / 2]
  ink.line(
    [
      [300 - half, top],
      [300 - half + depth, top - depth / 2],
      [300 + half + depth, top - depth / 2],
      [300 + half, top],
    ],
    true,
  )
  ink.line([
    [300 - half, top],
    [300 - half, bottom],
    [300 + half, bottom],
    [300 + half, top],
  ])
  ink.line([
    [300 + half, bottom],
    [300 + half + depth, bottom - depth / 2],
    [300 + half + depth, top - depth / 2],
  ])
  const holes = random.int(4)
  for (let i = 0; i < holes; i++) ink.ellipse(300 - half + ((i + 0.5) * 2 * half) / holes + depth / 2, top - depth / 4, 9, 4)
}

/** Rings, balls or rollers about an axis. */
export const drawBearing: DrawFigure = (ink, random, signs) => {
  const rings = [210, random.between(160, 185), random.between(95, 120), random.between(55, 75)]
  for (const radius of rings) ink.ellipse(300, 290, radius)
  const count = random.pick([8, 12, 24])
  const middle = ((rings[1] as number) + (rings[2] as number)) / 2
  const ball = Math.min(((rings[1] as number) - (rings[2] as number)) / 2, count === 24 ? 15 : 26)
  for (let step = 0; step < TURN; step += TURN / count) ink.ellipse(300 + middle * cosine(step), 290 + middle * sine(step), ball)
  ink.dashed([
    [300, 60],
    [300, 520],
  ])
  ink.dashed([
    [70, 290],
    [530, 290],
  ])
  if (random.chance(0.5)) ink.thinEllipse(300, 290, middle)
  const radii = [200, middle, ((rings[2] as number) + (rings[3] as number)) / 2, (rings[3] as number) - 15, rings[1] as number]
  const turn = random.int(TURN)
  return signs.map((sign, i) => {
    const radius = radii[i % radii.length] as number
    const step = turn + Math.floor((i * TURN) / signs.length)
    return { sign, at: [300 + radius * cosine(step), 290 + radius * sine(step)] }
  })
}

/** Honeycomb with dots at its corners, as two-dimensional materials and weaves are shown. */
export const drawLattice: DrawFigure = (ink, random, signs) => {
  const side = random.between(26, 44)
  const centres: Point[] = []
  for (let row = 0; row * side * 1.5 < 330; row++) {
    for (let column = 0; column * side * 1.732 < 300; column++) {
      if (random.chance(0.06)) continue
      const centre: Point = [140 + (column + (row % 2) / 2) * side * 1.732, 110 + row * side * 1.5]
      centres.push(centre)
      ink.line(
        Array.from({ length: 6 }, (_, i): Point => [centre[0] + side * cosine(4 * i + 2), centre[1] + side * sine(4 * i + 2)]),
        true,
      )
    }
  }
  const filled = random.sample(centres, signs.length)
  filled.forEach((centre, i) => ink.ellipse(centre[0], centre[1], i % 2 === 0 ? side * 0.4 : side * 0.22))
  return signs.map((sign, i) => ({ sign, at: filled[i] ?? [300, 300] }))
}

/** A machine with arms: base, links, joints and a gripper. */
export const drawArm: DrawFigure = (ink, random, signs) => {
  ink.box(150, 470, 160, 40)
  ink.hatch(130, 510, 200, 14, 10, true)
  ink.line([
    [195, 470],
    [205, 400],
    [255, 400],
    [265, 470],
  ])
  const joints: Point[] = [[230, 380]]
  let step = -random.between(4, 7)
  for (let i = 0; i < 3; i++) {
    const [x, y] = joints[i] as Point
    const length = [150, 130, 80][i] as number
    const next: Point = [x + length * cosine(step), y + length * sine(step)]
    drawBar(ink, [x, y], next, 17 - 3 * i)
    joints.push(next)
    step += random.between(2, 5)
  }
  joints.forEach(([x, y], i) => {
    ink.ellipse(x, y, 24 - 4 * i)
    ink.ellipse(x, y, 8)
  })
  const [x, y] = joints[3] as Point
  for (const side of [-1, 1])
    ink.line([
      [x + 6 * side, y + 12],
      [x + 22 * side, y + 30],
      [x + 18 * side, y + 62],
      [x + 8 * side, y + 58],
    ])
  const places: Point[] = [
    [170, 490],
    [205, 430],
    ...joints,
    between(joints[0] as Point, joints[1] as Point),
    between(joints[1] as Point, joints[2] as Point),
    [x + 20, y + 50],
  ]
  return signs.map((sign, i) => ({ sign, at: places[i % places.length] as Point }))
}

function between(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** A bar of some width between two points. */
export function drawBar(ink: Ink, [x, y]: Point, [u, v]: Point, half: number): void {
  const length = Math.sqrt((u - x) * (u - x) + (v - y) * (v - y)) || 1
  const [nx, ny] = [(-(v - y) / length) * half, ((u - x) / length) * half]
  ink.line([
    [x + nx, y + ny],
    [u + nx * 0.8, v + ny * 0.8],
  ])
  ink.line([
    [x - nx, y - ny],
    [u - nx * 0.8, v - ny * 0.8],
  ])
}
