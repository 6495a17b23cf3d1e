import { ApiError, type Diagnostic } from '@gezhi/contract/client'

/** The diagnostics of a query that was rejected; null for another error. */
export function diagnosticsOf(error: Error | null): readonly Diagnostic[] | null {
  if (!(error instanceof ApiError) || !Array.isArray(error.data['diagnostics'])) return null
  return error.data['diagnostics'] as Diagnostic[]
}
