/** Scores of all candidates in one channel, NaN for none, and the weight of the channel. */
export interface ChannelScores {
  readonly scores: Float64Array
  readonly weight: number
}

/**
 * Combines the scores of several channels: each is normalised to mean 0 and deviation 1 over its candidates, then they are added by
 * weight. A candidate without a score in a channel gets the mean; a channel with equal scores is ignored.
 */
export function fusedScores(channels: readonly ChannelScores[], candidates: number): Float64Array {
  const fused = new Float64Array(candidates)
  const total = channels.reduce((sum, { weight }) => sum + weight, 0)
  for (const { scores, weight } of channels) {
    const { mean, deviation } = momentsOf(scores)
    if (deviation === 0) continue
    for (let i = 0; i < candidates; i++) if (!Number.isNaN(scores[i])) fused[i]! += ((weight / total) * (scores[i]! - mean)) / deviation
  }
  return fused
}

function momentsOf(scores: Float64Array): { mean: number; deviation: number } {
  const known = scores.filter((score) => !Number.isNaN(score))
  if (known.length === 0) return { mean: 0, deviation: 0 }
  const mean = known.reduce((sum, score) => sum + score, 0) / known.length
  const variance = known.reduce((sum, score) => sum + (score - mean) ** 2, 0) / known.length
  return { mean, deviation: Math.sqrt(variance) }
}
