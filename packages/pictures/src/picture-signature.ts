import { SHAPE_DIMENSIONS } from './picture-model.ts'

/** 32-bit words of a signature. */
export const SIGNATURE_WORDS = SHAPE_DIMENSIONS / 32

/** The signs of a shape vector, one bit each: bit j of word i is set if number 32 i + j is negative. */
export function pictureSignature(shape: Int8Array): Uint32Array {
  const words = new Uint32Array(SIGNATURE_WORDS)
  for (let i = 0; i < SHAPE_DIMENSIONS; i++) if (shape[i]! < 0) words[i >> 5]! |= 1 << (i & 31)
  return words
}
