import type { Translation } from '@gezhi/semantic'
import type { SemanticStore } from './semantic-store.ts'

/** What a model learned, as a store holds it: by the words themselves. */
export interface ModelPieces {
  readonly dimensions: number
  /** The term of each row, as documents write it. */
  readonly words: readonly string[]
  readonly inverse: Float32Array
  /** Terms by dimensions. */
  readonly rows: Float32Array
}

/** Puts a model that was learned. */
export async function putModel(store: SemanticStore, { words, inverse, rows }: ModelPieces): Promise<void> {
  await store.putPiece('words', Buffer.from(words.join('\n')))
  await store.putPiece('inverse', bytesOf(inverse))
  await store.putPiece('rows', bytesOf(rows))
}

/** A model that was learned; null where the store is of a model outside. */
export async function readModel(store: SemanticStore): Promise<ModelPieces | null> {
  const words = (await store.piece('words')).toString()
  if (words === '') return null
  const [inverse, rows] = [floatsOf(await store.piece('inverse')), floatsOf(await store.piece('rows'))]
  return { dimensions: rows.length / inverse.length, words: words.split('\n'), inverse, rows }
}

/** Puts translations that records taught. */
export async function putTranslations(store: SemanticStore, translations: readonly Translation[]): Promise<void> {
  await store.putPiece(
    'translations',
    Buffer.from(JSON.stringify(translations.map(({ source, target, weight }) => [source, target, weight]))),
  )
}

/** Translations that records taught; none where these were too few. */
export async function readLearnedTranslations(store: SemanticStore): Promise<Translation[]> {
  const json = (await store.piece('translations')).toString()
  const rows = json === '' ? [] : (JSON.parse(json) as [string, string, number][])
  return rows.map(([source, target, weight]) => ({ source, target, weight }))
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function floatsOf(bytes: Buffer): Float32Array {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
