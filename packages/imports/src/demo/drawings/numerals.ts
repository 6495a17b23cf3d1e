import type { Ink, Point } from './ink.ts'

/** Strokes of each sign on a grid 4 wide and 6 high, each a polyline. No font is needed to render them. */
const STROKES: Readonly<Record<string, readonly string[]>> = {
  '0': ['10 30 41 45 36 16 05 01 10'],
  '1': ['11 20 26', '16 36'],
  '2': ['01 10 30 41 42 06 46'],
  '3': ['00 40 22 32 43 45 36 16 05'],
  '4': ['36 30 04 44'],
  '5': ['40 00 02 32 43 45 36 16 05'],
  '6': ['40 20 02 05 16 36 45 44 33 03'],
  '7': ['00 40 16'],
  '8': ['10 30 41 42 33 13 02 01 10', '13 04 05 16 36 45 44 33'],
  '9': ['06 26 44 41 30 10 01 02 13 43'],
  S: ['41 30 10 01 02 13 33 44 45 36 16 05'],
  F: ['40 00 06', '03 33'],
  I: ['10 30', '20 26', '16 36'],
  G: ['41 30 10 01 05 16 36 45 43 23'],
  '.': ['15 16'],
}

const ADVANCE = 6

/** Writes a reference sign (digits, S, F, I, G, dot) as strokes; `size` is the height, the point the middle of the writing. */
export function writeSign(ink: Ink, sign: string, [x, y]: Point, size = 18): void {
  const unit = size / 6
  const left = x - (sign.length * ADVANCE * unit - 2 * unit) / 2
  Array.from(sign).forEach((character, i) => {
    for (const stroke of STROKES[character] ?? []) {
      ink.line(
        stroke.split(' ').map((grid): Point => [left + (i * ADVANCE + Number(grid[0])) * unit, y - size / 2 + Number(grid[1]) * unit]),
      )
    }
  })
}

/** Width of a sign as written. */
export function signWidth(sign: string, size = 18): number {
  return ((sign.length * ADVANCE - 2) * size) / 6
}
