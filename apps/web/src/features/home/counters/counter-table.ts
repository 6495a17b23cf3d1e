import type { AnswerOf, Calls } from '@gezhi/contract'

/** The six figures of an installation. */
export type Counts = AnswerOf<Calls['content']['getHomeCounters']>

/** The counters of the home page (B.home.16), each with the key of its label (G58); the patents first. */
export const COUNTERS = [
  'patentCount',
  'countryCount',
  'searchPatentSoCount',
  'tycCompanyCount',
  'trademark',
  'tycTrademarkInfo',
] as const satisfies readonly (keyof Counts)[]
