import type { SemanticStore } from './semantic-store.ts'

/** A learned model in stored form: by the words themselves. */
export interface ModelParts {
  readonly dimensions: number
  /** The term of each row, in the form of documents. */
  readonly words: readonly string[]
  readonly inverse: Float32Array
  /** Terms by dimensions. */
  readonly rows: Float32Array
}

/** Stores a learned model. */
export async function putModel(store: SemanticStore, { words, inverse, rows }: ModelParts): Promise<void> {
  await store.putPart('words', Buffer.from(words.join('\n')))
  await store.putPart('inverse', bytesOf(inverse))
  await store.putPart('rows', bytesOf(rows))
}

/** The learned model; null if the store belongs to an external model. */
export async function readModel(store: SemanticStore): Promise<ModelParts | null> {
  const words = (await store.part('words')).toString()
  if (words === '') return null
  const [inverse, rows] = [floatsOf(await store.part('inverse')), floatsOf(await store.part('rows'))]
  return { dimensions: rows.length / inverse.length, words: words.split('\n'), inverse, rows }
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function floatsOf(bytes: Buffer): Float32Array {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
