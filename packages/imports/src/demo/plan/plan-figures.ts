import type { Random } from '../random.ts'
import type { FigurePlan, InventionCore } from './invention-plan.ts'

/** Signs of the two curves of a diagram; far from those of parts. */
const CURVE_SIGNS = ['901', '902'] as const

/** Plans the drawings: first the whole device, then other kinds of its field. The description explains every sign. */
export function planFigures(random: Random, invention: InventionCore): FigurePlan[] {
  if (invention.patentForm === 'design') return designViews(random)
  const count = Math.min(1 + random.skewed(6), 6)
  const figures: FigurePlan[] = []
  for (let i = 0; i < count; i++) figures.push(planFigure(random, invention, i))
  return figures
}

function planFigure(random: Random, invention: InventionCore, index: number): FigurePlan {
  const { technology, parts, steps, subject } = invention
  const kinds = technology.figures
  const method = subject.form === 'method'
  const kind = index === 0 ? (method ? 'flow' : (kinds[0] ?? 'blocks')) : (kinds[(index + random.int(2)) % kinds.length] ?? 'blocks')
  const signs =
    kind === 'flow'
      ? steps.map((step) => step.sign)
      : kind === 'curve'
        ? CURVE_SIGNS
        : (index === 0 ? parts : random.sample(parts, 4)).map((part) => part.sign)
  return { id: String(index + 1), kind, seed: random.int(1_000_000), signs }
}

/** Designs are shown from several sides and carry no signs. */
function designViews(random: Random): FigurePlan[] {
  const seed = random.int(1_000_000)
  return Array.from({ length: random.between(3, 6) }, (_, i) => ({ id: String(i + 1), kind: 'view', seed, signs: [] }))
}
