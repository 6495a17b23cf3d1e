/** The output of a network for one picture: one vector, vectors of tokens, or vectors of cells (channels first). */
export interface NetworkOutput {
  readonly data: Float32Array
  readonly dims: readonly number[]
}

/** One vector: that of the output, or the mean or the first of its vectors. Null for an output of another form. */
export function pooledOutput({ data, dims }: NetworkOutput, pooling: 'mean' | 'cls'): Float32Array | null {
  if (dims[0] !== 1) return null
  if (dims.length === 2) return data.slice()
  if (dims.length === 3) return tokens(data, dims[1]!, dims[2]!, pooling)
  return dims.length === 4 ? cells(data, dims[1]!, dims[2]! * dims[3]!) : null
}

function tokens(data: Float32Array, count: number, width: number, pooling: 'mean' | 'cls'): Float32Array {
  const used = pooling === 'cls' ? 1 : count
  return Float32Array.from({ length: width }, (_, at) => {
    let sum = 0
    for (let token = 0; token < used; token++) sum += data[token * width + at]!
    return sum / used
  })
}

function cells(data: Float32Array, channels: number, count: number): Float32Array {
  return Float32Array.from({ length: channels }, (_, channel) => {
    let sum = 0
    for (let cell = 0; cell < count; cell++) sum += data[channel * count + cell]!
    return sum / count
  })
}
