import type { Random } from '../../../demo/random.ts'

/** A drawn logo, with the Vienna codes of what it shows. */
export interface Logo {
  readonly svg: string
  readonly viennaCodes: string[]
}

interface Shape {
  readonly vienna: string
  /** In a square of 120 by 120; `size` from 20 to 50. */
  draw(size: number, colour: string): string
}

const COLOURS = ['#c0392b', '#2a6fb0', '#1e8449', '#b9770e', '#6c3483', '#212f3d']
const CENTRE = 60

const polygon = (points: readonly (readonly [number, number])[], colour: string) =>
  `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${colour}"/>`

const SHAPES: readonly Shape[] = [
  { vienna: '26.01.01', draw: (size, colour) => `<circle cx="${CENTRE}" cy="${CENTRE}" r="${size}" fill="${colour}"/>` },
  {
    vienna: '26.03.01',
    draw: (size, colour) =>
      polygon(
        [
          [CENTRE, CENTRE - size],
          [CENTRE + size, CENTRE + size],
          [CENTRE - size, CENTRE + size],
        ],
        colour,
      ),
  },
  {
    vienna: '26.04.01',
    draw: (size, colour) =>
      `<rect x="${CENTRE - size}" y="${CENTRE - size}" width="${2 * size}" height="${2 * size}" rx="4" fill="${colour}"/>`,
  },
  {
    vienna: '26.04.03',
    draw: (size, colour) =>
      polygon(
        [
          [CENTRE, CENTRE - size],
          [CENTRE + size, CENTRE],
          [CENTRE, CENTRE + size],
          [CENTRE - size, CENTRE],
        ],
        colour,
      ),
  },
  {
    vienna: '26.11.12',
    draw: (size, colour) =>
      `<path d="M${CENTRE - size} ${CENTRE} q${size / 2} ${-size} ${size} 0 t${size} 0" fill="none" stroke="${colour}" stroke-width="9"/>`,
  },
]

/** A logo of two or three shapes within each other, the largest behind. */
export function drawLogo(random: Random): Logo {
  const shapes = random.sample(SHAPES, random.between(2, 3))
  // On the white ground the largest is never white.
  const [ground, ...inner] = random.sample(COLOURS, shapes.length)
  const colours = [ground, ...(random.chance(0.5) ? ['#ffffff', ...inner] : inner)]
  const drawn = shapes.map((shape, index) => shape.draw(50 - index * random.between(13, 16), colours[index] as string))
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><rect width="120" height="120" fill="#ffffff"/>${drawn.join('')}</svg>`,
    viennaCodes: shapes.map(({ vienna }) => vienna).toSorted(),
  }
}
