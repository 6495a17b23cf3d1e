/** How a score is described. It is no probability of conflict. */
export type Likeness = 'nearly-same' | 'very-similar' | 'similar' | 'some' | 'little'

const BANDS: readonly { readonly from: number; readonly likeness: Likeness }[] = [
  { from: 0.9, likeness: 'nearly-same' },
  { from: 0.8, likeness: 'very-similar' },
  { from: 0.7, likeness: 'similar' },
  { from: 0.5, likeness: 'some' },
]

/** The description of a score; `little` is folded away in lists. */
export function likenessOf(score: number): Likeness {
  return BANDS.find(({ from }) => score >= from)?.likeness ?? 'little'
}
