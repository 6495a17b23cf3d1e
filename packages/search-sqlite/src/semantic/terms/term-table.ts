import { englishStem } from '@gezhi/search'
import { isNoTerm, NO_TERM, type TermNumbers } from '@gezhi/search/semantic'
import { COUNTS_IN_BLOCK } from '../../storage/word-forms.ts'
import type { PreparedStatements } from './prepared-statements.ts'

const UNKNOWN = -1

/**
 * The terms of an index: tokens of the vocabulary, with all English words of one stem as one term. A term's id is the lowest id of its
 * tokens and does not change while the index grows.
 */
export class TermTable implements TermNumbers {
  readonly #prepare: PreparedStatements
  #terms = new Int32Array(1 << 16).fill(UNKNOWN)
  readonly #forms = new Map<number, readonly string[]>()

  constructor(prepare: PreparedStatements) {
    this.#prepare = prepare
  }

  /** The term of a token of the vocabulary, by ids; NO_TERM for a token that is none. */
  termOf(token: number): number {
    const known = token < this.#terms.length ? this.#terms[token]! : UNKNOWN
    return known === UNKNOWN ? this.#learn(token) : known
  }

  /** The term of a word as written; NO_TERM if the index does not contain it in any form. */
  find(word: string): number {
    const stem = englishStem(word)
    return stem === null ? this.#idOf(word) : this.findStem(stem) || this.#idOf(word)
  }

  /** The term of an English stem; NO_TERM if no text contains a word of it. */
  findStem(stem: string): number {
    const row = this.#prepare('SELECT min(id) AS id FROM latin_words WHERE stem = ?').get(stem) as { id: number | null }
    return row.id ?? NO_TERM
  }

  /** The tokens of this term, the one of its id first; at most 64. */
  formsOf(term: number): readonly string[] {
    const known = this.#forms.get(term) ?? this.#findForms(term)
    this.#forms.set(term, known)
    return known
  }

  /** Number of documents with one of a term's tokens anywhere in their texts; an upper bound for several forms. */
  documentsAnywhere(term: number): number {
    return this.formsOf(term).reduce((sum, form) => sum + this.#documentsOf(this.#idOf(form)), 0)
  }

  #documentsOf(token: number): number {
    const block = Math.floor(token / COUNTS_IN_BLOCK)
    const row = this.#prepare('SELECT counts FROM term_counts WHERE block = ?').get(block) as { counts: Uint8Array } | undefined
    return row === undefined ? 0 : new DataView(row.counts.buffer, row.counts.byteOffset).getUint32((token % COUNTS_IN_BLOCK) * 4, true)
  }

  #findForms(term: number): string[] {
    const own = this.#prepare('SELECT term, stem FROM vocabulary LEFT JOIN latin_words USING (id) WHERE id = ?').get(term) as
      | { term: string; stem: string | null }
      | undefined
    if (own === undefined) return []
    if (own.stem === null) return [own.term]
    const rows = this.#prepare('SELECT term FROM latin_words JOIN vocabulary USING (id) WHERE stem = ? ORDER BY id LIMIT 64').all(own.stem)
    return (rows as { term: string }[]).map((row) => row.term)
  }

  #idOf(token: string): number {
    return (this.#prepare('SELECT id FROM vocabulary WHERE term = ?').get(token) as { id: number } | undefined)?.id ?? NO_TERM
  }

  #learn(token: number): number {
    const row = this.#prepare('SELECT term, stem FROM vocabulary LEFT JOIN latin_words USING (id) WHERE id = ?').get(token) as
      | { term: string; stem: string | null }
      | undefined
    const term = row === undefined || isNoTerm(row.term) ? NO_TERM : row.stem === null ? token : this.findStem(row.stem)
    if (token >= this.#terms.length) this.#grow(token)
    this.#terms[token] = term
    return term
  }

  #grow(token: number): void {
    const grown = new Int32Array(token * 2).fill(UNKNOWN)
    grown.set(this.#terms)
    this.#terms = grown
  }
}
