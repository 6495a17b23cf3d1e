import type { FigurePlan, InventionPlan } from '../plan/invention-plan.ts'

const VIEWS = ['a perspective view', 'a front view', 'a top view', 'a left side view', 'a right side view', 'a rear view'] as const

const overall = ({ subject }: InventionPlan) => `an overall view of the ${subject.en}`

const CAPTIONS: Record<FigurePlan['kind'], (plan: InventionPlan, figure: FigurePlan) => string> = {
  layers: ({ subject }) => `a schematic sectional view of the ${subject.en}`,
  blocks: ({ subject }) => `a block diagram of the ${subject.en}`,
  flow: ({ subject }) => `a flow chart of the ${subject.en}`,
  circuit: ({ subject }) => `a circuit diagram of the ${subject.en}`,
  curve: ({ measures }) => `a diagram of the ${measures[0]?.quantity.en ?? 'performance'} of Example 1 and Comparative Example 1`,
  bearing: ({ parts }) => `a cross-sectional view of ${parts[0]?.term.the ?? ''}`,
  lattice: ({ materials }) => `a schematic view of the microstructure of the ${materials[0]?.en ?? ''}`,
  vessel: ({ subject }) => `a schematic view of how the vessels of the ${subject.en} are connected`,
  aircraft: overall,
  drone: overall,
  turbine: overall,
  vehicle: overall,
  network: ({ subject }) => `a schematic view of the network architecture of the ${subject.en}`,
  arm: ({ subject }) => `a view of the mechanical structure of the ${subject.en}`,
  exploded: ({ subject }) => `an exploded view of the ${subject.en}`,
  view: (_, { id }) => VIEWS[Number(id) - 1] ?? 'a perspective view',
}

/** What a drawing shows, in English. */
export function englishFigureCaption(plan: InventionPlan, figure: FigurePlan): string {
  return CAPTIONS[figure.kind](plan, figure)
}
