/** Default number of entries. */
const MOST = 2000
/** A key with a longer condition would take more memory than the answer is worth. */
const LONGEST_KEY = 4000

/** A cache of small answers about one version of the index, evicting the least recently used. */
export class AnswerCache<Answer> {
  readonly #answers = new Map<string, Answer>()
  readonly #most: number

  constructor(most = MOST) {
    this.#most = most
  }

  get(key: string, make: () => Answer): Answer {
    const answer = this.#answers.get(key) ?? make()
    this.#answers.delete(key)
    if (key.length > LONGEST_KEY) return answer
    this.#answers.set(key, answer)
    if (this.#answers.size > this.#most) this.#answers.delete(this.#answers.keys().next().value!)
    return answer
  }

  clear(): void {
    this.#answers.clear()
  }
}
