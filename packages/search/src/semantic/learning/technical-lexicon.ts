import { hash } from 'node:crypto'
import { foldText } from '@gezhi/query'
import { builtInTechnicalTerms, technicalTranslations, withOwnTerms, type TechnicalTerm, type Translation } from '@gezhi/semantic'
import { englishStem } from '../../english-stem.ts'
import { distinctTranslations } from './dictionary-translations.ts'

/** Identifies the technical dictionary including the terms of the operator; it changes with any of them. */
export function technicalEdition(own: readonly TechnicalTerm[]): string {
  return hash('sha256', JSON.stringify([builtInTechnicalTerms(), own])).slice(0, 16)
}

/** The technical dictionary as translations; terms of the operator replace built-in terms with the same Chinese word. */
export function technicalLexicon(own: readonly TechnicalTerm[]): Translation[] {
  const terms = withOwnTerms(builtInTechnicalTerms(), own).map((term) => ({ ...term, zh: foldText(term.zh).text }))
  return distinctTranslations(technicalTranslations(terms, (word) => englishStem(word) ?? word))
}
