import { cosine, sine, TURN, type Ink, type Point } from './ink.ts'
import { signWidth, writeSign } from './numerals.ts'
import type { DrawFigure } from './structure-figures.ts'

/** A box with its sign inside. */
function signedBox(ink: Ink, sign: string, x: number, y: number, width: number, height: number): void {
  ink.box(x - width / 2, y - height / 2, width, height)
  writeSign(ink, sign, [x, y], 20)
}

/** Boxes in rows joined by arrows, signs inside. */
export const drawBlocks: DrawFigure = (ink, random, signs) => {
  const columns = signs.length > 4 ? random.between(2, 3) : 2
  const rows = Math.ceil(signs.length / columns)
  const width = 420 / columns - random.between(36, 70)
  const height = Math.min(random.between(60, 100), 360 / rows - 30)
  const places = signs.map((_, i): Point => [
    90 + (420 / columns) * ((i % columns) + 0.5),
    90 + (400 / rows) * (Math.floor(i / columns) + 0.5),
  ])
  ink.dashed(
    [
      [80, 80],
      [520, 80],
      [520, 500],
      [80, 500],
    ],
    true,
  )
  signs.forEach((sign, i) => {
    const [x, y] = places[i] as Point
    signedBox(ink, sign, x, y, width, height)
    const right = places[i + 1]
    if (right && right[1] === y) ink.arrow([x + width / 2, y], [right[0] - width / 2, y])
    const below = places[i + columns]
    if (below && random.chance(0.75)) ink.arrow([x, y + height / 2], [x, below[1] - height / 2])
  })
  return []
}

/** Steps one below the other, sometimes with a decision or a side step. */
export const drawFlow: DrawFigure = (ink, random, signs) => {
  const step = random.between(410, 450) / (signs.length + 1)
  const height = Math.min(random.between(38, 62), step * 0.64)
  const half = random.between(80, 130)
  const x = random.between(250, 320)
  const decision = signs.length > 4 && random.chance(0.5) ? random.between(1, signs.length - 2) : -1
  const y = (i: number): number => 70 + step * (i + 0.75)
  ink.ellipse(x, 60, random.between(36, 56), 16)
  ink.arrow([x, 76], [x, y(0) - height / 2])
  signs.forEach((sign, i) => {
    if (i === decision) {
      diamond(ink, sign, x, y(i), half, height)
      ink.line([
        [x + half + 20, y(i)],
        [x + half + 70, y(i)],
        [x + half + 70, y(i - 1)],
      ])
      ink.arrow([x + half + 70, y(i - 1)], [x + half, y(i - 1)])
    } else signedBox(ink, sign, x, y(i), 2 * half, height)
    if (i + 1 < signs.length) ink.arrow([x, y(i) + height / 2], [x, y(i + 1) - height / 2])
  })
  const firstSign = random.int(signs.length)
  if (firstSign !== decision && firstSign !== decision - 1 && random.chance(0.5)) sideInput(ink, x - half, y(firstSign), height)
  const end = y(signs.length - 1) + height / 2
  ink.arrow([x, end], [x, end + 24])
  ink.ellipse(x, end + 39, 46, 15)
  return []
}

/** A data store that feeds a step from the left. */
function sideInput(ink: Ink, right: number, y: number, height: number): void {
  const [x, half] = [right - 80, height * 0.4]
  ink.ellipse(x, y - half, 34, 8)
  ink.line([
    [x - 34, y - half],
    [x - 34, y + half],
  ])
  ink.line([
    [x + 34, y - half],
    [x + 34, y + half],
  ])
  ink.curve([
    [x - 34, y + half],
    [x - 30, y + half + 10],
    [x, y + half + 10],
    [x + 30, y + half + 10],
    [x + 34, y + half],
  ])
  ink.arrow([x + 34, y], [right, y])
}

function diamond(ink: Ink, sign: string, x: number, y: number, half: number, height: number): void {
  ink.line(
    [
      [x, y - height / 2],
      [x + half + 20, y],
      [x, y + height / 2],
      [x - half - 20, y],
    ],
    true,
  )
  writeSign(ink, sign, [x, y], 18)
}

/** Nodes around a centre, connected to it and to neighbours. */
export const drawNetwork: DrawFigure = (ink, random, signs) => {
  const [centre = '', ...others] = signs
  const count = Math.max(others.length, 1)
  const start = random.int(TURN)
  const turn = (i: number): number => start + Math.round((i * TURN) / count)
  const radius = random.between(150, 175)
  const places = others.map((_, i): Point => [300 + 1.15 * radius * cosine(turn(i)), 290 + radius * sine(turn(i))])
  const half = signWidth(centre, 20) / 2 + 30
  signedBox(ink, centre, HUB[0], HUB[1], 2 * half, 70)
  others.forEach((sign, i) => {
    const place = places[i] as Point
    const across = random.chance(0.5) ? 40 : 28
    const distance = lengthBetween(HUB, place)
    const edge = Math.min(half / (Math.abs(place[0] - HUB[0]) + 0.1), 35 / (Math.abs(place[1] - HUB[1]) + 0.1))
    ink.line([mix(HUB, place, edge), mix(HUB, place, 1 - (across + 3) / distance)])
    ink.ellipse(place[0], place[1], across + 6, across)
    writeSign(ink, sign, place, 18)
  })
  places.forEach((place, i) => {
    const next = places[(i + 1) % places.length]
    if (!next || places.length < 3 || !random.chance(0.4)) return
    const share = 48 / lengthBetween(place, next)
    ink.dashed([mix(place, next, share), mix(place, next, 1 - share)])
  })
  return []
}

const HUB: Point = [300, 290]

function lengthBetween(a: Point, b: Point): number {
  return Math.sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]))
}

function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** Two curves over axes with ticks, each with its sign. */
export const drawCurve: DrawFigure = (ink, random, signs) => {
  ink.arrow([90, 510], [90, 70])
  ink.arrow([90, 510], [540, 510])
  for (let i = 1; i <= 8; i++) {
    ink.line([
      [90 + i * 52, 510],
      [90 + i * 52, 502],
    ])
    ink.line([
      [90, 510 - i * 52],
      [98, 510 - i * 52],
    ])
  }
  const rising = random.chance(0.5)
  const bend = 0.15 + random.next() * 1.2
  const dip = random.next() * 0.12
  return signs.map((sign, i) => {
    const height = 0.92 - i * (0.22 + random.next() * 0.2)
    const points = Array.from({ length: 14 }, (_, step): Point => {
      const x = step / 13
      const shape = ((1 + bend) * x) / (x + bend)
      const wave = dip * cosine(step * 5 + i * 3)
      return [95 + 415 * x, 505 - 400 * Math.max(0.02, (rising ? height * shape : height * (1 - 0.75 * shape)) + wave * 0.4)]
    })
    ink.curve(points)
    for (let mark = i; mark < points.length; mark += 3) {
      const [x, y] = points[mark] as Point
      if (i === 0) ink.ellipse(x, y, 5)
      else
        ink.line(
          [
            [x - 5, y - 5],
            [x + 5, y - 5],
            [x + 5, y + 5],
            [x - 5, y + 5],
          ],
          true,
        )
    }
    return { sign, at: points[i === 0 ? 4 : 10] as Point }
  })
}
