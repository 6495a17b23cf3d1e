import type { SourceProgress } from '@gezhi/search'
import type { FoundFile } from './find-files.ts'
import type { ImportSource } from './import-source.ts'
import { readFile } from './read-file.ts'
import type { ReadEvent } from './read-event.ts'
import type { ProgressQuestion, ReadStep } from './reading-protocol.ts'

/** Reads a file step by step; a question of `readFile` about progress is a step of its own, answered by the next call. */
export class ReadSteps {
  readonly #events: AsyncGenerator<ReadEvent>
  /** The step asked for last: a new promise for each, since what waits for one that lives longer keeps every batch in memory. */
  #step = Promise.withResolvers<ReadStep>()
  /** Answers the last step, if that was a question. */
  #answer: ((progress: SourceProgress | null) => void) | null = null

  constructor(file: FoundFile, sources: readonly ImportSource[]) {
    this.#events = readFile(file, (source, recordKind) => this.#progressOf({ source, recordKind }), sources)
  }

  /** The next step, one call at a time; `progress` answers the last step if that was a question. */
  next(progress: SourceProgress | null): Promise<ReadStep> {
    const answer = this.#answer
    this.#step = Promise.withResolvers()
    this.#answer = null
    if (answer === null) void this.#read()
    else answer(progress)
    return this.#step.promise
  }

  async #read(): Promise<void> {
    try {
      const next = await this.#events.next()
      this.#step.resolve(next.done === true ? 'end' : { event: next.value })
    } catch (error) {
      this.#step.reject(error)
    }
  }

  #progressOf(question: ProgressQuestion): Promise<SourceProgress | null> {
    const { promise, resolve } = Promise.withResolvers<SourceProgress | null>()
    this.#answer = resolve
    this.#step.resolve({ question })
    return promise
  }
}
