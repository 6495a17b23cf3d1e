const MAX_VALUE = 127

/** A vector with one byte per component: component j is about `bytes[j] · scale`. */
export interface QuantizedVector {
  readonly scale: number
  readonly bytes: Int8Array
}

/** The nearest vector of integers from -127 to 127 and one scale. */
export function quantized(vector: Float32Array): QuantizedVector {
  let largest = 0
  for (const value of vector) largest = Math.max(largest, Math.abs(value))
  const scale = largest / MAX_VALUE
  return { scale, bytes: Int8Array.from(vector, (value) => (scale === 0 ? 0 : Math.round(value / scale))) }
}
