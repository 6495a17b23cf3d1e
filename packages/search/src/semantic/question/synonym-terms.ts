import { analyzeText, foldText } from '@gezhi/query'
import { questionWeight, type SoughtOption, type SoughtTerm } from '@gezhi/semantic'
import { englishStem } from '../../english-stem.ts'
import { isNoTerm, type IndexTerms } from './index-terms.ts'
import { NO_TERM } from './term-numbers.ts'

const HAN = /\p{Script=Han}/u

/**
 * Words of a text in a group of synonyms, each with the others of its groups as alternatives; those of the same language only, unless
 * `isTranslated`.
 */
export function synonymTerms(index: IndexTerms, text: string, groups: readonly (readonly string[])[], isTranslated: boolean): SoughtTerm[] {
  if (groups.length === 0) return []
  const countOf = occurrences(text)
  const found = new Map<string, { times: number; options: Map<string, SoughtOption> }>()
  for (const group of groups) {
    for (const word of group) {
      const times = countOf(word)
      if (times === 0) continue
      const options = found.get(word)?.options ?? new Map<string, SoughtOption>()
      for (const other of group) {
        const option = other === word || (!isTranslated && HAN.test(other) !== HAN.test(word)) ? null : optionOf(index, other)
        if (option !== null) options.set(other, option)
      }
      found.set(word, { times, options })
    }
  }
  return [...found].flatMap(([word, { times, options }]) =>
    options.size === 0 ? [] : [{ text: foldText(word).text, weight: questionWeight(times), options: [...options.values()] }],
  )
}

/** Counts the occurrences of a word in a text: a Chinese one anywhere, others as whole words in any form. */
function occurrences(text: string): (word: string) => number {
  const folded = foldText(text).text
  const stems = ` ${stemsOf(text).join(' ')} `
  return (word) => {
    if (HAN.test(word)) return folded.split(foldText(word).text).length - 1
    const own = stemsOf(word)
    return own.length === 0 ? 0 : stems.split(` ${own.join(' ')} `).length - 1
  }
}

function stemsOf(text: string): string[] {
  return analyzeText(text).tokens.map((token) => englishStem(token) ?? token)
}

/** With the same probability as the word itself; null if no record contains it. */
function optionOf(index: IndexTerms, word: string): SoughtOption | null {
  const tokens = analyzeText(word).tokens.filter((token) => !isNoTerm(token))
  const ids = [...new Set(tokens.map((token) => index.terms.find(token)))]
  if (ids.length === 0 || ids.includes(NO_TERM)) return null
  const documents = Math.min(...ids.map((id) => index.documents(id)))
  return documents === 0 ? null : { ids, share: 1, documents, source: 'operator', text: word }
}
