import { cosine, sine, TURN, type Point } from './ink.ts'
import { drawBar, type DrawFigure } from './structure-figures.ts'

/** An aircraft from above: fuselage, wings, tail, engines. */
export const drawAircraft: DrawFigure = (ink, random, signs) => {
  const half = random.between(20, 34)
  const [root, tip, sweep] = [random.between(80, 120), random.between(24, 60), random.between(10, 120)]
  const wing = random.between(200, 260)
  ink.curve([
    [300, 60],
    [300 - half, 110],
    [300 - half, 300],
    [300 - half * 0.8, 460],
    [300, 530],
  ])
  ink.curve([
    [300, 60],
    [300 + half, 110],
    [300 + half, 300],
    [300 + half * 0.8, 460],
    [300, 530],
  ])
  const places: Point[] = [[300, 130]]
  for (const side of [-1, 1]) {
    const x = (out: number): number => 300 + side * out
    ink.line([
      [x(half), wing],
      [x(220), wing + sweep],
      [x(220), wing + sweep + tip],
      [x(half), wing + root],
    ])
    ink.line([
      [x(half * 0.8), 450],
      [x(95), 485],
      [x(95), 510],
      [x(half * 0.7), 500],
    ])
    ink.thin([
      [x(120), wing + root - 24 + sweep * 0.3],
      [x(205), wing + sweep + tip - 12],
    ])
    const engine = random.between(70, 120)
    ink.ellipse(x(engine), wing + sweep * 0.3 - 8, 12, 30)
    places.push([x(150), wing + sweep * 0.7 + 20], [x(engine), wing + sweep * 0.3 - 8], [x(60), 490], [x(180), wing + sweep + tip - 20])
  }
  ink.thin([
    [300, 470],
    [300, 525],
  ])
  places.push([300, 500], [300, 300])
  return signs.map((sign, i) => ({ sign, at: places[i % places.length] as Point }))
}

/** A drone from above: body, arms, rotors. */
export const drawDrone: DrawFigure = (ink, random, signs) => {
  const count = random.pick([3, 4, 6, 8])
  const radius = count > 4 ? 44 : 66
  const arm = random.between(150, 165)
  const body = random.between(46, 70)
  ink.ellipse(300, 290, body)
  ink.box(300 - body * 0.45, 290 - body * 0.45, body * 0.9, body * 0.9)
  const places: Point[] = [[300, 290]]
  for (let i = 0; i < count; i++) {
    const step = (i * TURN) / count + (count === 4 ? 3 : 0)
    const hub: Point = [300 + arm * cosine(step), 290 + arm * sine(step)]
    drawBar(ink, [300 + body * cosine(step), 290 + body * sine(step)], hub, 8)
    ink.thinEllipse(hub[0], hub[1], radius)
    ink.ellipse(hub[0], hub[1], 11)
    const blade = step + random.between(1, 5)
    ink.ellipse(hub[0] + radius * 0.5 * cosine(blade), hub[1] + radius * 0.5 * sine(blade), 20, 6)
    ink.ellipse(hub[0] - radius * 0.5 * cosine(blade), hub[1] - radius * 0.5 * sine(blade), 20, 6)
    places.push(hub, [300 + (arm * 0.7 + 10) * cosine(step), 290 + (arm * 0.7 + 10) * sine(step)])
  }
  return signs.map((sign, i) => ({ sign, at: places[i % places.length] as Point }))
}

/** A wind turbine from the front: blades, hub, nacelle, tower, ground. */
export const drawTurbine: DrawFigure = (ink, random, signs) => {
  const hub: Point = [300, 210]
  const length = random.between(130, 155)
  const turn = random.int(8)
  const foot = random.between(20, 32)
  ink.line([
    [300 - 8, 232],
    [300 - foot, 500],
  ])
  ink.line([
    [300 + 8, 232],
    [300 + foot, 500],
  ])
  for (let y = 300; y < 500; y += 66)
    ink.thin([
      [300 - foot * 0.8, y],
      [300 + foot * 0.8, y],
    ])
  ink.box(210, 500, 180, 16)
  ink.hatch(190, 516, 220, 12, 10, true)
  ink.ellipse(hub[0], hub[1], 22)
  ink.ellipse(hub[0], hub[1], 9)
  const places: Point[] = [hub, [300, 420], [250, 508]]
  for (let blade = 0; blade < 3; blade++) {
    const step = turn + 8 * blade
    const out = (share: number, offset: number): Point => [
      hub[0] + length * share * cosine(step) - offset * sine(step),
      hub[1] + length * share * sine(step) + offset * cosine(step),
    ]
    ink.curve([out(0.16, 5), out(0.3, 18), out(0.6, 10), out(1, 1)])
    ink.curve([out(0.16, -6), out(0.4, -8), out(0.7, -5), out(1, 1)])
    places.push(out(0.5, 3), out(0.15, 0))
  }
  return signs.map((sign, i) => ({ sign, at: places[i % places.length] as Point }))
}

/** A vehicle from the side: body, wheels, battery and drive below the floor. */
export const drawVehicle: DrawFigure = (ink, random, signs) => {
  const [front, rear] = [random.between(150, 175), random.between(425, 450)]
  const roof = random.between(190, 225)
  const nose = random.between(265, 300)
  ink.curve([
    [90, 350],
    [88, nose + 20],
    [130, nose],
    [200, nose - 12],
    [240, roof],
    [330, roof - 12],
    [410, roof + 4],
    [470, nose - 20],
    [512, nose],
    [514, 350],
  ])
  ink.line([
    [90, 350],
    [front - 46, 350],
  ])
  ink.line([
    [front + 46, 350],
    [rear - 46, 350],
  ])
  ink.line([
    [rear + 46, 350],
    [514, 350],
  ])
  for (const x of [front, rear]) {
    ink.ellipse(x, 352, 40)
    ink.ellipse(x, 352, 20)
    for (let step = 0; step < TURN; step += 4)
      ink.thin([
        [x + 20 * cosine(step), 352 + 20 * sine(step)],
        [x + 38 * cosine(step), 352 + 38 * sine(step)],
      ])
  }
  ink.line(
    [
      [225, nose - 14],
      [250, roof + 16],
      [318, roof + 6],
      [318, nose - 14],
    ],
    true,
  )
  ink.line(
    [
      [330, nose - 14],
      [330, roof + 6],
      [400, roof + 18],
      [440, nose - 14],
    ],
    true,
  )
  const width = rear - front - 120
  ink.dashed(
    [
      [front + 60, 312],
      [front + 60 + width, 312],
      [front + 60 + width, 342],
      [front + 60, 342],
    ],
    true,
  )
  const cells = random.between(4, 9)
  for (let i = 1; i < cells; i++)
    ink.thin([
      [front + 60 + (width * i) / cells, 312],
      [front + 60 + (width * i) / cells, 342],
    ])
  ink.dashed(
    [
      [front - 24, 290],
      [front + 24, 290],
      [front + 24, 318],
      [front - 24, 318],
    ],
    true,
  )
  ink.thin([
    [60, 392],
    [540, 392],
  ])
  const places: Point[] = [
    [300, 328],
    [front, 304],
    [front, 352],
    [rear, 352],
    [370, roof + 40],
    [480, nose + 20],
    [110, nose + 20],
    [270, roof + 40],
    [rear, 316],
  ]
  return signs.map((sign, i) => ({ sign, at: places[i % places.length] as Point }))
}
