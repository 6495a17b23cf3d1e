import type { Language } from '@gezhi/contract'
import { readQuery } from '@gezhi/query'
import { CallError } from '../http/call-error.ts'
import type { QueryOptions } from '../kinds/query-options.ts'

/** Throws PROJECT_QUERY_WRONG for a query with errors. */
export function checkProjectQuery(queryStr: string, options: QueryOptions, language: Language): void {
  const { diagnostics } = readQuery(queryStr, { ...options, mode: 'command' })
  const error = diagnostics.find(({ severity }) => severity === 'error')
  if (error !== undefined) throw new CallError('PROJECT_QUERY_WRONG', { reason: error.message[language] })
}
