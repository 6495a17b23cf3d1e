import { EmbeddingModelError } from '../embedding-model.ts'

/** The vectors of a response in the requested order. Throws if their number or dimensions are wrong. */
export function readEmbeddings(answer: unknown, count: number, dimensions: number): Float32Array[] {
  const data = (answer as { data?: unknown } | null)?.data
  if (!Array.isArray(data) || data.length !== count) throw wrong(`${Array.isArray(data) ? data.length : 'no'} vectors for ${count} texts`)
  const vectors = Array.from({ length: count }, (): Float32Array | undefined => undefined)
  for (const [i, entry] of (data as { index?: unknown; embedding?: unknown }[]).entries()) {
    const place = typeof entry.index === 'number' ? entry.index : i
    vectors[place] = readVector(entry.embedding, dimensions)
  }
  return vectors.map((vector, i) => vector ?? fail(`no vector for text ${i}`))
}

function readVector(embedding: unknown, dimensions: number): Float32Array {
  if (!Array.isArray(embedding) || embedding.length !== dimensions) {
    throw wrong(`vectors of ${Array.isArray(embedding) ? embedding.length : 'no'} dimensions where ${dimensions} are set`)
  }
  const vector = Float32Array.from(embedding as number[])
  return vector.every(Number.isFinite) ? vector : fail('a vector with what is no number')
}

function fail(what: string): never {
  throw wrong(what)
}

function wrong(what: string): EmbeddingModelError {
  return new EmbeddingModelError('wrong-answer', `The embedding model gave ${what}`)
}
