import { useState } from 'react'
import type { ExpandedWord } from '@gezhi/contract/client'
import { isSuggestable } from '../../../components/suggestions/suggestable.ts'

const KEY = 'gezhi.expansion'
/** Maximum number of expanded words in a search, and of synonyms of each. */
export const MAX_WORDS = 20
export const SYNONYMS = 5
const OPERATOR = /^(?:AND|OR|NOT|XOR|NEAR\S*|ADJ\S*|SEN|PARA|OPT)$/

/** Whether words are expanded by synonyms before a search; stored for the tab (G65). */
export function useSmartExpansion(): readonly [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(storedChoice)
  return [
    on,
    (next) => {
      setOn(next)
      store(next)
    },
  ]
}

/** The expandable words of a text: only plain words; a query with fields, operators or brackets is not expanded. Pure. */
export function expandableWords(text: string): string[] {
  if (!isSuggestable(text) || /[()[\]{}*?#]/.test(text)) return []
  const words = [...text.matchAll(/"([^"]+)"|([^\s"]+)/g)].map(([, phrase, word]) => phrase ?? word ?? '').filter(Boolean)
  return words.length > MAX_WORDS || words.some((word) => OPERATOR.test(word)) ? [] : words
}

/** The words with their synonyms joined by OR; the unchanged text if no word has any, or if it would become too long. Pure. */
export function withSynonyms(text: string, words: readonly string[], expanded: readonly ExpandedWord[], longest: number): string {
  const synonyms = new Map(expanded.map(({ word, synonymList }) => [word, synonymList.slice(0, SYNONYMS).map((one) => one.word)]))
  if (words.every((word) => !synonyms.get(word)?.length)) return text
  const parts = words.map((word) => {
    const all = [word, ...(synonyms.get(word) ?? [])].map(quoted)
    return all.length === 1 ? all[0]! : `(${all.join(' OR ')})`
  })
  const query = parts.join(' AND ')
  return query.length > longest ? text : query
}

function quoted(word: string): string {
  return /^[\p{L}\p{N}]+$/u.test(word) && !OPERATOR.test(word.toUpperCase()) ? word : `"${word.replaceAll('"', ' ')}"`
}

function storedChoice(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

function store(on: boolean): void {
  try {
    sessionStorage.setItem(KEY, on ? '1' : '0')
  } catch {
    // Then it lasts until the page is reloaded.
  }
}
