/** The scores one channel gave to all candidates, NaN where it has nothing to say of one, and what the channel weighs. */
export interface ChannelScores {
  readonly scores: Float64Array
  readonly weight: number
}

/**
 * One score of several channels: each is brought to mean 0 and deviation 1 over the candidates it speaks of, then they are added by weight.
 * A candidate a channel says nothing of stands at its mean; a channel that tells no two candidates apart says nothing.
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
