import type { SearchCondition } from '@gezhi/query'
import type { Cluster } from '../cluster.ts'
import { joinedWords, type Compounds } from './resolved-words.ts'

const MAX_WRITINGS = 20

interface Answer {
  readonly responses: readonly {
    readonly aggregations?: { readonly writings: { readonly buckets: readonly { readonly key: string }[] } }
  }[]
}

/** Separated forms of the words of a condition that may be compounds, from the texts of the index. */
export async function compoundsIn(cluster: Cluster, index: string, condition: SearchCondition, signal?: AbortSignal): Promise<Compounds> {
  const words = [...new Set(joinedWords(condition))]
  if (words.length === 0) return new Map()
  const lines = words.flatMap((word) => [{ index }, writingsOf(word)])
  const { responses } = await cluster.call<Answer>({ method: 'POST', path: '/_msearch', lines, signal })
  return new Map(
    words.map((word, i) => {
      const found = responses[i]?.aggregations?.writings.buckets ?? []
      return [word, found.map(({ key }) => key.slice(word.length + 1))]
    }),
  )
}

/** Stored forms are `lithiumion lithium ion`; words consist of letters a to z only. */
function writingsOf(word: string) {
  return {
    size: 0,
    query: { prefix: { compounds: `${word} ` } },
    aggs: { writings: { terms: { field: 'compounds', include: `${word} .*`, size: MAX_WRITINGS } } },
  }
}
