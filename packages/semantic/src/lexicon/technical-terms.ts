import { readdirSync, readFileSync } from 'node:fs'
import { isStopWord } from '../words/stop-words.ts'
import type { Stem, Translation } from './gloss-translations.ts'

/** A Chinese technical term with its English equivalents. */
export interface TechnicalTerm {
  readonly zh: string
  /** The most common first. In the terms of an operator, an empty list removes the term. */
  readonly en: readonly string[]
}

const FOLDER = new URL('../../data/technical-terms/', import.meta.url)

let builtIn: readonly TechnicalTerm[] | null = null

/** The built-in technical dictionary, for words that general dictionaries know in other senses only. */
export function builtInTechnicalTerms(): readonly TechnicalTerm[] {
  return (builtIn ??= readBuiltIn())
}

function readBuiltIn(): TechnicalTerm[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.tsv'))
  return files.sort().flatMap((name) => readTechnicalTerms(readFileSync(new URL(name, FOLDER), 'utf8')))
}

/** Reads lines `Chinese<tab>English; English`. Pure. */
export function readTechnicalTerms(text: string): TechnicalTerm[] {
  return text.split('\n').flatMap((line) => {
    const [zh = '', en = ''] = line.split('\t').map((cell) => cell.trim())
    return zh === '' ? [] : [{ zh, en: englishForms(en) }]
  })
}

/** Parses English equivalents separated by semicolons; `-` stands for none. Pure. */
export function englishForms(text: string): string[] {
  const forms = text.split(/[;；]/).map((form) => form.trim())
  return forms.filter((form) => form !== '' && form !== '-')
}

/** Replaces terms by those of an operator with the same Chinese word. Pure. */
export function withOwnTerms(terms: readonly TechnicalTerm[], own: readonly TechnicalTerm[]): TechnicalTerm[] {
  const replaced = new Set(own.map(({ zh }) => zh))
  return [...terms.filter(({ zh }) => !replaced.has(zh)), ...own]
}

/** Terms as translations of weight 1, English as stems joined by spaces. Pure. */
export function technicalTranslations(terms: readonly TechnicalTerm[], stem: Stem): Translation[] {
  return terms.flatMap(({ zh, en }) =>
    en.flatMap((form) => {
      const words = form.toLowerCase().match(/[a-z0-9]+/g) ?? []
      const source = words
        .filter((word) => !isStopWord(word))
        .map(stem)
        .join(' ')
      return source === '' ? [] : [{ source, target: zh, weight: 1 }]
    }),
  )
}
