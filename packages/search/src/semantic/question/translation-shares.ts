import type { SoughtOption, SoughtSource } from '@gezhi/semantic'

/** Source of a translation. */
export type Origin = Exclude<SoughtSource, 'own'>

/** A translation whose terms the index holds. */
export interface FoundTranslation {
  readonly text: string
  readonly origin: Origin
  readonly weight: number
  readonly ids: readonly number[]
  readonly documents: number
}

/** Maximum number of translations searched for one term. */
const MAX_OPTIONS = 8
/** Share of learned translations next to those of a general dictionary, depending on whether their weights add up to `SURE`. Measured. */
const SURE = 0.25
const LEARNED_SHARE = { sure: 0.85, unsure: 0.6 }
/** The same next to the technical dictionary, which is more reliable. */
const LEARNED_BESIDE_TECHNICAL = 0.4

/**
 * Weighs translations of one word by how much the records use them (`weight · ln(1 + documents)`); all shares together are 1. Where the
 * dictionary of technical terms has the word, the general one is not consulted. Pure.
 */
export function translationShares(found: readonly FoundTranslation[]): SoughtOption[] {
  const origins = Map.groupBy(found, ({ origin }) => origin)
  if (origins.has('technical')) origins.delete('dictionary')
  const learned = learnedShare(origins)
  const others = (1 - learned) / Math.max(1, origins.size - 1)
  const shares = [...origins].flatMap(([origin, rows]) => sharesOf(rows, origins.size === 1 ? 1 : origin === 'records' ? learned : others))
  return toOptions(shares)
}

function learnedShare(origins: ReadonlyMap<Origin, readonly FoundTranslation[]>): number {
  const learned = origins.get('records')
  if (learned === undefined) return 0
  if (origins.has('technical')) return LEARNED_BESIDE_TECHNICAL
  return learned.reduce((sum, { weight }) => sum + weight, 0) >= SURE ? LEARNED_SHARE.sure : LEARNED_SHARE.unsure
}

/** All shares together are `total`. */
function sharesOf(rows: readonly FoundTranslation[], total: number): { row: FoundTranslation; share: number }[] {
  const weighed = rows.map((row) => ({ row, worth: row.weight * Math.log(1 + row.documents) }))
  const best = weighed.toSorted((a, b) => b.worth - a.worth).slice(0, MAX_OPTIONS)
  const sum = best.reduce((all, { worth }) => all + worth, 0)
  return best.map(({ row, worth }) => ({ row, share: (total * worth) / sum }))
}

/** The same word from two origins is one option. */
function toOptions(shares: readonly { row: FoundTranslation; share: number }[]): SoughtOption[] {
  const options = new Map<string, SoughtOption>()
  for (const { row, share } of shares) {
    const known = options.get(row.text)
    const { ids, documents, text } = row
    options.set(text, known === undefined ? { ids, documents, text, share, source: row.origin } : { ...known, share: known.share + share })
  }
  return [...options.values()].toSorted((a, b) => b.share - a.share)
}
