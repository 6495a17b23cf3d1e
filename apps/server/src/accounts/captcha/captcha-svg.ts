import { GLYPH_OUTLINES } from './glyph-outlines.ts'

/** Size of the picture and what is strewn over it (spec: image-identify canvas). */
export const CAPTCHA = { width: 110, height: 40, characters: 4, lines: 4, dots: 10 } as const

/** The characters captchas are made of. */
export const CAPTCHA_ALPHABET = Object.keys(GLYPH_OUTLINES).join('')

/** A whole number from `from` up to but not including `to`. */
export type RandomNumber = (from: number, to: number) => number

/** A captcha as SVG: each character turned, leant and sized by chance, lines and dots over all. The same chance draws the same picture. */
export function captchaSvg(text: string, random: RandomNumber): string {
  const { width, height, lines, dots } = CAPTCHA
  const repeat = (count: number, draw: () => string) => Array.from({ length: count }, draw).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour(random, 225, 250)}"/>`,
    [...text].map((character, place) => glyph(character, place, random)).join(''),
    repeat(lines, () => line(random)),
    repeat(dots, () => dot(random)),
    '</svg>',
  ].join('')
}

function glyph(character: string, place: number, random: RandomNumber): string {
  const { path, width } = GLYPH_OUTLINES[character]!
  const cell = (CAPTCHA.width - 10) / CAPTCHA.characters
  const scale = random(30, 39) / 100
  const x = 5 + cell * (place + 0.5) + random(-3, 4)
  const y = CAPTCHA.height / 2 + random(-3, 4)
  const turned = `translate(${x} ${y}) rotate(${random(-24, 25)}) skewX(${random(-14, 15)}) scale(${scale})`
  return `<path transform="${turned} translate(${-width / 2} 37)" fill="${colour(random, 20, 130)}" d="${path}"/>`
}

function line(random: RandomNumber): string {
  const { width, height } = CAPTCHA
  const point = (from: number, to: number) => `${random(from, to)} ${random(0, height)}`
  const curve = `M${point(0, 20)}C${point(20, 50)} ${point(50, 80)} ${point(width - 20, width)}`
  return `<path d="${curve}" fill="none" stroke="${colour(random, 60, 180)}" stroke-width="${random(10, 18) / 10}"/>`
}

function dot(random: RandomNumber): string {
  return `<circle cx="${random(0, CAPTCHA.width)}" cy="${random(0, CAPTCHA.height)}" r="${random(8, 16) / 10}" fill="${colour(random, 30, 200)}"/>`
}

function colour(random: RandomNumber, from: number, to: number): string {
  return `rgb(${random(from, to)},${random(from, to)},${random(from, to)})`
}
