import type { LearnedLexicon } from '@gezhi/search/semantic'
import type { SemanticStore } from './semantic-store.ts'

/** Stores a learned lexicon. */
export async function putLexicon(store: SemanticStore, { translations, words, ngrams }: LearnedLexicon): Promise<void> {
  const rows = translations.map(({ source, target, weight }) => [source, target, weight])
  await store.putPart('translations', Buffer.from(JSON.stringify(rows)))
  await store.putPart('corpus-words', Buffer.from(words.join('\n')))
  await store.putPart('ngram-keys', blobOf(ngrams.keys))
  await store.putPart('ngram-counts', blobOf(ngrams.counts))
  await store.putPart('ngram-total', Buffer.from(String(ngrams.total)))
}

/** The stored lexicon; null in a store of an earlier version. */
export async function readLexicon(store: SemanticStore): Promise<LearnedLexicon | null> {
  const total = (await store.part('ngram-total')).toString()
  if (total === '') return null
  const rows = JSON.parse((await store.part('translations')).toString()) as [string, string, number][]
  const words = (await store.part('corpus-words')).toString()
  const keys = new Float64Array(bufferOf(await store.part('ngram-keys')))
  const counts = new Uint32Array(bufferOf(await store.part('ngram-counts')))
  return {
    translations: rows.map(([source, target, weight]) => ({ source, target, weight })),
    words: words === '' ? [] : words.split('\n'),
    ngrams: { keys, counts, total: Number(total) },
  }
}

function blobOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function bufferOf(bytes: Buffer): ArrayBuffer {
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
}
