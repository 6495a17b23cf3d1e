import type { ThreadErrors } from '@gezhi/threads'
import { SearchError, type SearchErrorReason } from '../search-error.ts'

/** A SearchError as plain data. */
interface SearchErrorData {
  readonly reason: SearchErrorReason
  readonly message: string
  readonly detail?: SearchError['detail']
}

/** Errors of search threads: any error becomes the one error of the port. */
export const SEARCH_ERRORS: ThreadErrors<SearchErrorData> = {
  encode: (error) => {
    const { reason, message, detail } = toSearchError(error)
    return detail === undefined ? { reason, message } : { reason, message, detail }
  },
  decode: ({ reason, message, detail }) => new SearchError(reason, message, detail === undefined ? {} : { detail }),
  failure: (reason, message, cause) => new SearchError(reason, message, { cause }),
}

const SQLITE_FULL = 13
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

function toSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new SearchError(reasonOf(error), message, { cause: error })
}

function reasonOf(error: unknown): SearchErrorReason {
  const sqliteError = error as { errcode?: number; code?: string }
  const code = (sqliteError.errcode ?? 0) & 0xff
  if (code === SQLITE_FULL || sqliteError.code === 'ENOSPC') return 'disk-full'
  if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB) return 'corrupt'
  return 'failed'
}
