import type { Random } from '../random.ts'
import type { Ink, Point } from './ink.ts'

/** Dimensions and details of an invented product, the same in all of its views. */
interface Product {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly corner: number
  readonly screen: number
  readonly buttons: number
  readonly slots: number
  readonly foot: boolean
}

/** Draws view `number` of the product that `random` describes: perspective, front, top, left, right, rear. Designs carry no signs. */
export function drawDesignView(ink: Ink, random: Random, number: number): void {
  const product: Product = {
    width: random.between(150, 300),
    height: random.between(120, 300),
    depth: random.between(60, 200),
    corner: random.between(4, 48),
    screen: random.chance(0.6) ? 0.4 + random.next() * 0.4 : 0,
    buttons: random.int(5),
    slots: random.int(7),
    foot: random.chance(0.5),
  }
  if (random.chance(0.35)) turned(ink, random, number)
  else if (number === 1) perspective(ink, product)
  else if (number === 3) face(ink, product.width, product.depth, product.corner, 0, 0, product.slots)
  else if (number === 4 || number === 5)
    face(ink, product.depth, product.height, product.corner / 2, 0, number === 5 ? 2 : 0, product.slots, product.foot)
  else
    face(
      ink,
      product.width,
      product.height,
      product.corner,
      number === 2 ? product.screen : 0,
      number === 2 ? product.buttons : 0,
      number === 6 ? 5 : 0,
      product.foot,
    )
}

/** One side seen straight on. */
function face(ink: Ink, width: number, height: number, corner: number, screen: number, buttons: number, slots: number, foot = false): void {
  const [x, y] = [300 - width / 2, 290 - height / 2]
  rounded(ink, x, y, width, height, corner)
  if (screen > 0) rounded(ink, x + (width * (1 - screen)) / 2, y + 16, width * screen, height * screen, corner / 3)
  for (let i = 0; i < buttons; i++) ink.ellipse(x + (width * (i + 1)) / (buttons + 1), y + height - 22, 9)
  for (let i = 0; i < slots; i++)
    ink.line([
      [x + width * 0.3, y + height * 0.3 + i * 10],
      [x + width * 0.7, y + height * 0.3 + i * 10],
    ])
  if (foot)
    ink.line([
      [x + width * 0.2, y + height],
      [x + width * 0.14, y + height + 22],
      [x + width * 0.86, y + height + 22],
      [x + width * 0.8, y + height],
    ])
}

function rounded(ink: Ink, x: number, y: number, width: number, height: number, radius: number): void {
  const r = Math.min(radius, width / 2, height / 2)
  const [u, v] = [x + width, y + height]
  const side = (points: readonly Point[]): void => ink.curve(points)
  ink.line([
    [x + r, y],
    [u - r, y],
  ])
  ink.line([
    [u, y + r],
    [u, v - r],
  ])
  ink.line([
    [u - r, v],
    [x + r, v],
  ])
  ink.line([
    [x, v - r],
    [x, y + r],
  ])
  side([
    [x, y + r],
    [x, y],
    [x + r, y],
  ])
  side([
    [u - r, y],
    [u, y],
    [u, y + r],
  ])
  side([
    [u, v - r],
    [u, v],
    [u - r, v],
  ])
  side([
    [x + r, v],
    [x, v],
    [x, v - r],
  ])
}

function perspective(ink: Ink, { width, height, depth, corner, screen, buttons, foot }: Product): void {
  const shift = depth * 0.5
  const [x, y] = [300 - (width + shift) / 2, 300 - (height - shift) / 2]
  rounded(ink, x, y, width, height, corner / 2)
  ink.line([
    [x + corner / 4, y],
    [x + shift, y - shift],
    [x + width + shift, y - shift],
    [x + width, y],
  ])
  ink.line([
    [x + width + shift, y - shift],
    [x + width + shift, y + height - shift],
    [x + width, y + height - corner / 4],
  ])
  if (screen > 0) rounded(ink, x + (width * (1 - screen)) / 2, y + 16, width * screen, height * screen, corner / 3)
  for (let i = 0; i < buttons; i++) ink.ellipse(x + (width * (i + 1)) / (buttons + 1), y + height - 22, 9)
  if (foot)
    ink.line([
      [x + width * 0.2, y + height],
      [x + width * 0.14, y + height + 22],
      [x + width * 0.86, y + height + 22],
      [x + width * 0.8, y + height],
    ])
}

/** A product turned about its axis: a profile mirrored, from above rings. */
function turned(ink: Ink, random: Random, number: number): void {
  const widths = Array.from({ length: random.between(4, 7) }, () => random.between(34, 130))
  const height = random.between(220, 360)
  if (number === 3) {
    for (const width of widths) ink.ellipse(300, 290, width)
    return
  }
  const top = 290 - height / 2
  const flat = number === 1 ? 0.28 : 0
  const profile = widths.map((width, i): Point => [width, top + (height * i) / (widths.length - 1)])
  for (const side of [-1, 1]) ink.line(profile.map(([width, y]): Point => [300 + side * width, y]))
  for (const [width, y] of profile) {
    if (flat > 0) ink.ellipse(300, y, width, width * flat)
    else
      ink.line([
        [300 - width, y],
        [300 + width, y],
      ])
  }
}
