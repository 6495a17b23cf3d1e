import { ACCOUNT_CALLS } from './accounts/calls.ts'
import { SEARCH_CALLS } from './search/calls.ts'
import { PATENT_CALLS } from './patents/calls.ts'
import { CLASSIFICATION_CALLS } from './classification/calls.ts'
import { LIBRARY_CALLS } from './library/calls.ts'
import { FOLLOW_CALLS } from './follows/calls.ts'
import { NOTE_CALLS } from './notes/calls.ts'
import { GROUP_CALLS } from './groups/calls.ts'
import { LANDSCAPE_CALLS } from './landscape/calls.ts'
import { MONITOR_CALLS } from './monitors/calls.ts'
import { EXPORT_CALLS } from './exports/calls.ts'
import { PROJECT_CALLS } from './projects/calls.ts'
import { STRATEGY_CALLS } from './strategies/calls.ts'
import { CONTENT_CALLS } from './content/calls.ts'
import { PICTURE_CALLS } from './pictures/calls.ts'
import { SCREENING_CALLS } from './screening/calls.ts'
import { OPERATION_CALLS } from './operations/calls.ts'
import { TRADEMARK_CALLS } from './trademarks/calls.ts'
import { COMPANY_CALLS } from './companies/calls.ts'
import { WORKSPACE_CALLS } from './workspaces/calls.ts'
import { ANALYSIS_CALLS } from './analysis/calls.ts'
import { NOVELTY_CALLS } from './novelty/calls.ts'
import { GRAPH_CALLS } from './graph/calls.ts'
import { VALUATION_CALLS } from './valuation/calls.ts'
import { OPEN_API_CALLS } from './open-api/calls.ts'
import { ASSISTANT_CALLS } from './assistant/calls.ts'
import { PAYMENT_CALLS } from './payment/calls.ts'
import type { CallTable } from './call.ts'

/** Every call of the API by domain. The server does not start if a call has no handler. */
export const CALLS = {
  accounts: ACCOUNT_CALLS,
  search: SEARCH_CALLS,
  patents: PATENT_CALLS,
  trademarks: TRADEMARK_CALLS,
  companies: COMPANY_CALLS,
  classification: CLASSIFICATION_CALLS,
  library: LIBRARY_CALLS,
  follows: FOLLOW_CALLS,
  notes: NOTE_CALLS,
  exports: EXPORT_CALLS,
  groups: GROUP_CALLS,
  landscape: LANDSCAPE_CALLS,
  monitors: MONITOR_CALLS,
  strategies: STRATEGY_CALLS,
  analysis: ANALYSIS_CALLS,
  valuation: VALUATION_CALLS,
  novelty: NOVELTY_CALLS,
  graph: GRAPH_CALLS,
  workspaces: WORKSPACE_CALLS,
  projects: PROJECT_CALLS,
  screening: SCREENING_CALLS,
  pictures: PICTURE_CALLS,
  content: CONTENT_CALLS,
  payment: PAYMENT_CALLS,
  openApi: OPEN_API_CALLS,
  assistant: ASSISTANT_CALLS,
  operations: OPERATION_CALLS,
} satisfies Readonly<Record<string, CallTable>>

export type Calls = typeof CALLS
