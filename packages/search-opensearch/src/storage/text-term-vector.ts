import { TITLE_COUNT } from '@gezhi/semantic'
import { analyzeText } from '@gezhi/query'
import type { TextColumn } from '@gezhi/records'
import { englishStem, textsOfRole } from '@gezhi/search'
import { isNoTerm } from '@gezhi/search/semantic'

/** Data for semantic search in an indexed record. */
export interface StoredTermVector {
  /** Terms by which it can be found: of its titles and abstract or, without an abstract, of its claims. */
  readonly term: readonly string[]
  /** Those of its titles. */
  readonly title: readonly string[]
  /** The whole vector in base64: `readTermVector`. */
  readonly bag: string
  /** Sum of all counts. */
  readonly length: number
}

/** A decoded term vector. */
export interface UnpackedTermVector {
  /** Each term in the first form used by the record, with its count; occurrences in a title count three times. */
  readonly words: readonly { readonly form: string; readonly count: number }[]
  /** One hash (`titleHash`) per title. */
  readonly titles: readonly number[]
}

/** Separates a word and its count, if that is not 1. Occurs in no token; neither does a space. */
const COUNT = '\t'
const HASH = ','

/** The term vector of a record. Pure. */
export function storedTermVector(columns: readonly TextColumn[], record: object): StoredTermVector {
  const titles = textsOfRole(columns, 'title', record).map(tokensOf)
  const abstracts = textsOfRole(columns, 'abstract', record)
  const texts = (abstracts.length > 0 ? abstracts : textsOfRole(columns, 'claims', record)).map(tokensOf)
  const words = new Map<string, { form: string; count: number }>()
  for (const title of titles) addWords(title, TITLE_COUNT, words)
  const title = [...words.keys()]
  for (const text of texts) addWords(text, 1, words)
  const parts = [
    titles.map(titleHash).join(HASH),
    ...[...words.values()].map(({ form, count }) => (count === 1 ? form : form + COUNT + count)),
  ]
  const length = [...words.values()].reduce((sum, { count }) => sum + count, 0)
  return { term: [...words.keys()], title, bag: Buffer.from(parts.join(' ')).toString('base64'), length }
}

/** Decodes a stored term vector from base64. Pure. */
export function readTermVector(packed: string): UnpackedTermVector {
  const [hashes = '', ...words] = Buffer.from(packed, 'base64').toString().split(' ')
  return {
    titles: hashes === '' ? [] : hashes.split(HASH).map(Number),
    words: words.map((word) => {
      const at = word.indexOf(COUNT)
      return at < 0 ? { form: word, count: 1 } : { form: word.slice(0, at), count: Number(word.slice(at + 1)) }
    }),
  }
}

/** A 32-bit hash of a title's tokens in order, ignoring letter case and punctuation (FNV-1a over their characters). Pure. */
export function titleHash(tokens: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const char of tokens.join(' ')) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

/** The index term of a word in a term vector or a question: its stem, or itself. Pure. */
export function termOf(word: string): string {
  return englishStem(word) ?? word
}

function tokensOf(text: string): readonly string[] {
  return analyzeText(text).tokens
}

function addWords(tokens: readonly string[], times: number, words: Map<string, { form: string; count: number }>): void {
  for (const form of tokens) {
    if (isNoTerm(form)) continue
    const term = termOf(form)
    const known = words.get(term) ?? { form, count: 0 }
    known.count += times
    words.set(term, known)
  }
}
