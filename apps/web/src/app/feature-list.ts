// Generated from features/*/feature.ts by `npm run generate`; a check compares the two.
import { shell } from './feature.ts'
import { accounts } from '../features/accounts/feature.ts'
import { analysis } from '../features/analysis/feature.ts'
import { assistant } from '../features/assistant/feature.ts'
import { classification } from '../features/classification/feature.ts'
import { companies } from '../features/companies/feature.ts'
import { content } from '../features/content/feature.ts'
import { exports } from '../features/exports/feature.ts'
import { follows } from '../features/follows/feature.ts'
import { graph } from '../features/graph/feature.ts'
import { groups } from '../features/groups/feature.ts'
import { home } from '../features/home/feature.ts'
import { landscape } from '../features/landscape/feature.ts'
import { library } from '../features/library/feature.ts'
import { monitors } from '../features/monitors/feature.ts'
import { notes } from '../features/notes/feature.ts'
import { novelty } from '../features/novelty/feature.ts'
import { openApi } from '../features/open-api/feature.ts'
import { operations } from '../features/operations/feature.ts'
import { patents } from '../features/patents/feature.ts'
import { payment } from '../features/payment/feature.ts'
import { pictures } from '../features/pictures/feature.ts'
import { projects } from '../features/projects/feature.ts'
import { screening } from '../features/screening/feature.ts'
import { search } from '../features/search/feature.ts'
import { strategies } from '../features/strategies/feature.ts'
import { trademarks } from '../features/trademarks/feature.ts'
import { valuation } from '../features/valuation/feature.ts'
import { workspaces } from '../features/workspaces/feature.ts'

/** All features of the web app. */
export const FEATURES = [
  shell,
  accounts,
  analysis,
  assistant,
  classification,
  companies,
  content,
  exports,
  follows,
  graph,
  groups,
  home,
  landscape,
  library,
  monitors,
  notes,
  novelty,
  openApi,
  operations,
  patents,
  payment,
  pictures,
  projects,
  screening,
  search,
  strategies,
  trademarks,
  valuation,
  workspaces,
] as const
