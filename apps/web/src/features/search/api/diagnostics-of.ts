import { ApiError, type Diagnostic } from '@gezhi/contract/client'

/** What is wrong with the query that a search was refused for; null when it failed for another reason. */
export function diagnosticsOf(error: Error | null): readonly Diagnostic[] | null {
  if (!(error instanceof ApiError) || !Array.isArray(error.data['diagnostics'])) return null
  return error.data['diagnostics'] as Diagnostic[]
}
