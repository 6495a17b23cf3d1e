/** How a score is described. It is no probability of conflict. */
export type SimilarityBand = 'nearly-same' | 'very-similar' | 'similar' | 'some' | 'little'

const BANDS: readonly { readonly from: number; readonly band: SimilarityBand }[] = [
  { from: 0.9, band: 'nearly-same' },
  { from: 0.8, band: 'very-similar' },
  { from: 0.7, band: 'similar' },
  { from: 0.5, band: 'some' },
]

/** The description of a score; `little` is folded away in lists. */
export function similarityBandOf(score: number): SimilarityBand {
  return BANDS.find(({ from }) => score >= from)?.band ?? 'little'
}
