import { GENERAL_ERRORS } from './general-errors.ts'
import { SEARCH_ERRORS } from './search/errors.ts'
import { ACCOUNT_ERRORS } from './accounts/errors.ts'
import { PATENT_ERRORS } from './patents/errors.ts'
import { CONTENT_ERRORS } from './content/errors.ts'
import { LIBRARY_ERRORS } from './library/errors.ts'
import { FOLLOW_ERRORS } from './follows/errors.ts'
import { NOTE_ERRORS } from './notes/errors.ts'
import { GROUP_ERRORS } from './groups/errors.ts'
import { LANDSCAPE_ERRORS } from './landscape/errors.ts'
import { MONITOR_ERRORS } from './monitors/errors.ts'
import { EXPORT_ERRORS } from './exports/errors.ts'
import { STRATEGY_ERRORS } from './strategies/errors.ts'
import { PROJECT_ERRORS } from './projects/errors.ts'
import { SCREENING_ERRORS } from './screening/errors.ts'
import { PICTURE_ERRORS } from './pictures/errors.ts'
import { OPERATION_ERRORS } from './operations/errors.ts'
import { TRADEMARK_ERRORS } from './trademarks/errors.ts'
import { COMPANY_ERRORS } from './companies/errors.ts'
import { WORKSPACE_ERRORS } from './workspaces/errors.ts'
import { ANALYSIS_ERRORS } from './analysis/errors.ts'
import { NOVELTY_ERRORS } from './novelty/errors.ts'
import { GRAPH_ERRORS } from './graph/errors.ts'
import { VALUATION_ERRORS } from './valuation/errors.ts'
import { OPEN_API_ERRORS } from './open-api/errors.ts'
import { ASSISTANT_ERRORS } from './assistant/errors.ts'
import { PAYMENT_ERRORS } from './payment/errors.ts'
import type { Language } from './language.ts'

/** The register of errors of all domains; docs/errors.md is generated from it. */
export const ERRORS = {
  ...GENERAL_ERRORS,
  ...SEARCH_ERRORS,
  ...ACCOUNT_ERRORS,
  ...PATENT_ERRORS,
  ...TRADEMARK_ERRORS,
  ...COMPANY_ERRORS,
  ...CONTENT_ERRORS,
  ...LIBRARY_ERRORS,
  ...FOLLOW_ERRORS,
  ...NOTE_ERRORS,
  ...EXPORT_ERRORS,
  ...GROUP_ERRORS,
  ...LANDSCAPE_ERRORS,
  ...MONITOR_ERRORS,
  ...STRATEGY_ERRORS,
  ...WORKSPACE_ERRORS,
  ...ANALYSIS_ERRORS,
  ...VALUATION_ERRORS,
  ...NOVELTY_ERRORS,
  ...GRAPH_ERRORS,
  ...PROJECT_ERRORS,
  ...SCREENING_ERRORS,
  ...PICTURE_ERRORS,
  ...OPERATION_ERRORS,
  ...PAYMENT_ERRORS,
  ...OPEN_API_ERRORS,
  ...ASSISTANT_ERRORS,
} as const

export type ErrorName = keyof typeof ERRORS

/** `data` of an envelope whose code is not 200. */
export interface ErrorData {
  /** Name in the register. */
  error: ErrorName
  /** Also in the header `x-request-id` and in the server's log. */
  requestId: string
  /** With INVALID_INPUT: every issue; the message contains the first one. */
  faults?: { field: string; message: string }[]
  [value: string]: unknown
}

/** The message of an error in one language with its `{name}`s replaced; a missing value is replaced by an empty text. */
export function describeError(name: ErrorName, language: Language, values: Readonly<Record<string, unknown>>): string {
  return fillText(ERRORS[name][language], values)
}

/** A text with its `{name}`s replaced; a missing value is replaced by an empty text. */
export function fillText(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => printValue(values[key], QUANTITIES.has(key))).trim()
}

/** The `{name}`s of amounts, whose digits are grouped from 1,000 on; other numbers are identifiers and positions. */
const QUANTITIES: ReadonlySet<string> = new Set(['limit', 'count'])

function printValue(value: unknown, isQuantity: boolean): string {
  if (typeof value === 'number') return isQuantity ? value.toLocaleString('en-US') : String(value)
  return typeof value === 'string' ? value : ''
}
