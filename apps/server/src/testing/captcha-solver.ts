import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { CAPTCHA, type RandomNumber } from '../accounts/captcha/captcha-svg.ts'
import { newCaptchaText } from '../accounts/captcha/draw-captcha.ts'

/** Side of a normalized character, in pixels. */
const SIDE = 16
/** How far a character's cell is moved to find the best match, in pixels. */
const SHIFTS = [-6, -3, 0, 3, 6]

/** Draws a text as a captcha; an SVG. */
export type CaptchaDrawing = (text: string, random: RandomNumber) => string

/**
 * Attacks a captcha drawing with knowledge of its source code: draws captchas of known texts, separates ink from background, cuts each
 * picture into four cells, and classifies cells of other pictures by the nearest known cell (cosine similarity at a few offsets).
 * @param effort captchas drawn to learn from, captchas it then reads, and answers it may give to each, the likeliest first
 * @returns how many of the attempts it reads completely
 */
export async function solveCaptchas(
  draw: CaptchaDrawing,
  { trained, attempts, guesses }: { trained: number; attempts: number; guesses: number },
): Promise<number> {
  const known: { character: string; cell: Float32Array }[] = []
  for (let drawn = 0; drawn < trained; drawn += 1) {
    const { text, ink } = await inkOf(draw)
    for (const [index, character] of [...text].entries()) known.push({ character, cell: cellOf(ink, index, 0) })
  }
  let solved = 0
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { text, ink } = await inkOf(draw)
    const likeness = Array.from({ length: CAPTCHA.characters }, (_, index) => similarityBandOf(ink, index, known))
    if (likeliestTexts(likeness, guesses).includes(text)) solved += 1
  }
  return solved
}

/** For each character, the likeness of the most similar known cell to a cell of a picture. */
function similarityBandOf(
  ink: Float32Array,
  index: number,
  known: readonly { readonly character: string; readonly cell: Float32Array }[],
): ReadonlyMap<string, number> {
  const likeness = new Map<string, number>()
  for (const cell of SHIFTS.map((shift) => cellOf(ink, index, shift))) {
    for (const one of known) likeness.set(one.character, Math.max(likeness.get(one.character) ?? -1, dot(cell, one.cell)))
  }
  return likeness
}

/** The texts with the largest sums of likeness. */
function likeliestTexts(likeness: readonly ReadonlyMap<string, number>[], count: number): string[] {
  let texts = [{ text: '', sum: 0 }]
  for (const ofCell of likeness) {
    const longer = texts.flatMap(({ text, sum }) => [...ofCell].map(([character, value]) => ({ text: text + character, sum: sum + value })))
    texts = longer.toSorted((a, b) => b.sum - a.sum).slice(0, count)
  }
  return texts.map(({ text }) => text)
}

async function inkOf(draw: CaptchaDrawing): Promise<{ text: string; ink: Float32Array }> {
  const text = newCaptchaText()
  const png = await sharp(Buffer.from(draw(text, randomInt)))
    .png()
    .toBuffer()
  return { text, ink: await readInk(png) }
}

/** How much each pixel differs from the background, 0 to 1; thin strokes are eroded away, as lines and dots are thinner than glyphs. */
async function readInk(png: Buffer): Promise<Float32Array> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3)]
  const background = at(0, 0)
  const raw = Float32Array.from({ length: width * height }, (_, pixel) => {
    const colour = at(pixel % width, Math.trunc(pixel / width))
    return Math.min(1, Math.hypot(...colour.map((value, index) => value - background[index]!)) / 220)
  })
  const near = [-1, 0, 1]
  return raw.map((value, pixel) => {
    const [x, y] = [pixel % width, Math.trunc(pixel / width)]
    const around = near.flatMap((dx) => near.map((dy) => raw[(y + dy) * width + x + dx] ?? 0))
    return value * (around.filter((one) => one > 0.3).length >= 6 ? 1 : 0.2)
  })
}

/** One of the four cells of a picture, moved by `shift` pixels, scaled to a square and of length 1. */
function cellOf(ink: Float32Array, index: number, shift: number): Float32Array {
  const { width, height, characters } = CAPTCHA
  const cell = (width - 10) / characters
  const left = 5 + cell * index + shift
  const values = Float32Array.from({ length: SIDE * SIDE }, (_, pixel) => {
    const x = Math.round(left + ((pixel % SIDE) / SIDE) * cell)
    const y = Math.round((Math.trunc(pixel / SIDE) / SIDE) * height)
    return x < 0 || x >= width ? 0 : ink[y * width + x]!
  })
  const length = Math.hypot(...values) || 1
  return values.map((value) => value / length)
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index += 1) sum += a[index]! * b[index]!
  return sum
}
