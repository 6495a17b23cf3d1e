import { englishForms, type TechnicalTerm } from '@gezhi/semantic'
import type { DictionaryStore } from '../../content/dictionary-store.ts'

/** Type of the dictionary entries that hold technical terms: Chinese as value, English as English label, `-` to remove a built-in term. */
const TECHNICAL_TERM = 'technical_term'

/** The technical terms of the operator, which replace built-in terms with the same Chinese word. */
export async function ownTechnicalTerms(dictionary: Pick<DictionaryStore, 'entries'>): Promise<TechnicalTerm[]> {
  const entries = await dictionary.entries(TECHNICAL_TERM)
  return entries.map(({ dictValue, labelEn }) => ({ zh: dictValue.trim(), en: englishForms(labelEn) }))
}
