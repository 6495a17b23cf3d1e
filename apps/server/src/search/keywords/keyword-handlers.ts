import type { ExpandedWord } from '@gezhi/contract'
import type { Handlers } from '../../http/call-context.ts'
import { requireReady } from '../../http/require-ready.ts'
import type { SearchParts } from '../search-parts.ts'
import { findEquivalents } from './find-equivalents.ts'
import { findSynonyms } from './find-synonyms.ts'
import { listedWords, splitWords } from './split-words.ts'

/** Maximum number of expanded words: the rest of a longer text is left unchanged. */
const MAX_EXPANDED = 20
/** Synonyms of each word of a text. */
const EXTENSIONS = 10

type KeywordParts = Pick<SearchParts, 'engine' | 'readiness' | 'synonyms'>

/** The calls about words: keywords of a text, synonyms, completions. */
export function keywordHandlers(
  parts: KeywordParts,
): Pick<Handlers['search'], 'searchKeywords' | 'expandKeywords' | 'suggestKeywords' | 'splitText' | 'splitAndExpandText'> {
  const { engine, readiness } = parts
  const expand = async (words: readonly string[], count: number, signal: AbortSignal, find = findSynonyms): Promise<ExpandedWord[]> =>
    Promise.all(words.slice(0, MAX_EXPANDED).map(async (word) => ({ word, synonymList: await find(parts, word, count, signal) })))
  return {
    async searchKeywords({ word: text }, { signal }) {
      requireReady(readiness)
      if (engine.semantic === null) return alike(splitWords(text))
      const { terms } = await engine.semantic.rank({ question: { kind: 'text', text }, from: 0, size: 0, signal })
      return terms.map(({ text: word, weight, documents: count }) => ({ word, weight, count }))
    },
    async expandKeywords({ word, count, equivalent }, { signal }) {
      requireReady(readiness)
      const find = equivalent ? findEquivalents : findSynonyms
      const whole = await expand(listedWords(word), count, signal, find)
      const each = whole.map(async (one) => {
        const segments = one.synonymList.length > 0 ? [] : splitWords(one.word)
        return segments.length < 2 ? [one] : expand(segments, count, signal, find)
      })
      return (await Promise.all(each)).flat()
    },
    async suggestKeywords({ word, type, count }, { signal }) {
      requireReady(readiness)
      const isRequested = (kind: typeof type) => type === undefined || type === kind
      const suggested = engine.supports.suggestions ? await engine.suggest({ text: word, limit: 2 * count, signal }) : []
      const words = suggested.map(({ text, of, documents, estimated }) => ({
        word: text,
        type: of === 'word' ? ('word' as const) : ('applicant' as const),
        count: estimated ? null : documents,
        source: null,
      }))
      const synonyms = isRequested('synonym') ? await findSynonyms(parts, word, count, signal) : []
      const others = synonyms.map((one) => ({ word: one.word, type: 'synonym' as const, count: null, source: one.source }))
      return [...words.filter((one) => isRequested(one.type)), ...others].slice(0, 2 * count)
    },
    splitText: async ({ content }) => splitWords(content),
    async splitAndExpandText({ content }, { signal }) {
      requireReady(readiness)
      const expanded = await expand(splitWords(content), EXTENSIONS, signal)
      return expanded.map(({ word, synonymList }) => ({ word, extendList: synonymList }))
    },
  }
}

/** Equal weights, without an engine. */
function alike(words: readonly string[]) {
  return words.map((word) => ({ word, weight: 1 / words.length, count: 0 }))
}
