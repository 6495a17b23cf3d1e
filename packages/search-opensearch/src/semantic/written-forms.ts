import type { Searching } from '../query-dsl/searched-index.ts'
import { candidatesBody, manyCandidates } from './candidate-rows.ts'
import { termOf } from '../storage/text-term-vector.ts'

const MAX_STORED = 50_000
/** Maximum look-ups for one question. */
const AT_ONCE = 60

/** Written forms of English words of which only the stem is known, because they are more readable. */
export class WrittenForms {
  readonly #forms = new Map<string, string>()

  /** A written form of a stem; the stem if none was looked up. */
  of(stem: string): string {
    return this.#forms.get(stem) ?? stem
  }

  /** Looks up the missing forms of these stems. */
  async load(searching: Searching, stems: Iterable<string>, signal: AbortSignal | undefined): Promise<void> {
    const unknown = [...new Set(stems)].filter((stem) => !this.#forms.has(stem)).slice(0, AT_ONCE)
    const found = await manyCandidates(
      searching,
      unknown.map((stem) => candidatesBody(searching.layout, { term: { 'meaning.term': stem } }, 1)),
      signal,
    )
    if (this.#forms.size > MAX_STORED) this.#forms.clear()
    for (const [i, stem] of unknown.entries()) {
      const form = found[i]?.[0]?.words.find((word) => termOf(word.form) === stem)?.form
      if (form !== undefined) this.#forms.set(stem, form)
    }
  }
}
