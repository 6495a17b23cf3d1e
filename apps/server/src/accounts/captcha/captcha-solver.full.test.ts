import { expect, it } from 'vitest'
import { solveCaptchas } from '../../testing/captcha-solver.ts'
import { CAPTCHA, captchaSvg, type RandomNumber } from './captcha-svg.ts'
import { GLYPH_OUTLINES } from './glyph-outlines.ts'

/** Two answers to each captcha: the second wrong one ends it. */
const EFFORT = { trained: 1000, attempts: 100, guesses: 2 }
/** Less suffices where cells are alike. */
const LITTLE_EFFORT = { ...EFFORT, trained: 300 }

it('a solver with the source code reads at most 25 of 100 captchas, with two answers to each', { timeout: 300_000 }, async () => {
  expect(await solveCaptchas(captchaSvg, EFFORT)).toBeLessThanOrEqual(25)
})

it('the same solver reads characters that are only turned a little, each in a cell of its own', { timeout: 300_000 }, async () => {
  expect(await solveCaptchas(captchaInCells, LITTLE_EFFORT)).toBeGreaterThanOrEqual(50)
})

function captchaInCells(text: string, random: RandomNumber): string {
  const { width, height, characters } = CAPTCHA
  const glyphs = [...text].map((character, index) => {
    const outline = GLYPH_OUTLINES[character]!
    const x = 5 + ((width - 10) / characters) * (index + 0.5)
    return `<path transform="translate(${x} ${height / 2}) rotate(${random(-20, 21)}) scale(0.35) translate(${-outline.width / 2} 37)" d="${outline.path}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${glyphs.join('')}</svg>`
}
