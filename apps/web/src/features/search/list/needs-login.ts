import { ApiError, type ErrorName } from '@gezhi/contract/client'

/** Whether a search was refused because what it asks for needs a login: a query with `SEM=` (decisions G04). */
export function needsLogin(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.error === ('MEANING_NEEDS_LOGIN' satisfies ErrorName)
}
