/** Replaces values (≥ 0) by their square roots and normalizes them to length 1; all zeros stay zeros. Returns the same array. */
export function rootNormalized(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) values[i] = Math.sqrt(values[i]!)
  return normalized(values)
}

/** Normalizes values to length 1; all zeros stay zeros. Returns the same array. */
export function normalized(values: Float32Array): Float32Array {
  let squares = 0
  for (const value of values) squares += value * value
  if (squares === 0) return values
  const scale = 1 / Math.sqrt(squares)
  for (let i = 0; i < values.length; i++) values[i]! *= scale
  return values
}
