import type { CallTable } from '../call.ts'
import { searchHistoryCalls } from './search-history.ts'
import { settingsCalls } from './settings.ts'
import { templatesCalls } from './templates.ts'

/** The calls of the domain library. */
export const LIBRARY_CALLS = {
  ...searchHistoryCalls,
  ...settingsCalls,
  ...templatesCalls,
} satisfies CallTable
