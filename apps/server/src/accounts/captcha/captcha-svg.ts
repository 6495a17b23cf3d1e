import { GLYPH_OUTLINES } from './glyph-outlines.ts'
import { flattenOutline, type Point } from './flatten-outline.ts'

/** Size of the picture and number of lines and dots (spec: image-identify canvas). */
export const CAPTCHA = { width: 110, height: 40, characters: 4, lines: 4, dots: 10 } as const

/** Characters used in captchas. */
export const CAPTCHA_ALPHABET = Object.keys(GLYPH_OUTLINES).join('')

/** An integer from `from` up to but not including `to`. */
export type RandomNumber = (from: number, to: number) => number

/**
 * A captcha as SVG. Characters are bent along random waves, rotated, stretched and placed so close that neighbours overlap, without fixed
 * positions; lines have the colour and width of the strokes: a program can find neither the start of a character nor its parts.
 * Deterministic for given random numbers.
 */
export function captchaSvg(text: string, random: RandomNumber): string {
  const { width, height, lines, dots } = CAPTCHA
  const repeat = (count: number, draw: () => string) => Array.from({ length: count }, draw).join('')
  const ink = colour(random, 20, 110)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour(random, 215, 250)}"/>`,
    glyphs(text, ink, random),
    repeat(lines, () => line(ink, random)),
    repeat(dots, () => dot(ink, random)),
    '</svg>',
  ].join('')
}

function glyphs(text: string, ink: string, random: RandomNumber): string {
  const margin = 6
  const room = CAPTCHA.width - 2 * margin
  const sizes = [...text].map(() => random(33, 40) / 100)
  const widthAt = (shrink: number) => [...text].map((character, index) => GLYPH_OUTLINES[character]!.width * sizes[index]! * shrink)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const shrink = Math.min(1, room / sum(widthAt(1)))
  const scales = sizes.map((size) => size * shrink)
  const advances = widthAt(shrink).map((advance) => advance - random(0, 3))
  let x = margin + random(0, Math.trunc(room - sum(advances)) + 1)
  return [...text]
    .map((character, index) => {
      const centre = x + advances[index]! / 2
      x += advances[index]!
      return glyph(character, { x: centre, y: CAPTCHA.height / 2 + random(-4, 5) }, scales[index]!, ink, random)
    })
    .join('')
}

function glyph(character: string, centre: Point, scale: number, ink: string, random: RandomNumber): string {
  const { path, width } = GLYPH_OUTLINES[character]!
  const angle = (random(-20, 21) * Math.PI) / 180
  const lean = random(-18, 19) / 100
  const stretch = random(85, 116) / 100
  const wave = () => ({ height: random(15, 36) / 10, length: random(45, 80), phase: random(0, 628) / 100 })
  const [across, along] = [wave(), wave()]
  const bend = ({ x, y }: Point): Point => ({
    x: x + across.height * Math.sin((y / across.length) * 2 * Math.PI + across.phase),
    y: y + along.height * Math.sin((x / along.length) * 2 * Math.PI + along.phase),
  })
  const place = ({ x, y }: Point): string => {
    const bent = bend({ x: x - width / 2, y: y + 37 })
    const [px, py] = [(bent.x + lean * bent.y) * scale * stretch, (bent.y * scale) / stretch]
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `${(centre.x + px * cos - py * sin).toFixed(1)} ${(centre.y + px * sin + py * cos).toFixed(1)}`
  }
  const outline = flattenOutline(path).map((contour) => `M${contour.map(place).join('L')}Z`)
  return `<path class="glyph" fill="${ink}" d="${outline.join('')}"/>`
}

function line(ink: string, random: RandomNumber): string {
  const { width, height } = CAPTCHA
  const point = (from: number, to: number) => `${random(from, to)} ${random(4, height - 4)}`
  const curve = `M${point(0, 20)}C${point(20, 50)} ${point(50, 80)} ${point(width - 20, width)}`
  return `<path d="${curve}" fill="none" stroke="${ink}" stroke-width="${random(10, 17) / 10}"/>`
}

function dot(ink: string, random: RandomNumber): string {
  return `<circle cx="${random(0, CAPTCHA.width)}" cy="${random(0, CAPTCHA.height)}" r="${random(8, 16) / 10}" fill="${ink}"/>`
}

function colour(random: RandomNumber, from: number, to: number): string {
  return `rgb(${random(from, to)},${random(from, to)},${random(from, to)})`
}
