/** A question as it was written, with the words that weigh more. */
export interface StoredQuestion {
  readonly text: string
  readonly heavier: readonly string[]
}

const KEY = 'gezhi.semantic.'

/** Keeps a question for the way back to its form: an address holds only the beginning of a long one. */
export function storeQuestion(id: string, question: StoredQuestion): void {
  try {
    sessionStorage.setItem(KEY + id, JSON.stringify(question))
  } catch {
    // A full or forbidden store: the address still has the beginning.
  }
}

/** The question of an id, as this tab kept it; null where it did not. */
export function storedQuestion(id: unknown): StoredQuestion | null {
  try {
    const kept: unknown = typeof id === 'string' ? JSON.parse(sessionStorage.getItem(KEY + id) ?? 'null') : null
    return isQuestion(kept) ? kept : null
  } catch {
    return null
  }
}

function isQuestion(kept: unknown): kept is StoredQuestion {
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('heavier' in kept)) return false
  return typeof kept.text === 'string' && Array.isArray(kept.heavier) && kept.heavier.every((word) => typeof word === 'string')
}
