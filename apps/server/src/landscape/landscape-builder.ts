import { LabelWords } from '@gezhi/search/semantic'
import { densityHills, layOutVectors, type Layout } from '@gezhi/semantic'
import { DocumentVectors, type DocumentText } from './document-vectors.ts'
import { hillLabels, MAX_READ } from './hill-labels.ts'

/** A hill with the words that distinguish it. */
export interface LabelledHill {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly words: readonly string[]
}

/** Documents laid out in the plane. */
export interface BuiltLandscape {
  /** x and y of each document, 0 to 1. */
  readonly points: Layout
  /** Largest first, at most 24. */
  readonly hills: readonly LabelledHill[]
  /** The hill of each document. */
  readonly hillOf: Uint8Array
}

/** Shares of the whole work at which phases end. */
const PHASES = { learned: 0.3, placed: 0.9 } as const
const LEARNING_STEPS = 5

/** Collects documents and lays them out. Deterministic: the same documents in the same order give the same landscape. */
export class LandscapeBuilder {
  readonly #vectors = new DocumentVectors()
  readonly #texts: DocumentText[] = []

  /** Adds a document; the first of its texts describes it in labels. */
  add(texts: readonly DocumentText[]): void {
    this.#vectors.add(texts)
    this.#texts.push(texts[0] ?? { title: '', abstract: '' })
  }

  /** `onProgress` gets values from 0 to 1 and may throw to stop. */
  build(onProgress: (share: number) => void): BuiltLandscape {
    const vectors = this.#vectors.learn((step) => onProgress((PHASES.learned * step) / LEARNING_STEPS))
    const points = layOutVectors(vectors, (share) => onProgress(PHASES.learned + (PHASES.placed - PHASES.learned) * share))
    onProgress(PHASES.placed)
    const { hills, hillOf } = densityHills(points)
    const labels = this.#labels(hills.length, hillOf)
    return { points, hills: hills.map((hill, i) => ({ ...hill, words: labels[i]! })), hillOf }
  }

  #labels(count: number, hillOf: Uint8Array): string[][] {
    const members = Array.from({ length: count }, (): number[] => [])
    for (const [document, hill] of hillOf.entries()) members[hill]!.push(document)
    const read = members.map((documents) => everyNth(documents, Math.ceil(documents.length / MAX_READ)).map((one) => this.#texts[one]!))
    const words = new LabelWords(read.flat())
    return hillLabels(
      read.map((texts) => {
        const counts = new Map<string, number>()
        for (const { title, abstract } of texts) {
          for (const word of words.of(`${title}\n${abstract}`)) counts.set(word, (counts.get(word) ?? 0) + 1)
        }
        return { documents: texts.length, counts }
      }),
      (word) => words.isTerm(word),
    )
  }
}

function everyNth<T>(list: readonly T[], stride: number): T[] {
  return list.filter((_, i) => i % Math.max(1, stride) === 0)
}
