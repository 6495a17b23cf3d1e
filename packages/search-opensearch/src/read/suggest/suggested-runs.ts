import { textClause } from '../../query-dsl/text-clause.ts'
import type { SearchAnswer } from '../searching.ts'
import { valuesFrom, type HeldValue, type Suggesting } from './suggesting.ts'

/** Maximum number of continuations of a run that are counted. */
const CONTINUATIONS = 8
/** Particles that end no word: 石墨烯和 is not one. */
const JOINING_END = /[的和与及之其所于在为由将被等或该并且而]$/u
/** Maximum number of characters tried after a given one, by number of documents. */
const FOLLOWERS = 100
/** Maximum number of suggestions for one character. */
const WORDS = 60

/** A run extended by the characters that most often follow its last; for one character the pairs that begin with it. */
export async function suggestedRuns(suggesting: Suggesting, run: string): Promise<HeldValue[]> {
  const last = [...run].at(-1) as string
  const [pairs = []] = await pairsFrom(suggesting, [last])
  const distinctive = pairs.filter(({ text }) => !JOINING_END.test(text))
  if (run === last) return distinctive.slice(0, WORDS)
  return countedRuns(suggesting, [run, ...distinctive.slice(0, CONTINUATIONS).map(({ text }) => run + text.slice(last.length))])
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
