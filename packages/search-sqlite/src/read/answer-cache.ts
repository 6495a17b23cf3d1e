import type { CacheCounts } from './cache-counts.ts'

/** Default number of entries. */
const MAX_ANSWERS = 2000
/** A key with a longer condition would take more memory than the answer is worth. */
const LONGEST_KEY = 4000

/** A cache of small answers about one version of the index, evicting the least recently used. */
export class AnswerCache<Answer> {
  readonly #answers = new Map<string, Answer>()
  readonly #maxAnswers: number
  readonly #counts: CacheCounts | null

  /** `counts`: null for a cache whose use is not reported. */
  constructor(maxAnswers = MAX_ANSWERS, counts: CacheCounts | null = null) {
    this.#maxAnswers = maxAnswers
    this.#counts = counts
  }

  get(key: string, make: () => Answer): Answer {
    const known = this.#answers.get(key)
    if (known === undefined) this.#counts?.computed('answers')
    else this.#counts?.found('answers')
    const answer = known ?? make()
    this.#answers.delete(key)
    if (key.length > LONGEST_KEY) return answer
    this.#answers.set(key, answer)
    if (this.#answers.size > this.#maxAnswers) this.#answers.delete(this.#answers.keys().next().value!)
    return answer
  }

  clear(): void {
    this.#answers.clear()
  }
}
