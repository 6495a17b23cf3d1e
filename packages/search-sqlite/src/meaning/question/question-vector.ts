import { foldIn, weighedBag, type SoughtTerm } from '@gezhi/meaning'
import type { MeaningReader } from '../rank/meaning-reader.ts'

/** The vector of what is looked for in the directions the model learned; null where there are none, or the model knows none of its terms. */
export function questionVector(reader: MeaningReader, terms: readonly SoughtTerm[]): Float32Array | null {
  const learned = reader.shared?.model?.learned
  if (learned == null) return null
  const found = new Map<number, number>()
  for (const { weight, options } of terms) {
    for (const { ids, share } of options)
      for (const id of ids) found.set(id, (found.get(id) ?? 0) + (share * Math.exp(weight - 1)) / ids.length)
  }
  const ids = [...found.keys()].filter((id) => reader.rowOf(id) >= 0)
  const counts = ids.map((id) => found.get(id)!)
  const vector = foldIn(
    weighedBag({ terms: ids, counts }, (id) => reader.rowOf(id), learned.inverse),
    learned,
  )
  return vector.some((value) => value !== 0) ? vector : null
}
