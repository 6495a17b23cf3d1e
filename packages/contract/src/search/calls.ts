import type { CallTable } from '../call.ts'
import { searchCalls } from './search.ts'
import { searchModesCalls } from './search-modes.ts'
import { batchCalls } from './batch.ts'
import { literatureCalls } from './literature.ts'
import { semanticCalls } from './semantic.ts'
import { validateQueryCalls } from './validate-query.ts'
import { sharedSearchCalls } from './shared-search.ts'
import { queryFactsCalls } from './query-facts.ts'
import { suggestCalls } from './suggest.ts'
import { translateCalls } from './translate.ts'
import { databaseCalls } from './database.ts'
import { searchFieldCalls } from './search-field.ts'
import { keywordCalls } from './keyword.ts'
import { numberCalls } from './number.ts'

/** The calls of the domain search. */
export const SEARCH_CALLS = {
  ...searchCalls,
  ...searchModesCalls,
  ...batchCalls,
  ...literatureCalls,
  ...semanticCalls,
  ...validateQueryCalls,
  ...sharedSearchCalls,
  ...queryFactsCalls,
  ...suggestCalls,
  ...translateCalls,
  ...databaseCalls,
  ...searchFieldCalls,
  ...keywordCalls,
  ...numberCalls,
} satisfies CallTable
