import type { GraphNodeType } from '@gezhi/contract/client'

/** The chart colour of each kind of node; kinds of passages share one, their letters tell them apart. */
export const NODE_COLOURS: Readonly<Record<GraphNodeType, number>> = {
  patent: 0,
  organization: 1,
  person: 2,
  date: 5,
  classification: 4,
  address: 7,
  feature: 6,
  field: 6,
  problem: 3,
  effect: 6,
}
