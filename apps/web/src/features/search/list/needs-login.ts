import { ApiError, type ErrorName } from '@gezhi/contract/client'

/** Whether a search was rejected because it needs a login: a query with `SEM=` (decisions G04). */
export function needsLogin(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.error === ('MEANING_NEEDS_LOGIN' satisfies ErrorName)
}
