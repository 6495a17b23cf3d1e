import type { Ports } from '../ports.ts'
import type { Handlers } from '../plugins/call-context.ts'
import { requireReady } from '../plugins/require-ready.ts'
import { countryRule } from './country-rule.ts'

/** Suggestions of the engine that are parted into words and names. */
const LOOKED_AT = 60

/** The calls that say what typed characters may become. */
export function suggestHandlers({
  engine,
  readiness,
}: Pick<Ports, 'engine' | 'readiness'>): Pick<Handlers['search'], 'suggestAll' | 'suggestNormal' | 'suggestCompany' | 'countSuggest'> {
  const suggest = async (word: string, of: 'word' | 'AP', count: number, signal: AbortSignal) => {
    requireReady(readiness)
    if (!engine.supports.suggestions) return []
    const found = await engine.suggest({ text: word, limit: LOOKED_AT, signal })
    return found.filter((one) => one.of === of).slice(0, count)
  }
  const words = async (word: string, count: number, signal: AbortSignal) =>
    (await suggest(word, 'word', count, signal)).map(({ text }) => ({ name: text }))
  const companies = async (word: string, count: number, signal: AbortSignal) =>
    (await suggest(word, 'AP', count, signal)).map(({ text, documents }) => ({ name: text, count: documents }))
  return {
    async suggestAll({ word, count }, { signal }) {
      const [normalWordList, companyList] = await Promise.all([words(word, count, signal), companies(word, count, signal)])
      return { normalWordList, companyList }
    },
    async suggestNormal({ word, count }, { signal }) {
      return { normalWordList: await words(word, count, signal) }
    },
    async suggestCompany({ word, count }, { signal }) {
      return { word, list: await companies(word, count, signal) }
    },
    async countSuggest({ word }, { signal, rights }) {
      requireReady(readiness)
      const filters = countryRule(await rights())
      return (await engine.count({ query: { kind: 'phrase', text: word }, filters, exact: true, signal })).total
    },
  }
}
