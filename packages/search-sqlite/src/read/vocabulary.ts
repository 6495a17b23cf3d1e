import { englishStem, SearchError } from '@gezhi/search'
import { reversedTerm } from '../storage/word-forms.ts'
import type { IndexConnection } from './index-connection.ts'

const AFTER_ALL = '\u{10ffff}'
const WILDCARD = /[*?#]/
/** Maximum number of forms of one stem; more would be unrelated names. */
const MAX_FORMS = 64

/** Looks up the words of an index. */
export class Vocabulary {
  readonly #connection: IndexConnection

  constructor(connection: IndexConnection) {
    this.#connection = connection
  }

  /** 0 for an unknown token. */
  id(token: string): number {
    return (this.#connection.prepare('SELECT id FROM vocabulary WHERE term = ?').get(token) as { id: number } | undefined)?.id ?? 0
  }

  /** The token of an id. */
  term(id: number): string {
    return (this.#connection.prepare('SELECT term FROM vocabulary WHERE id = ?').get(id) as { term: string }).term
  }

  /** Ids of all tokens with this prefix. */
  idsWithPrefix(prefix: string): number[] {
    const sql = 'SELECT count(collect(id)) FROM vocabulary WHERE term >= ? AND term < ?'
    const { numbers, size } = this.#connection.collect(sql, [prefix, prefix + AFTER_ALL])
    return [...numbers.subarray(0, size)]
  }

  /** The word and others of the same stem in the index. */
  forms(word: string): string[] {
    const stem = englishStem(word)
    if (stem === null) return [word]
    const sql = `SELECT term FROM latin_words JOIN vocabulary USING (id) WHERE stem = ? LIMIT ${MAX_FORMS}`
    const forms = (this.#connection.prepare(sql).all(stem) as { term: string }[]).map((row) => row.term)
    return [...new Set([word, ...forms])]
  }

  /** Hyphenated forms of a joined word: `lithium ion` for `lithiumion`. */
  hyphenations(joined: string): string[][] {
    const rows = this.#connection.prepare('SELECT parts FROM compounds WHERE joined = ?').all(joined) as { parts: string }[]
    return rows.map((row) => row.parts.split(' '))
  }

  /** Tokens that match a pattern; above `limit` a SearchError with their number. */
  expand(pattern: string, limit: number): string[] {
    const terms = this.#fitting(pattern)
    if (terms.length <= limit) return terms
    throw new SearchError('pattern-too-broad', `${pattern} stands for ${terms.length} words, more than ${limit}`, {
      detail: { pattern, count: terms.length },
    })
  }

  #fitting(pattern: string): string[] {
    const glob = toGlobs(pattern)
    const start = pattern.split(WILDCARD)[0]!
    const end = pattern.split(WILDCARD).at(-1)!
    const [sql, from] =
      start === '' && end !== '' && isLatin(end)
        ? ['SELECT term FROM latin_words JOIN vocabulary USING (id) WHERE reversed >= ? AND reversed < ? AND ', reversedTerm(end)]
        : ['SELECT term FROM vocabulary WHERE term >= ? AND term < ? AND ', start]
    const fits = glob.map(() => 'term GLOB ?').join(' OR ')
    return (this.#connection.prepare(`${sql} (${fits})`).all(from, from + AFTER_ALL, ...glob) as { term: string }[]).map((row) => row.term)
  }
}

function isLatin(text: string): boolean {
  return /^[!-\u024f]+$/.test(text)
}

/** SQLite's GLOB patterns; `#`, none or one character, needs two of them. */
function toGlobs(pattern: string): string[] {
  const at = pattern.indexOf('#')
  if (at !== -1) return ['', '?'].flatMap((one) => toGlobs(pattern.slice(0, at) + one + pattern.slice(at + 1)))
  return [pattern.replaceAll('[', '[[]')]
}
