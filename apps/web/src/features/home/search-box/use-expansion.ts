import type { ExpandedWord } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import { useRested } from '../../../components/use-rested.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { expandableWords, SYNONYMS } from './smart-expansion.ts'

/** The synonyms of the next search. */
export interface Expansion {
  /** The text they belong to; null until the synonyms of the typed text are known. */
  readonly text: string | null
  /** Words that have synonyms, without those that were removed. */
  readonly words: readonly ExpandedWord[]
  remove(word: string, synonym: string): void
}

/** The synonyms of the words in the box; none while `enabled` is false. Removed ones stay removed until the page is left. */
export function useExpansion(typed: string, enabled: boolean): Expansion {
  const language = useLanguage()
  const text = useRested(typed.trim())
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const words = enabled ? expandableWords(text) : []
  const { data, isPlaceholderData } = useQuery({
    ...callQuery(language, 'search', 'expandKeywords', { word: words.join(','), count: SYNONYMS, equivalent: true }),
    placeholderData: keepPreviousData,
    enabled: words.length > 0,
    retry: false,
  })
  // The response for a phrase without synonyms is word by word; the box does not split it.
  const found = (data ?? []).filter(({ word }) => words.includes(word))
  const kept = found.map(({ word, synonymList }) => ({
    word,
    synonymList: synonymList.filter((one) => !removed.has(keyOf(word, one.word))).slice(0, SYNONYMS),
  }))
  const isKnown = data !== undefined && !isPlaceholderData && words.length > 0
  return {
    text: isKnown ? text : null,
    words: kept.filter(({ synonymList }) => synonymList.length > 0),
    remove: (word, synonym) => setRemoved((before) => new Set(before).add(keyOf(word, synonym))),
  }
}

function keyOf(word: string, synonym: string): string {
  return `${word}\n${synonym}`
}
