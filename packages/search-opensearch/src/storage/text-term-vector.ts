import { TITLE_COUNT } from '@gezhi/semantic'
import { analyzeText } from '@gezhi/query'
import type { TextColumn } from '@gezhi/records'
import { englishStem, textsOfRole } from '@gezhi/search'
import { isNoTerm } from '@gezhi/search/semantic'

/** What semantic search knows of a record, as the index is given it. */
export interface StoredTermVector {
  /** Terms it can be found by: of its titles and abstract, where there is none of its claims. */
  readonly term: readonly string[]
  /** Those of its titles. */
  readonly title: readonly string[]
  /** All of it in base64: `readTermVector`. */
  readonly bag: string
  /** All counts together. */
  readonly length: number
}

/** A term vector as it is read back. */
export interface UnpackedTermVector {
  /** Each term as the record first writes it, with how often it does; those of a title count three times. */
  readonly words: readonly { readonly form: string; readonly count: number }[]
  /** One hash (`titleHash`) a title. */
  readonly titles: readonly number[]
}

/** Between a word and its count, where that is not 1. No token holds it, nor a space. */
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

/** The inverse, of the base64 of a stored term vector. Pure. */
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

/** 32 bits that stand for a title: the same tokens in the same order, whatever its case and punctuation (FNV-1a over their characters). Pure. */
export function titleHash(tokens: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const char of tokens.join(' ')) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

/** What a word of a term vector or a question is in the index: its stem, or itself. Pure. */
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
