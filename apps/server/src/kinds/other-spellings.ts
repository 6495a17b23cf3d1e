import { closestNames } from '@gezhi/query'
import type { SearchEngine } from '@gezhi/search'

const LATIN = /^[a-z]{4,}$/i
const HAN = /^\p{Script=Han}{3,6}$/u
/** Maximum number of words with one prefix that are compared. */
const COMPARED = 400
/** Maximum number of corrections per word. */
const OFFERED = 2

/** Likely corrections of a word that does not occur, most likely first; none for a word that occurs. */
export async function otherSpellings(engine: SearchEngine, word: string, signal: AbortSignal): Promise<string[]> {
  if (!engine.supports.suggestions || !(LATIN.test(word) || HAN.test(word))) return []
  if (await finds(engine, word, signal)) return []
  const candidates = LATIN.test(word) ? await latinSpellings(engine, word, signal) : await hanSpellings(engine, word, signal)
  return candidates.slice(0, OFFERED)
}

async function finds(engine: SearchEngine, word: string, signal: AbortSignal): Promise<boolean> {
  return (await engine.count({ query: { kind: 'word', text: word }, signal })).total > 0
}

/** Words with a common prefix and a small edit distance. For an error in the prefix itself only the first letter is used. */
async function latinSpellings(engine: SearchEngine, word: string, signal: AbortSignal): Promise<string[]> {
  for (const length of [Math.ceil(word.length / 2), 2, 1]) {
    const words = await wordsFrom(engine, word.slice(0, length), COMPARED, signal)
    const close = closestNames(word, words)
    if (close.length > 0) return close
  }
  return []
}

/** Replaces a character by one that often follows the characters before it. */
async function hanSpellings(engine: SearchEngine, word: string, signal: AbortSignal): Promise<string[]> {
  const chars = [...word]
  const tried = await Promise.all(
    chars.slice(1).map(async (_, at) => {
      const before = chars.slice(0, at + 1).join('')
      const after = chars.slice(at + 2).join('')
      const longer = await wordsFrom(engine, before, 20, signal)
      return longer.filter((one) => [...one].length === at + 2).map((one) => one + after)
    }),
  )
  const candidates = [...new Set(tried.flat())]
  const found = await Promise.all(candidates.map((one) => finds(engine, one, signal)))
  return candidates.filter((_, index) => found[index])
}

async function wordsFrom(engine: SearchEngine, text: string, limit: number, signal: AbortSignal): Promise<string[]> {
  return (await engine.suggest({ text, limit, signal })).filter((one) => one.of === 'word').map((one) => one.text)
}
