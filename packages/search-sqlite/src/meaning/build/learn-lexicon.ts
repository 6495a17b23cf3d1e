import { englishStem } from '@gezhi/search'
import { isNoTerm } from '@gezhi/search/meaning'
import { analyzeText } from '@gezhi/query'
import type { LangText } from '@gezhi/records'
import { learnTranslations, type TextPair } from '@gezhi/meaning'
import { throwIfCancelled } from '@gezhi/search/threads'
import { unpackRecord, type RecordBlobs } from '../../storage/stored-record.ts'
import { readMeta, writeMeta } from '../store/meaning-meta.ts'
import type { BuildFiles } from './bag-writer.ts'
import { replaceTranslations } from './lexicon-writer.ts'

/** Records looked at for texts in both languages, spread over the index, and those kept. */
const LOOKED_AT = 100_000
const MOST_PAIRS = 20_000
/** Fewer teach nothing. */
const FEWEST_PAIRS = 50
const CHUNK = 500
const HAN_TOKEN = /^\p{Script=Han}{2}$/u

/** Learns translations from the records that have a title or abstract in both languages. Answers how many taught. */
export function learnLexicon(files: BuildFiles): number {
  const numbers = new TermNumbers()
  const pairs = pairsOf(files, numbers)
  const learned = pairs.length < FEWEST_PAIRS ? [] : learnTranslations(pairs)
  const { store, db } = files
  db.exec('BEGIN IMMEDIATE')
  const translations = learned.map(({ source, target, probability }) => ({
    source: numbers.text(source),
    target: numbers.text(target),
    weight: probability,
  }))
  replaceTranslations(files, translations, 'records')
  writeMeta(store, { version: readMeta(store).version + 1 })
  db.exec('COMMIT')
  return pairs.length
}

class TermNumbers {
  readonly #numbers = new Map<string, number>()
  readonly #texts: string[] = []

  number(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#texts.length)
    return this.#texts.push(text) - 1
  }

  text(number: number): string {
    return this.#texts[number]!
  }
}

function pairsOf({ index }: BuildFiles, numbers: TermNumbers): TextPair[] {
  const { last } = index('SELECT coalesce(max(doc_no), 0) AS last FROM documents').get() as { last: number }
  const every = Math.max(1, Math.ceil(last / LOOKED_AT))
  const next = index('SELECT front, body FROM documents WHERE doc_no >= ? AND doc_no < ? AND doc_no % ? = 0')
  const pairs: TextPair[] = []
  for (let from = 0; from <= last && pairs.length < MOST_PAIRS; from += CHUNK * every) {
    throwIfCancelled()
    const rows = next.all(from, from + CHUNK * every, every) as unknown as RecordBlobs[]
    for (const row of rows) pairs.push(...pairsOfRecord(row, numbers))
  }
  return pairs
}

function pairsOfRecord({ front }: RecordBlobs, numbers: TermNumbers): TextPair[] {
  const { titles, abstracts } = unpackRecord({ front, body: null })
  return [titles, abstracts ?? []].flatMap((texts) => {
    const [english, chinese] = [textsIn(texts, 'en'), textsIn(texts, 'zh')]
    if (english === '' || chinese === '') return []
    return [{ source: termNumbers(english, numbers, isEnglish), target: termNumbers(chinese, numbers, isChinese) }]
  })
}

function textsIn(texts: readonly LangText[], lang: string): string {
  return texts
    .filter((text) => text.lang === lang)
    .map(({ text }) => text)
    .join('\n')
}

const isChinese = (token: string) => HAN_TOKEN.test(token)
const isEnglish = (token: string) => /^[a-z]/.test(token) && !isNoTerm(token)

function termNumbers(text: string, numbers: TermNumbers, isWanted: (token: string) => boolean): Int32Array {
  const terms = analyzeText(text)
    .tokens.filter(isWanted)
    .map((token) => englishStem(token) ?? token)
  return Int32Array.from(new Set(terms), (term) => numbers.number(term))
}
