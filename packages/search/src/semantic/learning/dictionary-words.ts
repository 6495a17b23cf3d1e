import { foldText } from '@gezhi/query'
import { builtInTechnicalTerms, readDictionary } from '@gezhi/semantic'

const WORD = /^\p{Script=Han}{2,8}$/u

/** The Chinese words of the technical and, where its package is installed, of the general dictionary, folded. */
export async function dictionaryWords(): Promise<Set<string>> {
  const dictionary = await readDictionary()
  const general = Iterator.from(dictionary?.entries() ?? []).map(({ word }) => word)
  const technical = builtInTechnicalTerms().map(({ zh }) => zh)
  return new Set([...technical, ...general].map((word) => foldText(word).text).filter((word) => WORD.test(word)))
}
