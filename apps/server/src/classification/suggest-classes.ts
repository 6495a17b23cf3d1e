import { classAtLevel } from '@gezhi/records'
import type { SemanticSearch } from '@gezhi/search'
import type { BrowsedScheme } from './count-classes.ts'

/** A record with classes of any of the schemes. */
export type Classified = { readonly [Scheme in BrowsedScheme]?: readonly string[] }

/** The nearest patents whose classes count. */
const NEAREST = 50

/** Classes of the patents nearest to a text, by their share of similarity; subclasses of IPC and CPC, all of Locarno. Best first. */
export async function suggestClasses(
  semantic: SemanticSearch<Classified>,
  { text, scheme, size, signal }: { text: string; scheme: BrowsedScheme; size: number; signal: AbortSignal },
): Promise<{ code: string; score: number }[]> {
  const { hits } = await semantic.rank({ question: { kind: 'text', text }, from: 0, size: NEAREST, short: true, explain: false, signal })
  const weights = new Map<string, number>()
  let whole = 0
  for (const { record, score } of hits) {
    const codes = (record[scheme] ?? []).flatMap((symbol) =>
      scheme === 'locarno' ? symbol : (classAtLevel(symbol, scheme, 'subclass') ?? []),
    )
    // The worst of the candidates is still near: its vote is small but not zero.
    const weight = score + 1
    if (codes.length > 0) whole += weight
    for (const code of new Set(codes)) weights.set(code, (weights.get(code) ?? 0) + weight)
  }
  const sorted = [...weights].toSorted(([, a], [, b]) => b - a)
  return sorted.slice(0, size).map(([code, weight]) => ({ code, score: Math.round((weight / whole) * 1000) / 10 }))
}
