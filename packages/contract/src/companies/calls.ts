import type { CallTable } from '../call.ts'
import { companyHistoryCalls } from './company-history.ts'
import { companySearchCalls } from './company-search.ts'

/** The calls of the domain companies. */
export const COMPANY_CALLS = { ...companySearchCalls, ...companyHistoryCalls } satisfies CallTable
