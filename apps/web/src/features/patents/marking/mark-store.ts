import type { FindMarks } from '../../../components/highlight/highlight-context.ts'
import type { Mark } from '../../../components/highlight/split-by-marks.ts'
import { inIdleSlices } from '../long-text/idle-slices.ts'

const NONE: readonly Mark[] = []
/** No further text is begun when less than this is left of a slice, ms. */
const MIN_SLICE_MS = 2

/**
 * The marks of the texts on a page, found in idle moments, so that a long text can be read and scrolled meanwhile. Texts requested last
 * come first, because the reader has just scrolled to them. When the terms change, the old marks stay until the new ones are found.
 */
export class MarkStore {
  #find: FindMarks = () => NONE
  #listeners = new Map<string, Set<() => void>>()
  #marks = new Map<string, readonly Mark[]>()
  #waiting: string[] = []
  #working = false

  /** Sets the terms to mark. */
  setFind(find: FindMarks): void {
    this.#find = find
    this.#schedule([...this.#listeners.keys()].reverse())
  }

  /** The marks found so far. The same array as long as nothing changes. */
  marks(text: string): readonly Mark[] {
    return this.#marks.get(text) ?? NONE
  }

  /** Requests the marks of a text; `listener` is called when they are found. Returns a function that cancels it. */
  subscribe(text: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(text) ?? new Set()
    this.#listeners.set(text, listeners.add(listener))
    if (!this.#marks.has(text)) this.#schedule([text])
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      this.#listeners.delete(text)
      this.#marks.delete(text)
    }
  }

  #schedule(texts: readonly string[]): void {
    this.#waiting.push(...texts)
    if (this.#working) return
    this.#working = true
    inIdleSlices((timeLeft) => this.#work(timeLeft))
  }

  #work(timeLeft: () => number): 'more' | 'done' {
    do {
      const text = this.#waiting.pop()
      if (text === undefined) {
        this.#working = false
        return 'done'
      }
      this.#mark(text)
    } while (timeLeft() > MIN_SLICE_MS)
    return 'more'
  }

  #mark(text: string): void {
    const listeners = this.#listeners.get(text)
    if (listeners === undefined) return
    const marks = this.#find(text, 'text')
    const before = this.marks(text)
    this.#marks.set(text, marks.length > 0 ? marks : NONE)
    if (before.length > 0 || marks.length > 0) for (const listener of listeners) listener()
  }
}
