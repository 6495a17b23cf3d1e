import { isStopWord } from '../words/stop-words.ts'

/** A word of a dictionary with its glosses. */
export interface DictionaryEntry {
  readonly word: string
  readonly pinyin: string
  readonly glosses: readonly string[]
}

/** An English word or phrase, as stems joined by spaces, and a possible Chinese translation. */
export interface Translation {
  readonly source: string
  readonly target: string
  readonly weight: number
}

/** Stem of an English word. */
export type Stem = (word: string) => string

const LONGEST_PHRASE = 3
const LONGEST_GLOSS = 4
/** Total weight of the words of a gloss of several words; a gloss of one word has weight 1. */
const PART = 0.5
const HAN_WORD = /^\p{Script=Han}{1,8}$/u
/** Surnames and places begin with a capital; they are not words of inventions. */
const PROPER_NAME = /^[A-Z][a-z]/
const NO_GLOSS = /surname |variant of |\(idiom\)|^CL:|^see |^abbr\. |^used in |^also written |^Japanese |^Taiwan pr/
const EMPTY_WORDS = new Set(['sb', 'sth', 'etc', 'eg', 'ie', 'esp', 'lit', 'fig'])

/** The translations in a dictionary entry: each gloss as a phrase of up to three words and, with less weight, each of its words. */
export function glossTranslations({ word, pinyin, glosses }: DictionaryEntry, stem: Stem): Translation[] {
  if (!HAN_WORD.test(word) || PROPER_NAME.test(pinyin)) return []
  return glosses
    .flatMap((gloss) => gloss.split(/[;/]/))
    .filter((gloss) => !NO_GLOSS.test(gloss.trim()))
    .flatMap((gloss) => ofGloss(wordsOf(gloss, stem), word))
}

function wordsOf(gloss: string, stem: Stem): string[] {
  const plain = gloss.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g) ?? []
  return words.filter((word) => !isStopWord(word) && !EMPTY_WORDS.has(word)).map(stem)
}

function ofGloss(words: readonly string[], target: string): Translation[] {
  if (words.length === 0 || words.length > LONGEST_GLOSS) return []
  if (words.length === 1) return [{ source: words[0]!, target, weight: 1 }]
  const parts = words.map((source) => ({ source, target, weight: PART / words.length }))
  return words.length > LONGEST_PHRASE ? parts : [...parts, { source: words.join(' '), target, weight: 1 }]
}
