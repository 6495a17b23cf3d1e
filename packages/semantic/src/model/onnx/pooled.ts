/** A tensor of texts by tokens by dimensions, or of texts by dimensions if the model pools the tokens itself. */
export interface TextTensor {
  readonly data: Float32Array
  readonly dims: readonly number[]
}

/** One vector per text: the mean over its tokens, or that of the first. `lengths`: tokens of each text. */
export function pooled({ data, dims }: TextTensor, lengths: readonly number[], pooling: 'mean' | 'cls'): Float32Array[] {
  const dimensions = dims.at(-1)!
  if (dims.length === 2) return lengths.map((_, i) => data.slice(i * dimensions, (i + 1) * dimensions))
  const width = dims[1]!
  return lengths.map((length, i) => {
    const vector = new Float32Array(dimensions)
    const tokens = pooling === 'cls' ? Math.min(1, length) : length
    for (let token = 0; token < tokens; token++) {
      const start = (i * width + token) * dimensions
      for (let j = 0; j < dimensions; j++) vector[j]! += data[start + j]! / tokens
    }
    return vector
  })
}
