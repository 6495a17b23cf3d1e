import { NO_TERM, Translations, type IndexTerms, type Lexicon, type TermNumbers } from '@gezhi/search/semantic'
import { termOf } from '../storage/text-term-vector.ts'

/** Stems repeat. */
const stems = new Map<string, string>()
const MAX_STEMS = 300_000

/** The terms of one request, numbered in order of occurrence: those of its question and of the documents it examines. */
export class RequestTerms implements TermNumbers {
  readonly #numbers = new Map<string, number>()
  /** By number. */
  readonly #terms: string[] = ['']
  readonly #forms: string[] = ['']
  readonly #knows: (term: string) => boolean

  /** `knows`: whether the index contains a term. */
  constructor(knows: (term: string) => boolean) {
    this.#knows = knows
  }

  find(word: string): number {
    return this.findStem(cachedTerm(word))
  }

  findStem(stem: string): number {
    return this.#knows(stem) ? this.#number(stem, stem) : NO_TERM
  }

  formsOf(term: number): readonly string[] {
    return [this.#forms[term]!]
  }

  /** Records the written form of a term. */
  write(term: number, form: string): void {
    this.#forms[term] = form
  }

  /** The number of a word in a document. */
  ofDocument(form: string): number {
    return this.#number(cachedTerm(form), form)
  }

  /** The number of a term that this request has seen; NO_TERM for any other. */
  known(term: string): number {
    return this.#numbers.get(term) ?? NO_TERM
  }

  /** The term of a number. */
  term(number: number): string {
    return this.#terms[number]!
  }

  #number(term: string, form: string): number {
    const known = this.#numbers.get(term)
    if (known === undefined) {
      this.#numbers.set(term, this.#terms.push(term) - 1)
      return this.#forms.push(form) - 1
    }
    // The written form in a document is more readable than a stem.
    if (this.#forms[known] === term) this.#forms[known] = form
    return known
  }
}

/** The terms of a request with their numbers of documents, for interpreting a question. */
export function indexTerms(terms: RequestTerms, counts: (term: string) => number, lexicon: Lexicon | null): IndexTerms {
  const documents = (number: number) => counts(terms.term(number))
  return { terms, documents, translations: lexicon && new Translations(lexicon, terms, documents) }
}

function cachedTerm(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= MAX_STEMS) stems.clear()
  const term = termOf(word)
  stems.set(word, term)
  return term
}
