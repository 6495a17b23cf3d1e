import { inverseFrequency, type Collection, type SoughtTerm } from '@gezhi/meaning'
import type { MeaningReader } from '../rank/meaning-reader.ts'
import { ownTerm, writtenTerms } from './question-terms.ts'

/** What is looked for of a text: its own terms, and what they are in the other language. */
export function soughtTerms(reader: MeaningReader, text: string): SoughtTerm[] {
  return writtenTerms(reader.terms, text).map((term) => ownTerm(term, (id) => reader.documents(id)))
}

/** How telling the best way of finding a term is. */
export function worthOf({ weight, options }: SoughtTerm, collection: Collection): number {
  return weight * options.reduce((most, { share, documents }) => Math.max(most, share * inverseFrequency(documents, collection)), 0)
}
