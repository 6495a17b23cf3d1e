import type { SoughtOption, SoughtSource } from '@gezhi/meaning'
import type { PreparedStatements } from '../terms/prepared-statements.ts'
import { NO_TERM, type TermTable } from '../terms/term-table.ts'

/** Translations of a term that are looked for. */
const MOST_OPTIONS = 8
/** Translations read of one word: the heaviest; more say too little each. */
const MOST_READ = 200

type Origin = Exclude<SoughtSource, 'own'>

interface LexiconRow {
  readonly text: string
  readonly origin: Origin
  readonly weight: number
}

interface Found extends LexiconRow {
  readonly ids: readonly number[]
  readonly documents: number
}

/** Looks words up in the lexicon of a store, and what they are translated to in the index. */
export class Translations {
  readonly #store: PreparedStatements
  readonly #terms: TermTable
  readonly #documents: (term: number) => number
  readonly #known = new Map<string, readonly SoughtOption[]>()

  constructor(store: PreparedStatements, terms: TermTable, documents: (term: number) => number) {
    this.#store = store
    this.#terms = terms
    this.#documents = documents
  }

  /** What an English word or phrase, as stems joined by spaces, may be in Chinese records of the index. */
  toChinese(stems: string): readonly SoughtOption[] {
    return this.#kept(`en ${stems}`, () => {
      const rows = this.#rows('SELECT target AS text, origin, weight FROM lexicon WHERE source = ? ORDER BY weight DESC LIMIT ?', stems)
      return this.#options(rows, (text) => pairsOf(text).map((pair) => this.#terms.find(pair)))
    })
  }

  /** What a Chinese word may be in English records of the index. */
  toEnglish(word: string): readonly SoughtOption[] {
    return this.#kept(`zh ${word}`, () => {
      const rows = this.#rows('SELECT source AS text, origin, weight FROM lexicon WHERE target = ? ORDER BY weight DESC LIMIT ?', word)
      return this.#options(rows, (text) => text.split(' ').map((stem) => this.#terms.findStem(stem) || this.#terms.find(stem))).map(
        (option) => ({
          ...option,
          text: option.ids.map((id) => this.#terms.formsOf(id)[0]).join(' '),
        }),
      )
    })
  }

  /** Whether the lexicon holds a Chinese word. */
  isChineseWord(word: string): boolean {
    return this.#store("SELECT 1 FROM lexicon WHERE target = ? AND origin <> 'records' LIMIT 1").get(word) !== undefined
  }

  /** Whether the lexicon holds an English phrase. */
  isEnglishPhrase(stems: string): boolean {
    return this.#store('SELECT 1 FROM lexicon WHERE source = ? LIMIT 1').get(stems) !== undefined
  }

  #kept(key: string, make: () => readonly SoughtOption[]): readonly SoughtOption[] {
    const options = this.#known.get(key) ?? make()
    if (this.#known.size > 50_000) this.#known.clear()
    this.#known.set(key, options)
    return options
  }

  #rows(sql: string, word: string): LexiconRow[] {
    return this.#store(sql).all(word, MOST_READ) as unknown as LexiconRow[]
  }

  /** Weighs translations by how much the records use them: `weight · ln(1 + documents)`; what dictionary and records say counts half each. */
  #options(rows: readonly LexiconRow[], idsOf: (text: string) => number[]): SoughtOption[] {
    const found = rows.flatMap((row): Found[] => {
      const ids = idsOf(row.text)
      if (ids.length === 0 || ids.includes(NO_TERM)) return []
      const documents = Math.min(...ids.map((id) => this.#documents(id)))
      return documents === 0 ? [] : [{ ...row, ids, documents }]
    })
    const origins = [...Map.groupBy(found, ({ origin }) => origin).values()]
    return toOptions(origins.flatMap((rowsOfOrigin) => sharesOf(rowsOfOrigin, 1 / origins.length)))
  }
}

/** All shares together are `total`. */
function sharesOf(rows: readonly Found[], total: number): { row: Found; share: number }[] {
  const weighed = rows.map((row) => ({ row, worth: row.weight * Math.log(1 + row.documents) }))
  const best = weighed.toSorted((a, b) => b.worth - a.worth).slice(0, MOST_OPTIONS)
  const sum = best.reduce((all, { worth }) => all + worth, 0)
  return best.map(({ row, worth }) => ({ row, share: (total * worth) / sum }))
}

/** The same word from two origins is one option. */
function toOptions(shares: readonly { row: Found; share: number }[]): SoughtOption[] {
  const options = new Map<string, SoughtOption>()
  for (const { row, share } of shares) {
    const known = options.get(row.text)
    const { ids, documents, text } = row
    options.set(text, known === undefined ? { ids, documents, text, share, source: row.origin } : { ...known, share: known.share + share })
  }
  return [...options.values()].toSorted((a, b) => b.share - a.share)
}

/** The overlapping pairs of characters of a Chinese word; none of a single character. */
function pairsOf(word: string): string[] {
  const chars = [...word]
  return chars.slice(1).map((char, i) => chars[i]! + char)
}
