/** 32-bit words of the signature of a shape vector with this many numbers. */
export function signatureWords(dimensions: number): number {
  return Math.ceil(dimensions / 32)
}

/** The signs of a shape vector, one bit each: bit j of word i is set if number 32 i + j is negative. */
export function pictureSignature(shape: Int8Array): Uint32Array {
  const words = new Uint32Array(signatureWords(shape.length))
  for (let i = 0; i < shape.length; i++) if (shape[i]! < 0) words[i >> 5]! |= 1 << (i & 31)
  return words
}
