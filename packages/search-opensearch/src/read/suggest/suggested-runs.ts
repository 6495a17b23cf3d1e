import { foldText } from '@gezhi/query'
import { isTermWord, termsInTexts, wordShare } from '@gezhi/search'
import { recordOf, type DocumentSource } from '../../storage/stored-document.ts'
import { textClause } from '../../query-dsl/text-clause.ts'
import type { SearchAnswer } from '../searching.ts'
import { valuesFrom, type HeldValue, type Suggesting } from './suggesting.ts'

/** Documents with a run that are read for the terms it begins. */
const READ = 48
const MAX_TERMS = 12
/** Maximum number of next characters tried, most frequent first. */
const FOLLOWERS = 100
/** Pairs of characters examined for one character, and documents read to decide whether a pair is a word. */
const PAIRS = 12
const READ_OF_PAIR = 12
const MOSTLY = 0.4

/** Terms that start with a run of characters; for one character, its two-character words and longer terms of other pairs. */
export async function suggestedRuns(suggesting: Suggesting, run: string): Promise<HeldValue[]> {
  if ([...run].length > 1) return countedRuns(suggesting, await termsFrom(suggesting, run))
  const [pairs = []] = await pairsFrom(suggesting, [run])
  const read = await Promise.all(pairs.slice(0, PAIRS).map(({ text }) => termOfPair(suggesting, text)))
  const terms = [...new Set(read.filter((term) => term !== null))]
  const known = new Map(pairs.map((pair) => [pair.text, pair]))
  const counted = await countedRuns(
    suggesting,
    terms.filter((term) => !known.has(term)),
  )
  return [...terms.flatMap((term) => known.get(term) ?? []), ...counted]
}

/** A pair of characters if it is a word in most places; otherwise the longer term it most often starts, or null. */
async function termOfPair(suggesting: Suggesting, pair: string): Promise<string | null> {
  const texts = await textsWith(suggesting, pair, READ_OF_PAIR)
  if (isTermWord(pair) && wordShare(texts, pair) >= MOSTLY) return pair
  return termsInTexts(texts, pair).find(({ text }) => text.length > pair.length)?.text ?? null
}

/** A run of characters if it is a term, otherwise the term it most often starts; null if there is none. */
export async function termOf(suggesting: Suggesting, run: string): Promise<string | null> {
  return isTermWord(run) ? run : ((await termsFrom(suggesting, run))[0] ?? null)
}

/** Terms that start with a run of at least two characters, most documents first. */
async function termsFrom(suggesting: Suggesting, run: string): Promise<string[]> {
  return termsInTexts(await textsWith(suggesting, run, READ), run)
    .slice(0, MAX_TERMS)
    .map(({ text }) => text)
}

/** Titles and similar short texts of the newest documents with a run. */
async function textsWith({ cluster, index, layout, filter, signal }: Suggesting, run: string, size: number): Promise<string[]> {
  const held = textClause(layout, layout.mainColumns, { kind: 'words', text: run, vary: false }, new Map())
  const body = { size, _source: ['front'], query: { bool: { filter: [filter, held] } }, sort: [{ address: 'desc' }] }
  const { hits } = await cluster.call<{ hits: { hits: readonly { _source: Pick<DocumentSource, 'front'> }[] } }>({
    method: 'POST',
    path: `/${index}/_search`,
    body,
    signal,
  })
  const columns = layout.kind.textColumns.filter(({ name }) => layout.mainColumns.includes(name))
  return hits.hits.map(({ _source }) => {
    const record = recordOf(_source)
    return columns.flatMap((column) => column.texts(record).map((text) => foldText(text).text)).join('。')
  })
}

/** For each character the pairs that begin with it, by number of documents. */
export function pairsFrom(suggesting: Suggesting, chars: readonly string[]): Promise<HeldValue[][]> {
  return valuesFrom(
    suggesting,
    chars.map((text) => ({ field: 'suggest.word', text, rest: '.', count: FOLLOWERS })),
  )
}

/** Number of documents of each run of characters; runs without documents are left out. */
export async function countedRuns({ cluster, index, layout, filter, signal }: Suggesting, runs: readonly string[]): Promise<HeldValue[]> {
  if (runs.length === 0) return []
  const lines = runs.flatMap((text) => {
    const held = textClause(layout, layout.mainColumns, { kind: 'words', text, vary: false }, new Map())
    return [{ index }, { size: 0, track_total_hits: true, query: { bool: { filter: [filter, held] } } }]
  })
  const { responses } = await cluster.call<{ responses: readonly SearchAnswer[] }>({ method: 'POST', path: '/_msearch', lines, signal })
  return runs.map((text, i) => ({ text, documents: responses[i]!.hits.total!.value })).filter(({ documents }) => documents > 0)
}
