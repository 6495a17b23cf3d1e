/** A question as it was written, with the words that weigh more. */
export interface StoredQuestion {
  readonly text: string
  readonly heavier: readonly string[]
}

const KEY = 'gezhi.semantic.'

/** Stores a question for the way back to its form: an address contains only the beginning of a long one. */
export function storeQuestion(id: string, question: StoredQuestion): void {
  try {
    sessionStorage.setItem(KEY + id, JSON.stringify(question))
  } catch {
    // A full or forbidden store: the address still has the beginning.
  }
}

/** The question of an id, as stored in this tab; null if it is not there. */
export function storedQuestion(id: unknown): StoredQuestion | null {
  try {
    const stored: unknown = typeof id === 'string' ? JSON.parse(sessionStorage.getItem(KEY + id) ?? 'null') : null
    return isQuestion(stored) ? stored : null
  } catch {
    return null
  }
}

function isQuestion(stored: unknown): stored is StoredQuestion {
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('heavier' in stored)) return false
  return typeof stored.text === 'string' && Array.isArray(stored.heavier) && stored.heavier.every((word) => typeof word === 'string')
}
