import type { BatchMatch } from '@gezhi/contract/client'

const KEY = 'gezhi.batch.'

/** Stores a list with its matches, for the way back from its hits to the second step. */
export function storeMatch(match: BatchMatch): void {
  if (match.excelImportQueryStr === null) return
  try {
    sessionStorage.setItem(KEY + match.excelImportQueryStr, JSON.stringify(match))
  } catch {
    // A full or forbidden storage: the way back leads to the first step.
  }
}

/** The matches of the list in a search, as stored by this tab; null if there are none. */
export function storedMatch(list: unknown): BatchMatch | null {
  try {
    const stored: unknown = typeof list === 'string' ? JSON.parse(sessionStorage.getItem(KEY + list) ?? 'null') : null
    return isMatch(stored) && stored.excelImportQueryStr === list ? stored : null
  } catch {
    return null
  }
}

function isMatch(stored: unknown): stored is BatchMatch {
  return (
    typeof stored === 'object' && stored !== null && 'excelImportQueryStr' in stored && 'errors' in stored && Array.isArray(stored.errors)
  )
}
